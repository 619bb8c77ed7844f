// SPDX-License-Identifier: Apache-2.0

/// An application: its scenes, and the `main()` that serves them.
///
/// ```swift
/// import SwiftUI
///
/// @main
/// struct Hello: App {
///     var body: some Scene {
///         WindowGroup { Text("Hello") }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of an app that has views of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor static func _roots(_ scene: Self) -> [SceneRoot]
}

extension Scene {
    public static func _roots(_ scene: Self) -> [SceneRoot] { Body._roots(scene.body) }
}

extension Never: Scene {}

/// What a scene contributes to an app: the engine's own.
public struct SceneRoot {
    let title: String?
    let make: @MainActor () -> any View
}

/// A window of the app. In a browser every tab is one.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = titleKey.key
        self.content = content
    }

    @MainActor public var body: Never { fatalError("a window group serves its content") }

    @MainActor public static func _roots(_ scene: Self) -> [SceneRoot] {
        let content = scene.content
        return [SceneRoot(title: scene.title, make: { content() })]
    }
}

/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var roots: [SceneRoot] = []
        for scene in repeat each content { roots += type(of: scene)._roots(scene) }
        return TupleScene(roots: roots)
    }
}

struct TupleScene: Scene {
    let roots: [SceneRoot]
    var body: Never { fatalError("scenes serve their content") }
    static func _roots(_ scene: Self) -> [SceneRoot] { scene.roots }
}

/// What a session shows: the app's first window.
package struct RootContent: Sendable {
    package let title: String?
    package let make: @MainActor @Sendable () -> any View

    package init(title: String?, make: @escaping @MainActor @Sendable () -> any View) {
        self.title = title
        self.make = make
    }

    /// The content of an app. The app value is made once per process, its views once per session.
    @MainActor package init<A: App>(_ app: A) {
        let root = A.Body._roots(app.body).first
        let make = root?.make
        self.init(title: root?.title ?? "\(A.self)") { make?() ?? EmptyView() }
    }
}
