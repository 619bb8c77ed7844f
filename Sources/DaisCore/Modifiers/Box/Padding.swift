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
        appearance.set("padding-block", all.top == all.bottom ? all.top.px : "\(all.top.px) \(all.bottom.px)")
        appearance.set(
            "padding-inline", all.leading == all.trailing ? all.leading.px : "\(all.leading.px) \(all.trailing.px)")
    }
}
