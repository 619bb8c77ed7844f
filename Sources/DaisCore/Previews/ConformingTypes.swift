// SPDX-License-Identifier: Apache-2.0
import CDaisConformances

/// The types of the program that conform to a protocol, as the binary records them.
enum ConformingTypes {
    /// Returns the types, or `nil` if the binary has no records.
    ///
    /// - Parameter existential: The type `any P` of the protocol `P`.
    static func of(_ existential: Any.Type) -> [Any.Type]? {
        // The metadata of `any P`: its kind, its flags and the number of protocols, then the first protocol.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(
            fromByteOffset: MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size, as: UnsafeRawPointer.self)
        var found: [Any.Type] = []
        let isRead = withUnsafeMutablePointer(to: &found) { found in
            dais_visit_conforming_types(
                descriptor,
                { type, list in
                    list?.assumingMemoryBound(to: [Any.Type].self).pointee
                        .append(unsafeBitCast(type, to: Any.Type.self))
                }, found)
        }
        return isRead ? found : nil
    }
}
