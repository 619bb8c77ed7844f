// SPDX-License-Identifier: Apache-2.0

/// A part of an app that has its own views.
///
/// ```swift
/// struct MainScene: Scene {
///     @State private var isReady = false
///
///     var body: some Scene {
///         WindowGroup { Toggle("Ready", isOn: $isReady) }
///     }
/// }
/// ```
/// The dynamic properties of a scene work as in a view. Each session has its own.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the content.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Returns the views of the scene's window.
    @MainActor static func _window(_ scene: Self) -> AnyView
    /// Returns the closure that decides who asks, if the scene has one.
    @MainActor static func _authentication(_ scene: Self) -> _Authentication?
    /// Returns whether an address asks for the scene's window; for the engine.
    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool
}

/// The window that an address asks for; for the engine.
public struct _WindowRequest {
    let value: WindowRequest?
}

extension Scene {
    /// Returns the views of the window of the scene's content.
    public static func _window(_ scene: Self) -> AnyView {
        AnyView(ValueBody(of: scene) { Body._window($0.body) })
    }

    /// Returns the closure that decides who asks, if the scene's content has one.
    public static func _authentication(_ scene: Self) -> _Authentication? { Body._authentication(scene.body) }

    /// Returns whether an address asks for the window of the scene's content.
    public static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool { Body._shows(scene.body, request) }
}

extension Never: Scene {}

/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
    /// Accepts a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines several scenes. The browser shows the first one, unless the address asks for another.
    @_disfavoredOverload
    @MainActor public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> some Scene {
        SceneList(first: first, others: (repeat each content))
    }
}

/// Several scenes, of which a session shows one.
nonisolated struct SceneList<First: Scene, each Other: Scene>: Scene {
    let first: First
    let others: (repeat each Other)

    @MainActor var body: Never { fatalError("a list of scenes has no body") }

    @MainActor static func _window(_ scene: Self) -> AnyView {
        let request = _WindowRequest(value: .current)
        guard !First._shows(scene.first, request) else { return First._window(scene.first) }
        var found: AnyView?
        func look<S: Scene>(_ other: S) {
            if found == nil, S._shows(other, request) { found = S._window(other) }
        }
        repeat look(each scene.others)
        return found ?? First._window(scene.first)
    }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        var found = First._shows(scene.first, request)
        func look<S: Scene>(_ other: S) { if !found { found = S._shows(other, request) } }
        repeat look(each scene.others)
        return found
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        var found = First._authentication(scene.first)
        func look<S: Scene>(_ other: S) { if found == nil { found = S._authentication(other) } }
        repeat look(each scene.others)
        return found
    }
}

/// A scene whose window is changed.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let modify: (AnyView) -> AnyView

    @MainActor var body: Never { fatalError("a modified scene has no body") }

    @MainActor static func _window(_ scene: Self) -> AnyView { scene.modify(Content._window(scene.content)) }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        Content._shows(scene.content, request)
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        Content._authentication(scene.content)
    }
}
