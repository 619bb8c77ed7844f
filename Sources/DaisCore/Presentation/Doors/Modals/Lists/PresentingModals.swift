// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents modals above this view while they are in a list.
    ///
    /// ```swift
    /// Orders()
    ///     .presentingModals {
    ///         if isEditing { Modal(key: "editor", style: .card()) { Editor() } }
    ///         for hint in hints { Modal(key: hint.id, style: .popover()) { HintView(hint) } }
    ///     }
    /// ```
    /// Vary the list instead of adding or removing the modifier, which would recreate this view. Later modals lie above
    /// earlier ones.
    nonisolated public func presentingModals(
        @ModalListBuilder<Modal> _ modals: @escaping () -> [Modal]
    ) -> some View {
        modifier(ModalListing(modals: modals, toasts: { [] }))
    }

    /// Shows toasts while they are in a list.
    ///
    /// ```swift
    /// Mailbox()
    ///     .presentingToasts {
    ///         if isOffline { Toast(key: "offline", "There is no connection", systemImage: "wifi.slash") }
    ///     }
    /// ```
    nonisolated public func presentingToasts(
        @ModalListBuilder<Toast> _ toasts: @escaping () -> [Toast]
    ) -> some View {
        modifier(ModalListing(modals: { [] }, toasts: toasts))
    }
}

/// Evaluates the lists in a body of its own, so that a change of their dependencies does not evaluate the view around
/// it.
nonisolated struct ModalListing: ViewModifier, BuiltInModifier {
    let modals: () -> [Modal]
    let toasts: () -> [Toast]
    @Environment(\.self) private var environment
    @State private var sourceState = ModalSourceState()

    init(modals: @escaping () -> [Modal], toasts: @escaping () -> [Toast]) {
        self.modals = modals
        self.toasts = toasts
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PresentationSource(
                descriptors: sourceState.descriptors(modals(), in: environment)
                    + sourceState.descriptors(toasts(), in: environment)))
    }
}
