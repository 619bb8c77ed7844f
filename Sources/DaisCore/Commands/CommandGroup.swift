// SPDX-License-Identifier: Apache-2.0

/// Commands in a built-in menu, such as File or Help.
///
/// ```swift no-compile: uses a model of the app
/// CommandGroup(after: .newItem) {
///     Button("Import…") { showsImporter = true }
/// }
/// CommandGroup(replacing: .help) {
///     Button("User Guide") { showsGuide = true }
/// }
/// ```
/// A browser has commands of its own for new windows, the clipboard and printing, so the built-in menus are empty until
/// an app adds commands, and an empty menu is not shown. Lines separate the groups of a menu.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    let place: CommandEntry.Place
    let content: Content

    /// Creates a group in front of a built-in group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .before(group)
        content = addition()
    }

    /// Creates a group behind a built-in group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }

    /// Creates a group in the place of a built-in group. Of several ones, the last replaces the others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    /// Returns a view that declares the group.
    @MainActor public static func _declaration(_ commands: Self) -> AnyView {
        CommandEntry(place: commands.place, content: commands.content).declaration
    }
}
