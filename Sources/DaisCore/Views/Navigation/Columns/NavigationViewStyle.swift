// SPDX-License-Identifier: Apache-2.0

/// The appearance of the older `NavigationView`: a stack, or columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A navigation view style with one stack of pages, which begins with the first view.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// A navigation view style with a column for each of two or three views.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The former name of ``ColumnNavigationViewStyle``.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The default navigation view style: a stack for one view, and columns for several.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Shows a stack of pages that begins with the first view.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Shows a column for each of two or three views.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Shows a stack for one view, and columns for several.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Sets the style of navigation views in the view.
    ///
    /// ```swift
    /// NavigationView {
    ///     Text("First page")
    ///     Text("Not shown")
    /// }
    /// .navigationViewStyle(.stack)
    /// ```
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
    }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}
