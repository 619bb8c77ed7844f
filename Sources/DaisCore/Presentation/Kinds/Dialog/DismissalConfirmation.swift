// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Asks for confirmation before the enclosing presentation is dismissed by the user or by `dismiss()`.
    ///
    /// ```swift
    /// Editor(draft: $draft)
    ///     .dismissalConfirmationDialog("Discard the draft?", shouldPresent: draft.isChanged) {
    ///         Button("Discard", role: .destructive) { draft.reset() }
    ///         Button("Keep Editing", role: .cancel) {}
    ///     }
    /// ```
    /// A button that does not cancel dismisses the presentation after its action. Setting the presenting binding to
    /// `false` dismisses without confirmation. While `shouldPresent` is `true`, the browser also asks before the tab is
    /// closed, reloaded or leaves the site.
    ///
    /// - Parameters:
    ///   - titleKey: The question.
    ///   - shouldPresent: Whether dismissal requires confirmation.
    ///   - actions: The buttons.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: Text(titleKey), isNeeded: shouldPresent, actions: actions(), message: EmptyView?.none))
    }

    /// Asks for confirmation before the enclosing presentation is dismissed.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: Text(title), isNeeded: shouldPresent, actions: actions(), message: EmptyView?.none))
    }

    /// Asks for confirmation before the enclosing presentation is dismissed.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DismissalConfirmation(title: title, isNeeded: shouldPresent, actions: actions(), message: EmptyView?.none))
    }

    /// Asks for confirmation, with a message, before the enclosing presentation is dismissed.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: Text(titleKey), isNeeded: shouldPresent, actions: actions(), message: message()))
    }

    /// Asks for confirmation, with a message, before the enclosing presentation is dismissed.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(title: Text(title), isNeeded: shouldPresent, actions: actions(), message: message()))
    }

    /// Asks for confirmation, with a message, before the enclosing presentation is dismissed.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(DismissalConfirmation(title: title, isNeeded: shouldPresent, actions: actions(), message: message()))
    }
}

nonisolated struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
    let title: Text
    let isNeeded: Bool
    let actions: Actions
    let message: Message?
    @State private var asks = false
    @State private var consent: DismissalConsent?
    @Environment(\.presentationContext) private var context

    init(title: Text, isNeeded: Bool, actions: Actions, message: Message?) {
        self.title = title
        self.isNeeded = isNeeded
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: Content) -> some View {
        content
            // Dialogs presented by the content do not end this presentation.
            .environment(\.dialogConfirmed, nil)
            .presentationOption(
                DismissalQuestion(isNeeded: isNeeded) {
                    consent = $0
                    asks = true
                }
            )
            // The end of the question, whatever the answer is.
            .onChange(of: asks) { if !asks { consent = nil } }
            .dialog(.confirmationDialog, title, while: $asks, actions, message)
            .environment(\.dialogConfirmed) { [weak context] in context?.machine?.exit(.programmatic) }
    }
}

/// Replaces the dismissal by a confirmation.
nonisolated struct DismissalQuestion: PresentationOption {
    let isNeeded: Bool
    let ask: (DismissalConsent?) -> Void

    @MainActor func apply(to layer: inout LayerDescription) {
        guard isNeeded else { return }
        layer.keepsTab = layer.keepsTab ?? true
        layer.question = ask
    }
}
