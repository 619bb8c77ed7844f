// SPDX-License-Identifier: Apache-2.0

/// Which modals a host keeps; the others go on to the next host around it. If there is no other, it keeps all.
///
/// A modal is judged by what is said about itself, wherever it was presented from: one that stands in a modal which went on
/// may stay. A filter decides when something is presented, and moves nothing that is there.
public struct ModalPresentationFilter {
    let accepts: (ModalInfo) -> Bool

    /// Modals stay. Toasts belong to the window in any case.
    public static var passThroughToasts: ModalPresentationFilter { ModalPresentationFilter { _ in true } }

    /// Only what carries a mark stays.
    public static func containsUniqueKey<Key: UniqueModalInfoKey>(_ key: Key.Type) -> ModalPresentationFilter {
        ModalPresentationFilter { $0.contains(key) }
    }

    /// What a closure says stays.
    public init(_ accepts: @escaping (ModalInfo) -> Bool) { self.accepts = accepts }
}
