// SPDX-License-Identifier: Apache-2.0

extension Scene {
    /// Adds commands to the menu bar of the scene's windows.
    ///
    /// ```swift no-compile: uses types of the app
    /// @main struct Notes: App {
    ///     var body: some Scene {
    ///         WindowGroup { NoteList() }
    ///             .commands {
    ///                 CommandMenu("Note") {
    ///                     Button("Pin") { pin() }.keyboardShortcut("p", modifiers: [.command, .shift])
    ///                 }
    ///                 SidebarCommands()
    ///             }
    ///     }
    /// }
    /// ```
    /// The menu bar is at the top of windows that are at least 768 points wide. In narrower ones it is hidden, and the
    /// keyboard shortcuts of its commands still work. They do not work behind a modal.
    ///
    /// Commands belong to the windows of their scene. Several modifiers on one scene add their commands to one bar, those
    /// nearest to the scene first.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ModifiedScene(content: self) { AnyView($0.modifier(CommandsModifier(commands: commands))) }
    }

    /// Removes all commands that modifiers nearer to the scene have added.
    nonisolated public func commandsRemoved() -> some Scene {
        ModifiedScene(content: self) { AnyView($0.modifier(CommandsRemoval())) }
    }

    /// Replaces all commands that modifiers nearer to the scene have added.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
