// SPDX-License-Identifier: Apache-2.0

/// Compresses with gzip (RFC 1952). Without the system's zlib, pages are sent uncompressed.
package enum Gzip {
    /// Returns the bytes as a gzip member, or `nil` if that is impossible or not smaller.
    ///
    /// - Parameter level: The level from 1 (fast) to 9 (small).
    package static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard !bytes.isEmpty, let deflater = Deflater(.gzip, level: level) else { return nil }
        var isSmaller = false
        let output = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
            let written = bytes.withUnsafeBytes {
                deflater.compress($0, into: UnsafeMutableRawBufferPointer(target), finishes: true)
            }
            count = written ?? 0
            isSmaller = count > 0 && count < bytes.count
        }
        return isSmaller ? output : nil
    }
}
