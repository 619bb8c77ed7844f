// SPDX-License-Identifier: Apache-2.0

/// A window with an identifier, with which ``EnvironmentValues/openWindow`` opens it.
///
/// ```swift
/// @main struct Notes: App {
///     var body: some Scene {
///         WindowGroup { Text("Notes") }
///         Window("About", id: "about") { Text("Version 1") }
///     }
/// }
/// ```
/// A browser cannot tell whether the window is open already, so each call opens a tab.
nonisolated public struct Window<Content: View>: Scene {
    private let group: WindowGroup<Content>

    /// Creates a window with a localized title for the browser's tab.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleKey, id: id, content: content)
    }

    /// Creates a window with a title for the browser's tab.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(String(title), id: id, content: content)
    }

    /// Creates a window with a text as title for the browser's tab.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(title, id: id, content: content)
    }

    /// The window.
    @MainActor public var body: some Scene { group }
}
