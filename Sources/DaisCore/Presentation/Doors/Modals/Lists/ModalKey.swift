// SPDX-License-Identifier: Apache-2.0

/// Identifies a modal of a source: by its key, the type of its content, and its index among equal ones.
///
/// The same key with another type of content is another modal. The index allows keys to repeat.
struct ModalKey: Hashable, Sendable, CustomStringConvertible {
    /// 0 for a view's own list, or the number of an observed list.
    let list: Int
    nonisolated(unsafe) let key: AnyHashable
    let kind: ObjectIdentifier
    var occurrence = 0

    var description: String { "\(key)" }

    /// The id of what the modal shows. The number of a modal presented by a call, or of one among equal keys, belongs to
    /// another modal in another session.
    var item: AnyHashable { kind == ObjectIdentifier(PresentedItem.self) || occurrence > 0 ? .ofThisSession : key }
}
