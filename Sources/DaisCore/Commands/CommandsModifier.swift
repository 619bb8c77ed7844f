// SPDX-License-Identifier: Apache-2.0

/// Declares commands beside the content of a scene. The outermost one shows the menu bar of the window.
nonisolated struct CommandsModifier<Declared: Commands>: ViewModifier, BuiltInModifier {
    let commands: Declared
    @Environment(\.hasMenuBar) private var hasMenuBar
    @State private var entries: [CommandEntry] = []
    @State private var parts = WindowParts()

    init(commands: Declared) { self.commands = commands }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if hasMenuBar {
            declared(content)
        } else {
            // The menu bar alone reads the states, so that another command evaluates nothing of the content.
            MenuBar(entries: $entries, parts: $parts)
            declared(content)
                .environment(\.hasMenuBar, true)
                .modifier(PreferenceReader<CommandKey>(isSame: { $0.isEmpty && $1.isEmpty }) { entries = $0 })
                .modifier(PreferenceReader<WindowPartsKey>(isSame: { $0.isEmpty && $1.isEmpty }) { parts = $0 })
        }
    }

    @MainActor private func declared(_ content: Content) -> some View {
        Group {
            content
            Declared._declaration(commands)
        }
    }
}

/// Keeps the commands of a scene from the menu bar.
nonisolated struct CommandsRemoval: ViewModifier, BuiltInModifier {
    @MainActor func body(content: Content) -> some View {
        content.environment(\.hasMenuBar, true).transformPreference(CommandKey.self) { $0 = [] }
    }
}

private enum HasMenuBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// A Boolean that is `true` if a view around this one shows the commands.
    fileprivate var hasMenuBar: Bool {
        get { self[HasMenuBarKey.self] }
        set { self[HasMenuBarKey.self] = newValue }
    }
}
