// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// How wide the column of a split view is that this view is in, where columns stand side by side.
    ///
    /// - Parameter width: in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: width, ideal: width, max: width)))
    }

    /// How wide the column of a split view is that this view is in, where columns stand side by side.
    ///
    /// - Parameters:
    ///   - min: the least width where there is little room, in points.
    ///   - ideal: the width that it has otherwise, in points.
    ///   - max: the greatest width, in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
    }

    /// How the columns of split views inside share the window.
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

/// How the columns of a split view share the window.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// What the platform chooses: columns share the window.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The last column has what the others leave.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The last column keeps its width; the others lie above it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum SplitLookKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var splitLooksProminent: Bool {
        get { self[SplitLookKey.self] }
        set { self[SplitLookKey.self] = newValue }
    }
}
