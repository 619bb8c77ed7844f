// SPDX-License-Identifier: Apache-2.0
public import Foundation

struct DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension View {
    /// Sets the store of `@AppStorage` properties without one, for the views inside.
    ///
    /// ```swift
    /// struct DemoPage: View {
    ///     static let demo = UserDefaults(suiteName: "demo") ?? .standard
    ///     var body: some View { EditorSettings().defaultAppStorage(Self.demo) }
    /// }
    ///
    /// struct EditorSettings: View {
    ///     @AppStorage("showsHints") private var showsHints = true
    ///     var body: some View { Toggle("Hints", isOn: $showsHints) }
    /// }
    /// ```
    /// A property takes the store that is set when its view appears. As for the `store` of a property, the values last
    /// as long as the session, and Dais does not write to the store.
    ///
    /// - Parameter store: The store. `UserDefaults.standard` stands for the values that the browser keeps.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        EnvironmentView(content: self) { $0[DefaultStoreKey.self] = store }
    }
}
