// SPDX-License-Identifier: Apache-2.0

extension Scene {
    /// Decides who asks, before the app shows anything.
    ///
    /// ```swift
    /// struct User: Equatable, Sendable { var name: String }
    ///
    /// struct Notes: App {
    ///     var body: some Scene {
    ///         WindowGroup { NotesView(path: "notes.txt") }
    ///             .authenticate { request in
    ///                 request.cookies["login"].map { User(name: $0) }
    ///             }
    ///     }
    /// }
    /// ```
    /// The closure is asked when a browser requests a page, when a page connects or comes back, and when cookies were
    /// set with ``CookieWriter``. Its value is the ``EnvironmentValues/identity`` of the session; `nil` means nobody. A
    /// browser only comes back to its session if the identity is equal. It throws a ``RequestRefusal`` to refuse.
    ///
    /// The closure runs on no actor, for several requests at once, and has ten seconds. It belongs to the process and
    /// is read once, from an app that is created when the server starts. So it cannot depend on state of a session.
    ///
    /// - Parameter authenticate: A closure that returns the identity of the user, or `nil` for nobody.
    nonisolated public func authenticate<I: Sendable & Equatable>(
        _ authenticate: @escaping @Sendable (_ request: AuthenticationRequest) async throws -> I?
    ) -> some Scene {
        AuthenticatedScene(content: self, authentication: Authentication(authenticate))
    }
}

/// A scene with a closure that decides who asks.
nonisolated private struct AuthenticatedScene<Content: Scene>: Scene {
    let content: Content
    let authentication: Authentication

    @MainActor var body: Never { fatalError("an authenticated scene has no body") }

    @MainActor static func _window(_ scene: Self) -> AnyView { Content._window(scene.content) }

    @MainActor static var _parts: _SceneParts { Content._parts.union(.authentication) }

    @MainActor static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        Content._views(of: part, in: scene.content)
    }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        Content._shows(scene.content, request)
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        _Authentication(value: scene.authentication)
    }
}

/// The closure of a scene that decides who asks.
public struct _Authentication: Sendable {
    package let value: Authentication
}
