// SPDX-License-Identifier: Apache-2.0

/// How the older `NavigationView` looks; there is one look, a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A stack of pages.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// What the platform chooses: a stack.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Says that `NavigationView` is a stack, as it always is here. Newer code uses `NavigationStack`.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
