// SPDX-License-Identifier: Apache-2.0

/// What a button shows that has only a role: a cross to close, a check mark to confirm, a word otherwise. In dialogs it is
/// always the word.
public struct DefaultButtonLabel: View, BuiltInView {
    let role: ButtonRole
    @Environment(\.labelStyle) private var style
    @Environment(\.locale) private var locale

    nonisolated init(role: ButtonRole) { self.role = role }

    public var body: some View {
        let words = BuiltInWords(locale)
        switch role {
        case .close: symbol(words[.close], "xmark")
        case .confirm: symbol(words[.done], "checkmark")
        case .destructive: Text(words[.delete])
        default: Text(words[.cancel])
        }
    }

    private func symbol(_ title: String, _ name: String) -> some View {
        // Alone, unless the place asks for something else.
        Label(title, systemImage: name)
            .environment(\.labelStyle, style == .builtIn(.automatic) ? .builtIn(.iconOnly) : style)
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose role says what it is called.
    ///
    /// ```swift
    /// Button(role: .close) { dismiss() }
    /// ```
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
