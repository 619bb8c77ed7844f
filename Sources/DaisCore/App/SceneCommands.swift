// SPDX-License-Identifier: Apache-2.0

extension Scene {
    /// Adds commands to the menu bar.
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
    /// The windows of all scenes of the app have the commands, those of the window's own scene first. Several modifiers on
    /// one scene add their commands to one bar, those nearest to the scene first.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(content: self, commands: content())
    }

    /// Removes all commands that modifiers nearer to the scene have added.
    nonisolated public func commandsRemoved() -> some Scene {
        ModifiedScene(content: self, removesCommands: true) { AnyView($0.modifier(CommandsRemoval())) }
    }

    /// Replaces all commands that modifiers nearer to the scene have added.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

/// A scene with commands.
nonisolated struct CommandedScene<Content: Scene, Declared: Commands>: Scene {
    let content: Content
    let commands: Declared

    @MainActor var body: Never { fatalError("a scene with commands has no body") }

    @MainActor static func _window(_ scene: Self) -> AnyView {
        AnyView(Content._window(scene.content).modifier(CommandsModifier(commands: scene.commands)))
    }

    @MainActor static var _parts: _SceneParts { Content._parts.union(.commands) }

    @MainActor static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        let views = Content._views(of: part, in: scene.content)
        guard part == .commands else { return views }
        return DeclaredCommands(all: (views.map { [$0] } ?? []) + [Declared._declaration(scene.commands)]).views
    }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        Content._shows(scene.content, request)
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        Content._authentication(scene.content)
    }
}

/// Commands of several scenes.
nonisolated struct DeclaredCommands: PrimitiveCommands {
    let all: [AnyView]

    @MainActor static func _declaration(_ commands: Self) -> AnyView {
        AnyView(ForEach(commands.all.indices, id: \.self) { commands.all[$0] })
    }

    /// The views that declare the commands, or `nil` if there are none.
    @MainActor var views: AnyView? { all.isEmpty ? nil : Self._declaration(self) }
}
