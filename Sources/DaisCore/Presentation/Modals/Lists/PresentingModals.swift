// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents modals above this view for as long as they are listed.
    ///
    /// ```swift
    /// Orders()
    ///     .presentingModals {
    ///         if isEditing { Modal(key: "editor", style: .card()) { Editor() } }
    ///         for hint in hints { Modal(key: hint.id, style: .popover()) { HintView(hint) } }
    ///     }
    /// ```
    /// Vary the list, not the modifier: then this view is never made anew. The later modal stands above the earlier.
    nonisolated public func presentingModals(
        @ModalListBuilder<Modal> _ modals: @escaping () -> [Modal]
    ) -> some View {
        modifier(ModalListing(modals: modals, toasts: { [] }))
    }

    /// Shows toasts for as long as they are listed.
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

/// Lists modals and toasts in a body of its own: what the list reads evaluates it, and not the view around it.
nonisolated struct ModalListing: ViewModifier, BuiltInModifier {
    let modals: () -> [Modal]
    let toasts: () -> [Toast]
    @Environment(\.self) private var environment
    @State private var desk = ModalDesk()

    init(modals: @escaping () -> [Modal], toasts: @escaping () -> [Toast]) {
        self.modals = modals
        self.toasts = toasts
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PresentationSource(
                descriptors: desk.descriptors(modals(), in: environment)
                    + desk.descriptors(toasts(), in: environment)))
    }
}
