// SPDX-License-Identifier: Apache-2.0

/// The appearance of the older `NavigationView`, which is always a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A navigation view style with a stack of pages.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The default navigation view style, which is a stack.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Shows a stack of pages.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style, which is a stack.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Returns the view unchanged, because a `NavigationView` is always a stack. New code uses `NavigationStack`.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
