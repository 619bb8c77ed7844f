// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The causes of safe-area insets.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Insets of the device and of bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Insets of an on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All insets.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view under device cutouts and bars on some edges, and under an on-screen keyboard.
    ///
    /// ```swift
    /// ZStack {
    ///     Color.green.ignoresSafeArea()
    ///     Text("The color is below the bars, too")
    /// }
    /// ```
    /// The view extends where it touches an edge of the page. Inside of a scroll view it touches none.
    ///
    /// A page makes room for the keyboard automatically. A view that should not move, such as one that presents a modal
    /// with a field, ignores only `.keyboard`:
    /// ```swift
    /// content.ignoresSafeArea(isPresented ? .keyboard : [])
    /// ```
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaModifier(regions: regions, edges: edges))
    }

    /// Extends the view under device cutouts and bars on some edges.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaModifier(regions: .all, edges: edges))
    }

    /// Shows a view at the top or the bottom edge. This view's scrollable content gets shorter by its height.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content().frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        return VStack(spacing: spacing ?? 0) {
            if edge == .top { bar }
            frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .bottom { bar }
        }
    }

    /// Shows a view at the leading or the trailing edge. This view gets narrower by its width.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content().frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
        return HStack(spacing: spacing ?? 0) {
            if edge == .leading { bar }
            frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .trailing { bar }
        }
    }

    /// Shows a bar at the top or the bottom edge. This view's scrollable content gets shorter by its height.
    ///
    /// ```swift
    /// List { Text("Milk") }
    ///     .safeAreaBar(edge: .bottom) { Button("Add") { print("add") }.padding() }
    /// ```
    /// It is the same as `safeAreaInset`: content ends at the bar and does not pass below it, so it needs no effect at
    /// that edge.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or the trailing edge. This view gets narrower by its width.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds padding in points; it stands in for safe-area padding.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
}

nonisolated struct SafeAreaModifier: BoxModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The root has padding for the device's insets, and the content of a page lies between its bars. A negative
        // margin removes both where the view touches an edge.
        let passesBars = regions.contains(.container)
        if edges.contains(.bottom), let reach = Self.reach(regions) {
            appearance.set("margin-bottom", "calc(\(reach)\(passesBars ? " - var(--low,0px)" : ""))")
        }
        guard passesBars else { return }
        if !edges.isDisjoint(with: .vertical) {
            appearance.addClass(StateClass.beyond)
            appearance.require(.beyond)
        }
        if edges.contains(.top) { appearance.set("margin-top", "calc(-1*env(safe-area-inset-top) - var(--over,0px))") }
        if edges.contains(.leading) { appearance.set("margin-left", "calc(-1*env(safe-area-inset-left))") }
        if edges.contains(.trailing) { appearance.set("margin-right", "calc(-1*env(safe-area-inset-right))") }
    }

    /// Returns the distance that the view extends below the safe area: under the keyboard, which covers the device's
    /// own inset, or only the part of that inset beyond the keyboard.
    private static func reach(_ regions: SafeAreaRegions) -> String? {
        let container = "env(safe-area-inset-bottom)"
        let both = "max(\(container),var(--inset,0px))"
        if regions.isSuperset(of: [.container, .keyboard]) { return "-1*\(both)" }
        if regions.contains(.keyboard) { return "\(container) - \(both)" }
        return regions.contains(.container) ? "-1*\(container)" : nil
    }
}

extension FeatureStyle {
    /// Rules for views below bars. `--over` and `--low` are the heights of all bars above and below the place of a view.
    ///
    /// The client measures the bars. The first numbers are those of usual ones.
    static let beyond = FeatureStyle(
        "beyond",
        """
        .page:has(>.bars:first-child:not(.none)){--bar:44px}
        .page:has(>.bars:first-child:not(.none)>.big-title){--bar:calc(79px + 1.206*.82875*min(1rem,19px))}
        .tabs:has(>.tabbar){--tabs:50px}
        .tabs{--head:0px;--foot:var(--tabs,0px)}
        .page,.panel{--over:calc(var(--bar,0px) + var(--head,0px));--low:calc(var(--end,0px) + var(--foot,0px))}
        .panel{--bar:0px;--end:0px}
        @media (min-width:744px){.tabs:has(>.tabbar){--head:var(--tabs,0px);--foot:0px}}
        .scroll,.list,.layer{--over:0px;--low:0px}
        .V>:not(:first-child){--over:0px}
        .V>:not(:last-child){--low:0px}
        .page:has(.beyond)>.bars,.tabs:has(.beyond)>.tabbar{position:relative;z-index:1}
        .page-c:has(.beyond),.panels:has(.beyond){isolation:isolate}
        .tabs:has(.beyond) .nav{overflow:clip visible}
        """)
}
