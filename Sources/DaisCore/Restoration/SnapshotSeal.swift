// SPDX-License-Identifier: Apache-2.0

/// Encrypts snapshots that a browser keeps, so that it can neither read nor change them.
package struct SnapshotSeal: Sendable {
    /// A snapshot that has been opened, with what its header says.
    package struct Opened: Equatable, Sendable {
        package let bytes: [UInt8]
        /// The number of the snapshot among those of its browser tab.
        package let number: UInt32
        /// The number of seconds since the snapshot was made.
        package let age: Int
        /// Indicates whether this build of the app, with these files of the client, has made it.
        package let isOfThisBuild: Bool

        package init(bytes: [UInt8], number: UInt32 = 0, age: Int = 0, isOfThisBuild: Bool = true) {
            self.bytes = bytes
            self.number = number
            self.age = age
            self.isOfThisBuild = isOfThisBuild
        }
    }

    /// Encrypts bytes for the user with an identity.
    package let seal: @Sendable (_ bytes: [UInt8], _ identity: String?, _ number: UInt32) -> String
    /// Opens a text that `seal` has made for the same identity and that has not expired. It is `nil` for any other.
    package let open: @Sendable (_ text: String, _ identity: String?) -> Opened?

    /// Indicates whether snapshots also have the values of `@State`, because the app is being written.
    package var keepsStates = false

    package init(
        seal: @escaping @Sendable (_ bytes: [UInt8], _ identity: String?, _ number: UInt32) -> String,
        open: @escaping @Sendable (_ text: String, _ identity: String?) -> Opened?
    ) {
        self.seal = seal
        self.open = open
    }
}
