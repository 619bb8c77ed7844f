// SPDX-License-Identifier: Apache-2.0

/// The container of a background that content sets.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// The page of a navigation stack, or of a column of a split view.
    public static let navigation = ContainerBackgroundPlacement()
}

extension View {
    /// Sets the background of the page that the view is on, behind its bars too.
    ///
    /// ```swift
    /// NavigationStack {
    ///     List { Text("Soup") }
    ///         .scrollContentBackground(.hidden)
    ///         .containerBackground(.mint.gradient, for: .navigation)
    /// }
    /// ```
    /// A page that covers another one should have an opaque background. Outside of a navigation stack the style has no
    /// effect.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - container: The container that has the background.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let paint = style._paint()
        return transformPreference(NavigationItemKey.self) { $0.background = paint }
    }
}
