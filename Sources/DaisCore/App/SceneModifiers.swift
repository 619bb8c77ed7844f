// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Scene {
    /// Performs an action when a value of the app has changed since the last evaluation.
    ///
    /// ```swift
    /// @main struct Notes: App {
    ///     @Environment(\.scenePhase) private var scenePhase
    ///     @State private var draft = ""
    ///
    ///     var body: some Scene {
    ///         WindowGroup { TextEditor(text: $draft) }
    ///             .onChange(of: scenePhase) { _, phase in
    ///                 if phase == .background { save(draft) }
    ///             }
    ///     }
    /// }
    /// ```
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Performs an action when a value of the app has changed since the last evaluation.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Performs an action when a value of the app has changed since the last evaluation.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
    }

    /// Sets a value of the environment for the views of the scene.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Puts an observable model into the environment of the scene's views, where `@Environment(Model.self)` finds it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Changes a value of the environment for the views of the scene.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
    }

    /// Puts an observable object into the environment of the scene's views, where `@EnvironmentObject` finds it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
    }
}

extension Scene {
    /// Sets the store of the `@AppStorage` properties in the views of the scene, as ``View/defaultAppStorage(_:)`` does.
    ///
    /// ```swift
    /// struct MainScene: Scene {
    ///     static let group = UserDefaults(suiteName: "group")!
    ///     var body: some Scene { WindowGroup { Text("Settings") }.defaultAppStorage(Self.group) }
    /// }
    /// ```
    ///
    /// - Parameter store: The store. `UserDefaults.standard` stands for the values that the browser keeps.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.defaultAppStorage(store)) }
    }
}
