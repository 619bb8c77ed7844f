// SPDX-License-Identifier: Apache-2.0

/// A command of the menu View that hides and shows the sidebar of the window's split view.
///
/// ```swift
/// @main struct Mail: App {
///     var body: some Scene {
///         WindowGroup { Text("Mail") }
///             .commands { SidebarCommands() }
///     }
/// }
/// ```
/// Its keys are Option-Command-S. With Control instead of Option, as on a Mac, they would be those that save on other
/// keyboards. The command is disabled in a window without a sidebar beside its content.
nonisolated public struct SidebarCommands: Commands {
    /// Creates the command.
    public init() {}

    /// The command.
    @MainActor public var body: some Commands {
        CommandGroup(after: .sidebar) {
            WindowPartCommand(
                part: \.sidebar, show: .showSidebar, hide: .hideSidebar,
                shortcut: KeyboardShortcut("s", modifiers: [.option, .command]))
        }
    }
}
