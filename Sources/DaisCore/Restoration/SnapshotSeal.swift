// SPDX-License-Identifier: Apache-2.0

/// Encrypts snapshots that a browser keeps, so that it can neither read nor change them.
package struct SnapshotSeal: Sendable {
    /// Encrypts bytes for the user with an identity.
    package let seal: @Sendable (_ bytes: [UInt8], _ identity: String?) -> String
    /// Returns the bytes of a text that `seal` has made for the same identity and that has not expired, or `nil`.
    package let open: @Sendable (_ text: String, _ identity: String?) -> [UInt8]?

    package init(
        seal: @escaping @Sendable (_ bytes: [UInt8], _ identity: String?) -> String,
        open: @escaping @Sendable (_ text: String, _ identity: String?) -> [UInt8]?
    ) {
        self.seal = seal
        self.open = open
    }
}
