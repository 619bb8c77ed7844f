// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What takes space from the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view under notches and bars on some edges, and under an on-screen keyboard.
    ///
    /// A page makes room for the keyboard by itself. What should stay as it is, such as the view that presents a modal with
    /// a field, asks for `.keyboard` alone:
    /// ```swift
    /// content.ignoresSafeArea(isPresented ? .keyboard : [])
    /// ```
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaModifier(regions: regions, edges: edges))
    }

    /// Extends the view under notches and bars on some edges.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaModifier(regions: .all, edges: edges))
    }

    /// Shows a view at the top or bottom edge and shortens what this view scrolls by its height.
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

    /// Shows a view at the leading or trailing edge and narrows this view by its width.
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

    /// Adds to the safe area, as padding. Points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
}

nonisolated struct SafeAreaModifier: BoxModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The root pads by the insets of the device; a negative margin takes them back where the view touches an edge.
        if edges.contains(.bottom), let reach = Self.reach(regions) {
            appearance.set("margin-bottom", "calc(\(reach))")
        }
        guard regions.contains(.container) else { return }
        if edges.contains(.top) { appearance.set("margin-top", "calc(-1*env(safe-area-inset-top))") }
        if edges.contains(.leading) { appearance.set("margin-left", "calc(-1*env(safe-area-inset-left))") }
        if edges.contains(.trailing) { appearance.set("margin-right", "calc(-1*env(safe-area-inset-right))") }
    }

    /// How far below the safe area the view goes: under the keyboard, which covers the device's own inset, or only so far
    /// as that is wider.
    private static func reach(_ regions: SafeAreaRegions) -> String? {
        let container = "env(safe-area-inset-bottom)"
        let both = "max(\(container),var(--inset,0px))"
        if regions.isSuperset(of: [.container, .keyboard]) { return "-1*\(both)" }
        if regions.contains(.keyboard) { return "\(container) - \(both)" }
        return regions.contains(.container) ? "-1*\(container)" : nil
    }
}
