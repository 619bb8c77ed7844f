// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Compresses with gzip (RFC 1952), using the system's zlib, which is loaded at run time.
///
/// Linking zlib would require its development package on every machine that builds an app, while the library itself is
/// part of every Debian system. Three of its functions with simple signatures suffice: a zlib stream is a gzip stream
/// with a different header and checksum. Without the library, pages are sent uncompressed.
package enum Gzip {
    private typealias Compress =
        @convention(c) (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>?, UInt, Int32)
        -> Int32
    private typealias Bound = @convention(c) (UInt) -> UInt
    private typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

    private struct Library: Sendable {
        let compress: Compress
        let bound: Bound
        let checksum: Checksum
    }

    private static let library: Library? = {
        guard let handle = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
            let compress = dlsym(handle, "compress2"),
            let bound = dlsym(handle, "compressBound"),
            let checksum = dlsym(handle, "crc32")
        else { return nil }
        return Library(
            compress: unsafeBitCast(compress, to: Compress.self),
            bound: unsafeBitCast(bound, to: Bound.self),
            checksum: unsafeBitCast(checksum, to: Checksum.self))
    }()

    /// Returns the bytes as a gzip member, or `nil` if that is impossible or not smaller.
    ///
    /// - Parameter level: The level from 1 (fast) to 9 (small).
    package static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let library, !bytes.isEmpty, bytes.count < Int(UInt32.max) else { return nil }
        var length = library.bound(UInt(bytes.count))
        var stream = [UInt8](repeating: 0, count: Int(length))
        let result = stream.withUnsafeMutableBufferPointer { target in
            bytes.withUnsafeBufferPointer { source in
                library.compress(target.baseAddress, &length, source.baseAddress, UInt(source.count), level)
            }
        }
        // The zlib stream starts with a header of two bytes and ends with an Adler checksum of four.
        guard result == 0, length > 6, Int(length) + 12 < bytes.count else { return nil }
        let checksum = bytes.withUnsafeBufferPointer {
            library.checksum(0, $0.baseAddress, UInt32($0.count))
        }
        var output: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        output.reserveCapacity(Int(length) + 12)
        output += stream[2..<Int(length) - 4]
        for word in [UInt32(truncatingIfNeeded: checksum), UInt32(bytes.count)] {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                output.append(UInt8(truncatingIfNeeded: word >> shift))
            }
        }
        return output
    }
}
