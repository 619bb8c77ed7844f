// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Adds padding on some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges with the padding.
    ///   - length: The padding in points; `nil` means 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Adds the same padding, in points, on all edges.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }

    /// Adds padding for each edge, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }
}

nonisolated struct PaddingModifier: BoxModifier {
    let insets: EdgeInsets

    @MainActor static var layer: BoxLayer { .padding }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.padding = appearance.padding + insets
        let all = appearance.padding
        // `padding` has no logical form with four values.
        appearance.layout.verticalPadding = Double(max(all.top, 0) + max(all.bottom, 0))
        appearance.set("padding-block", all.top.space(all.bottom) { max($0, 0) })
        appearance.set("padding-inline", all.leading.space(all.trailing) { max($0, 0) })
        // CSS has no negative padding. A margin takes the space from the neighbors.
        if min(all.top, all.bottom) < 0 { appearance.set("margin-block", all.top.space(all.bottom) { min($0, 0) }) }
        if min(all.leading, all.trailing) < 0 {
            appearance.set("margin-inline", all.leading.space(all.trailing) { min($0, 0) })
            appearance.set("max-width", "none")
        }
    }
}

extension CGFloat {
    /// Returns the lengths at both edges of an axis in the syntax of CSS.
    fileprivate func space(_ end: CGFloat, _ part: (CGFloat) -> CGFloat) -> String {
        self == end ? part(self).px : "\(part(self).px) \(part(end).px)"
    }
}
