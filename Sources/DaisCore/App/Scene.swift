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
    /// The parts for the windows of other scenes that the scene has; for the engine.
    @MainActor static var _parts: _SceneParts { get }
    /// Returns the views of a part, if the scene has it.
    @MainActor static func _views(of part: _SceneParts, in scene: Self) -> AnyView?
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
    public static func _authentication(_ scene: Self) -> _Authentication? {
        Body._parts.contains(.authentication) ? Body._authentication(scene.body) : nil
    }

    /// The parts of the scene's content.
    public static var _parts: _SceneParts { Body._parts }

    /// Returns the views of a part of the scene's content.
    public static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        // Scenes without the part are not evaluated.
        guard Body._parts.contains(part) else { return nil }
        return AnyView(ValueBody(of: scene) { Body._views(of: part, in: $0.body) ?? AnyView(EmptyView()) })
    }

    /// Returns whether an address asks for the window of the scene's content.
    public static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        // The scene has no state and no environment yet, so the types answer if they can.
        if request.value == nil, !Body._parts.contains(.optional) { return Body._parts.contains(.window) }
        return Body._shows(scene.body, request)
    }
}

/// The parts of a scene, which its type tells without an evaluation; for the engine.
public struct _SceneParts: OptionSet, Sendable {
    /// The raw value: one bit for each part.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    static let settings = _SceneParts(rawValue: 1)
    static let commands = _SceneParts(rawValue: 2)
    /// A closure that decides who asks.
    static let authentication = _SceneParts(rawValue: 4)
    /// A window that needs no value.
    static let window = _SceneParts(rawValue: 8)
    /// A scene that may be absent.
    static let optional = _SceneParts(rawValue: 16)
}

extension Scene where Body == Never {
    /// No parts.
    public static var _parts: _SceneParts { [] }
    /// Returns `nil`, because the scene has no parts.
    public static func _views(of part: _SceneParts, in scene: Self) -> AnyView? { nil }
}

extension Never: Scene {}

/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
    /// Accepts a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a scene in a test of availability.
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
    /// Returns a scene that may be absent.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { OptionalScene(scene: scene) }
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
        var shown: Int?
        scene.visit { index, scene in if shown == nil, scene.shows(request) { shown = index } }
        let chosen = shown ?? 0
        var window = AnyView(EmptyView())
        // The window has its own commands already.
        var commands: [AnyView] = []
        scene.visit { index, scene in
            if index == chosen {
                window = scene.window()
            } else if let more = scene.views(of: .commands) {
                commands.append(more)
            }
        }
        if !commands.isEmpty {
            window = AnyView(window.modifier(CommandsModifier(commands: DeclaredCommands(all: commands))))
        }
        return _views(of: .settings, in: scene).map { AnyView(window.modifier(SettingsModifier(settings: $0))) }
            ?? window
    }

    @MainActor static var _parts: _SceneParts {
        var parts = First._parts
        func add<S: Scene>(_: S.Type) { parts.formUnion(S._parts) }
        repeat add((each Other).self)
        return parts
    }

    @MainActor static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        var found: [AnyView] = []
        scene.visit { _, scene in if let views = scene.views(of: part) { found.append(views) } }
        // An app has one settings scene. The commands of all scenes are declared.
        return part == .settings ? found.first : DeclaredCommands(all: found).views
    }

    /// Calls a closure with each scene and its index.
    @MainActor private func visit(_ action: (Int, AnyScene) -> Void) {
        var index = 0
        func next<S: Scene>(_ scene: S) {
            action(index, AnyScene(scene))
            index += 1
        }
        next(first)
        repeat next(each others)
    }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        var found = false
        scene.visit { _, scene in found = found || scene.shows(request) }
        return found
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        var found: _Authentication?
        scene.visit { _, scene in found = found ?? scene.authentication() }
        return found
    }
}

/// One of several scenes.
@MainActor
private struct AnyScene {
    let window: () -> AnyView
    private let part: (_SceneParts) -> AnyView?
    let shows: (_WindowRequest) -> Bool
    let authentication: () -> _Authentication?

    init<S: Scene>(_ scene: S) {
        window = { S._window(scene) }
        part = { S._views(of: $0, in: scene) }
        shows = { S._shows(scene, $0) }
        authentication = { S._authentication(scene) }
    }

    func views(of part: _SceneParts) -> AnyView? { self.part(part) }
}

/// A scene whose window is changed.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    var removesCommands = false
    let modify: (AnyView) -> AnyView

    @MainActor var body: Never { fatalError("a modified scene has no body") }

    @MainActor static func _window(_ scene: Self) -> AnyView { scene.modify(Content._window(scene.content)) }

    @MainActor static var _parts: _SceneParts { Content._parts }

    @MainActor static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        switch part {
        case .commands: scene.removesCommands ? nil : Content._views(of: part, in: scene.content)
        default: Content._views(of: part, in: scene.content).map(scene.modify)
        }
    }

    @MainActor static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        Content._shows(scene.content, request)
    }

    @MainActor static func _authentication(_ scene: Self) -> _Authentication? {
        Content._authentication(scene.content)
    }
}

/// A scene in a test of availability, or nothing.
nonisolated struct OptionalScene<Content: Scene>: Scene {
    let scene: Content?

    @MainActor var body: Never { fatalError("an optional scene has no body") }

    @MainActor static func _window(_ optional: Self) -> AnyView {
        optional.scene.map { Content._window($0) } ?? AnyView(EmptyView())
    }

    @MainActor static var _parts: _SceneParts { Content._parts.union(.optional) }

    @MainActor static func _views(of part: _SceneParts, in optional: Self) -> AnyView? {
        optional.scene.flatMap { Content._views(of: part, in: $0) }
    }

    @MainActor static func _shows(_ optional: Self, _ request: _WindowRequest) -> Bool {
        optional.scene.map { Content._shows($0, request) } ?? false
    }

    @MainActor static func _authentication(_ optional: Self) -> _Authentication? {
        optional.scene.flatMap { Content._authentication($0) }
    }
}

extension Group: Scene where Content: Scene {
    /// Creates a group of scenes.
    nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }

    /// Fails, because the group stands for its scenes.
    @MainActor public var body: Never { fatalError("a group of scenes has no body") }

    /// Returns the views of the window that the address asks for.
    @MainActor public static func _window(_ scene: Self) -> AnyView { Content._window(scene.content) }

    /// The parts of the scenes.
    @MainActor public static var _parts: _SceneParts { Content._parts }

    /// Returns the views of a part of the scenes.
    @MainActor public static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        Content._views(of: part, in: scene.content)
    }

    /// Returns whether an address asks for a window of the group.
    @MainActor public static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool {
        Content._shows(scene.content, request)
    }

    /// Returns the closure that decides who asks, if a scene has one.
    @MainActor public static func _authentication(_ scene: Self) -> _Authentication? {
        Content._authentication(scene.content)
    }
}
