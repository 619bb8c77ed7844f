// SPDX-License-Identifier: Apache-2.0

/// An application with its scenes. The conforming type's `main()` serves them.
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
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app, once per process.
    @MainActor @preconcurrency init()
}

/// A part of an app that has its own views.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the content.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Returns the roots of the scene's views.
    @MainActor static func _roots(_ scene: Self) -> [_SceneRoot]
}

extension Scene {
    /// Returns the roots of the scene's content.
    public static func _roots(_ scene: Self) -> [_SceneRoot] { Body._roots(scene.body) }
}

extension Never: Scene {}

/// The content of a scene; for the engine.
public struct _SceneRoot {
    let title: String?
    let make: @MainActor () -> any View
}

/// A window of the app. Every browser tab shows its own instance of the content.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let content: () -> Content

    /// Creates a window with the given content.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Creates a window with an identifier, which Dais ignores.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Creates a window with a title for the browser's tab.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// Creates a window with a localized title for the browser's tab.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = titleKey.key
        self.content = content
    }

    /// A window group has no body.
    @MainActor public var body: Never { fatalError("a window group serves its content") }

    /// Returns the content as the only root.
    @MainActor public static func _roots(_ scene: Self) -> [_SceneRoot] {
        let content = scene.content
        return [_SceneRoot(title: scene.title, make: { content() })]
    }
}

/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
    /// Accepts a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Combines several scenes. The browser shows the first one.
    @_disfavoredOverload
    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var roots: [_SceneRoot] = []
        for scene in repeat each content { roots += type(of: scene)._roots(scene) }
        return TupleScene(roots: roots)
    }
}

struct TupleScene: Scene {
    let roots: [_SceneRoot]
    var body: Never { fatalError("scenes serve their content") }
    static func _roots(_ scene: Self) -> [_SceneRoot] { scene.roots }
}

/// The content of a session, which is the app's first window.
package struct RootContent: Sendable {
    package let title: String?
    package let make: @MainActor @Sendable () -> any View
    /// Seals addresses for all sessions of the content.
    package var addressSeal: AddressSeal?

    package init(title: String?, make: @escaping @MainActor @Sendable () -> any View) {
        self.title = title
        self.make = make
    }

    /// Creates the content of an app. The app is created once per process, its views once per session.
    @MainActor package init<A: App>(_ app: A) {
        let root = A.Body._roots(app.body).first
        let make = root?.make
        self.init(title: root?.title ?? "\(A.self)") { make?() ?? EmptyView() }
    }

    /// Returns the content with addresses that a server seals.
    package func sealed(by seal: AddressSeal) -> RootContent {
        var content = self
        content.addressSeal = seal
        return content
    }
}
