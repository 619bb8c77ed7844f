// SPDX-License-Identifier: Apache-2.0

/// A command that hides and shows a part of the window.
nonisolated struct WindowPartCommand: View, BuiltInView {
    let part: KeyPath<WindowParts, WindowPart?>
    let show: BuiltInStrings.Word
    let hide: BuiltInStrings.Word
    let shortcut: KeyboardShortcut
    @Environment(\.windowParts) private var parts
    @Environment(\.locale) private var locale

    init(
        part: KeyPath<WindowParts, WindowPart?>, show: BuiltInStrings.Word, hide: BuiltInStrings.Word,
        shortcut: KeyboardShortcut
    ) {
        self.part = part
        self.show = show
        self.hide = hide
        self.shortcut = shortcut
    }

    @MainActor var body: some View {
        let found = parts?.wrappedValue[keyPath: part]
        Button(BuiltInStrings(locale)[found?.isShown == true ? hide : show]) { found?.toggle() }
            .keyboardShortcut(shortcut)
            .disabled(found == nil)
    }
}

private enum WindowPartsEnvironmentKey: EnvironmentKey {
    static var defaultValue: Binding<WindowParts>? { nil }
}

extension EnvironmentValues {
    /// The parts of the window that commands hide and show.
    var windowParts: Binding<WindowParts>? {
        get { self[WindowPartsEnvironmentKey.self] }
        set { self[WindowPartsEnvironmentKey.self] = newValue }
    }
}
