// SPDX-License-Identifier: Apache-2.0

/// A menu of the menu bar.
///
/// ```swift no-compile: uses a model of the app
/// CommandMenu("Image") {
///     Button("Rotate") { editor.rotate() }
///         .keyboardShortcut("r")
///     Divider()
///     Toggle("Show Grid", isOn: $showsGrid)
/// }
/// ```
/// Menus of the app are between the built-in menus View and Window, in the order of the source.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    let name: Text
    let content: Content

    /// Creates a menu with a localized name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
    }

    /// Creates a menu with a name that is kept as a resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }

    /// Creates a menu with a text as its name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = Text(name)
        self.content = content()
    }

    /// Returns a view that declares the menu.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView {
        CommandEntry(place: .menu(commands.name), content: commands.content).declaration
    }
}
