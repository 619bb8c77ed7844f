// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the width of the surrounding column in a split view with columns side by side.
    ///
    /// - Parameter width: The width in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: width, ideal: width, max: width)))
    }

    /// Sets the width of the surrounding column in a split view with columns side by side.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points, for narrow windows.
    ///   - ideal: The preferred width in points.
    ///   - max: The maximum width in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
    }

    /// Sets the style of split views in the view.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitLooksProminent, style is ProminentDetailNavigationSplitViewStyle)
    }
}

nonisolated struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.set("flex", "0 1 \(ideal.px)")
        if let min { appearance.set("min-width", min.px) }
        if let max { appearance.set("max-width", max.px) }
    }
}

nonisolated struct ColumnWidthModifier: NodeModifier {
    let width: ColumnWidth

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let split = EnvironmentValues(scope: node.context.environment).splitColumn else { return }
        let width = node.modifier.width
        node.tree.afterUpdate { split.columns.set(width, of: split.column) }
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        guard let split = EnvironmentValues(scope: node.context.environment).splitColumn else { return }
        split.columns.set(nil, of: split.column)
    }
}

/// The appearance of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default split view style, in which columns share the window.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// A split view style in which the last column takes the remaining space.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// A split view style in which the last column keeps its width and the others are above it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style, in which columns share the window.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Gives the remaining space to the last column.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Keeps the width of the last column and shows the others above it.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum SplitStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var splitLooksProminent: Bool {
        get { self[SplitStyleKey.self] }
        set { self[SplitStyleKey.self] = newValue }
    }
}
