// SPDX-License-Identifier: Apache-2.0

/// A filter that selects the modals a host keeps. Other modals go on to the next host; the outermost host keeps all.
///
/// A filter examines a modal's own ``ModalInfo``, wherever it is presented from. It is evaluated when a modal is
/// presented and never moves an existing one.
///
/// ```swift
/// Detail().modalHost(presentationFilter: ModalPresentationFilter { $0.contains(StaysInDetail.self) })
/// ```
public struct ModalPresentationFilter {
    let accepts: (ModalInfo) -> Bool

    /// A filter that keeps modals. Toasts always go on to the window.
    public static var passThroughToasts: ModalPresentationFilter { ModalPresentationFilter { _ in true } }

    /// Returns a filter that keeps only modals whose info contains a key.
    public static func containsUniqueKey<Key: UniqueModalInfoKey>(_ key: Key.Type) -> ModalPresentationFilter {
        ModalPresentationFilter { $0.contains(key) }
    }

    /// Creates a filter that keeps the modals for which a closure returns true.
    public init(_ accepts: @escaping (ModalInfo) -> Bool) { self.accepts = accepts }
}
