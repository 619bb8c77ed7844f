// SPDX-License-Identifier: Apache-2.0

/// The label of a button that only has a role: a cross to close, a checkmark to confirm, or text. In dialogs it is
/// always text.
public struct DefaultButtonLabel: View, BuiltInView {
    let role: ButtonRole
    @Environment(\.labelStyle) private var style
    @Environment(\.locale) private var locale

    nonisolated init(role: ButtonRole) { self.role = role }

    /// The content of the view.
    public var body: some View {
        let strings = BuiltInStrings(locale)
        switch role {
        case .close: symbol(strings[.close], "xmark")
        case .confirm: symbol(strings[.done], "checkmark")
        case .destructive: Text(strings[.delete])
        default: Text(strings[.cancel])
        }
    }

    private func symbol(_ title: String, _ name: String) -> some View {
        // The symbol has no title, unless the environment sets a label style.
        Label(title, systemImage: name)
            .environment(\.labelStyle, style == .builtIn(.automatic) ? .builtIn(.iconOnly) : style)
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button whose label follows from its role.
    ///
    /// ```swift
    /// Button(role: .close) { dismiss() }
    /// ```
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
