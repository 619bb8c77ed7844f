// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds actions to the view for screen readers and the keyboard.
    ///
    /// ```swift
    /// Text("Message").accessibilityActions {
    ///     Button("Reply") { reply() }
    ///     Button("Archive") { archive() }
    /// }
    /// ```
    /// They are buttons behind the view that nobody sees.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(HiddenActions(actions: content()))
    }

    /// Adds an action to the view for screen readers and the keyboard. Its name is that of a label.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(NamedAction(label: label(), action: action))
    }
}

/// Buttons behind a view.
nonisolated struct HiddenActions<Actions: View>: ViewModifier, BuiltInModifier {
    let actions: Actions

    @MainActor func body(content: Content) -> some View {
        content.overlay {
            Group { actions }.buttonStyle(.plain).modifier(LabelPartModifier.outOfSight)
        }
    }
}

/// A button behind a view.
nonisolated struct NamedAction<Label: View>: ViewModifier, BuiltInModifier {
    let label: Label
    let action: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(HiddenActions(actions: Button(action: action) { label }))
    }
}

extension LabelPartModifier {
    static var outOfSight: LabelPartModifier { LabelPartModifier(className: "vh", isQuiet: false) }
}
