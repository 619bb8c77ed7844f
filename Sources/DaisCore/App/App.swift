// SPDX-License-Identifier: Apache-2.0

/// An application with its scenes. The conforming type's `main()` serves them.
///
/// Every browser tab has a value of the app of its own, with its own `@State`, `@StateObject` and `@AppStorage`, so what
/// one person does changes nothing for others. Data for everybody belongs in an object of the process, such as a
/// `static let`.
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
    /// Creates the app, once when the server starts, once for each page that a browser requests and once for each
    /// session.
    @MainActor @preconcurrency init()
}

/// The root of the views of a session. It creates the app and keeps its state.
nonisolated struct AppRoot<A: App>: PrimitiveView {
    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ValueBody<A, AnyView>._mount(ValueBody(of: A()) { A.Body._window($0.body) }, in: context)
    }

    /// The root has no inputs that could change.
    @MainActor static func _patch(_ node: _Node, to view: Self) {}
}

/// The content of a session, which is the app's first window.
package struct RootContent: Sendable {
    package let title: String?
    package let make: @MainActor @Sendable () -> any View
    /// Seals addresses for all sessions of the content.
    package var addressSeal: AddressSeal?
    /// Encrypts the state of sessions for their browsers; `nil` if they keep none.
    package var snapshotSeal: SnapshotSeal?
    /// Decides who asks; `nil` if the app does not care.
    package var authentication: Authentication?
    /// Indicates whether addresses below `/_dais/previews` show previews to sessions in development.
    package var showsPreviews = false

    package init(title: String?, make: @escaping @MainActor @Sendable () -> any View) {
        self.title = title
        self.make = make
    }

    /// Creates the content of an app, which the engine creates for each session.
    @MainActor package init<A: App>(of app: A.Type) {
        self.init(title: "\(app)") { AppRoot<A>() }
        authentication = Self.authentication(of: app)
    }

    /// Returns the closure of an app that decides who asks. It is part of a scene, so an app that has one is evaluated
    /// as in a session, with its state and environment.
    @MainActor private static func authentication<A: App>(of app: A.Type) -> Authentication? {
        guard A.Body._parts.contains(.authentication) else { return nil }
        var found: Authentication?
        let scope = SessionScope()
        SessionContext.$current.withValue(scope) {
            let tree = Tree(scope: scope, clock: ContinuousSessionClock(), runsEffects: false, wake: {})
            tree.mount(
                ValueBody(of: A()) { app in
                    found = A.Body._authentication(app.body)?.value
                    return EmptyView()
                })
            tree.unmount()
        }
        return found
    }

    /// Returns the content with addresses that a server seals.
    package func sealed(by seal: AddressSeal) -> RootContent {
        var content = self
        content.addressSeal = seal
        return content
    }

    /// Returns the content with sessions whose state their browsers keep.
    package func sealed(by seal: SnapshotSeal) -> RootContent {
        var content = self
        content.snapshotSeal = seal
        return content
    }
}
