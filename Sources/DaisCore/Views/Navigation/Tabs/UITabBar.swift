// SPDX-License-Identifier: Apache-2.0

/// The bars of tab views, under the name with which code for the iPhone hides them.
///
/// ```swift
/// struct Shop: View {
///     @State private var tab = "Home"
///
///     init() { UITabBar.appearance().isHidden = true }
///
///     var body: some View {
///         TabView(selection: $tab) {
///             Text("Home").tag("Home")
///             Text("Cart").tag("Cart")
///         }
///         .safeAreaInset(edge: .bottom) { Button("Cart") { tab = "Cart" } }
///     }
/// }
/// ```
/// The settings belong to the session whose initializer, body or action makes them. As with UIKit, they apply to the tab
/// views that appear after that. New code uses `toolbar(.hidden, for: .tabBar)`, which also takes precedence.
@MainActor @preconcurrency
public final class UITabBar {
    /// A Boolean that hides the bars.
    public var isHidden = false

    private init() {}

    /// Returns the settings of the session for all of its tab views. Code that runs in no session changes nothing, and
    /// Dais writes a warning.
    public static func appearance() -> UITabBar {
        let session = SessionContext.expected(
            by: "UITabBar.appearance() was called", otherwise: "it changes nothing",
            remedy: "Call it in the initializer of a view, an action or a task.")
        return session?.shared(UITabBar.self) { UITabBar() } ?? UITabBar()
    }
}
