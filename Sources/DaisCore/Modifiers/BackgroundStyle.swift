// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Fills the space behind the view, as far as the safe area's edges when it touches them.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(BackgroundModifier(paint: style._paint()))
    }

    /// Fills the space behind the view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(BackgroundModifier(paint: BackgroundStyle()._paint()))
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        ShapedBackground(content: self, shape: shape, paint: style._paint())
    }

    /// Fills a shape behind the view with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        ShapedBackground(content: self, shape: shape, paint: BackgroundStyle()._paint())
    }

    /// Fills the space in front of the view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style) }
    }

    /// Draws a line inside the edge of the view.
    ///
    /// - Parameter width: points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

nonisolated struct BackgroundModifier: BoxModifier {
    let paint: Paint

    @MainActor static var layer: BoxLayer { .background }

    @MainActor func apply(to appearance: inout Appearance) { appearance.fillBehind(paint) }
}

/// A background with round corners is the element's own; other shapes need an element behind it.
nonisolated struct ShapedBackground<Content: View, S: Shape>: PrimitiveView {
    let content: Content
    let shape: S
    let paint: Paint

    @MainActor private static var isBox: Bool {
        S.self == Rectangle.self || S.self == RoundedRectangle.self || S.self == Capsule.self || S.self == Ellipse.self
            || S.self == UnevenRoundedRectangle.self
    }
    @MainActor var box: ModifiedContent<Content, RoundBackgroundModifier> {
        content.modifier(RoundBackgroundModifier(paint: paint, outline: shape._outline))
    }
    @MainActor var layered: LayeredView<Content, _ShapeView<S>> {
        LayeredView(
            content: content, layer: _ShapeView(shape: shape, paint: paint, stroke: nil), alignment: .center,
            isUnder: true)
    }

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        isBox
            ? ModifiedContent._mount(view.box, in: context) : LayeredView._mount(view.layered, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        if isBox {
            ModifiedContent._patch(node, to: view.box)
        } else {
            LayeredView._patch(node, to: view.layered)
        }
    }
}

nonisolated struct RoundBackgroundModifier: BoxModifier {
    let paint: Paint
    let outline: ShapeOutline?

    @MainActor static var layer: BoxLayer { .background }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.fillBehind(paint)
        if let outline, outline.radius != "0" { appearance.set("border-radius", outline.radius) }
    }
}
