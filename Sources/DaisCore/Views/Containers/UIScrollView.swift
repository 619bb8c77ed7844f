// SPDX-License-Identifier: Apache-2.0

/// Scroll views, under the name with which code for the iPhone keeps them from bouncing.
///
/// ```swift
/// struct Feed: View {
///     init() { UIScrollView.appearance().bounces = false }
///
///     var body: some View {
///         ScrollView { Text("Today") }
///     }
/// }
/// ```
/// The settings belong to the session whose initializer, body or action makes them. They apply to the scroll views and
/// lists that appear after that, and to a visible one when it changes.
@MainActor @preconcurrency
public final class UIScrollView {
    /// A Boolean that is `true` if scroll views bounce at their ends, where the browser does that. A scroll view that
    /// does not bounce also keeps the scroll view around it at rest.
    public var bounces = true

    private init() {}

    /// Returns the settings of the session for all of its scroll views. Code that runs in no session changes nothing,
    /// and Dais writes a warning.
    public static func appearance() -> UIScrollView {
        let session = SessionContext.expected(
            by: "UIScrollView.appearance() was called", otherwise: "it changes nothing",
            remedy: "Call it in the initializer of a view, an action or a task.")
        return session?.shared(UIScrollView.self) { UIScrollView() } ?? UIScrollView()
    }
}

extension Appearance {
    /// Keeps a scroll view from bouncing if the session has no bouncing scroll views.
    @MainActor mutating func bounce(_ axes: Axis.Set) {
        guard box?.tree.scope.known(UIScrollView.self)?.bounces == false else { return }
        if axes.contains(.horizontal) { set("overscroll-behavior-x", "none") }
        if axes.contains(.vertical) { set("overscroll-behavior-y", "none") }
    }
}
