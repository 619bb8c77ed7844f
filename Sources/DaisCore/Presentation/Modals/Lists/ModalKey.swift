// SPDX-License-Identifier: Apache-2.0

/// Tells the modals of one source apart: the key, what sort of view it is, and which of those that are alike it is.
///
/// The same key with another sort of view is another modal; equal ones are told apart by their order, so that keys may
/// repeat.
struct ModalKey: Hashable, Sendable, CustomStringConvertible {
    /// 0 for what a view lists itself, the number of the observed list otherwise.
    let list: Int
    nonisolated(unsafe) let key: AnyHashable
    let kind: ObjectIdentifier
    var occurrence = 0

    var description: String { "\(key)" }
}
