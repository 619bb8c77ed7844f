// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets a style as the background of the view. It extends into the safe area on edges that the view touches.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(BackgroundModifier(paint: style._paint()))
    }

    /// Sets the background style as the background of the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(BackgroundModifier(paint: BackgroundStyle()._paint()))
    }

    /// Sets a filled shape as the background of the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        ShapedBackground(content: self, shape: shape, paint: style._paint(), isEvenOdd: fillStyle.isEOFilled)
    }

    /// Sets a shape with the background style as the background of the view.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Covers the view with a style.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Covers the view with a filled shape.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line inside the edge of the view.
    ///
    /// - Parameters:
    ///   - content: The style.
    ///   - width: The width of the line in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

extension View {
    /// Sets the style of backgrounds in the view that have none of their own.
    ///
    /// ```swift
    /// Image(systemName: "swift")
    ///     .padding()
    ///     .background(in: Circle())
    ///     .backgroundStyle(.blue.gradient)
    /// ```
    /// Gradients fill rectangles, rounded rectangles, capsules, circles and ellipses. Paths only take colors.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
            .modifier(BackgroundStyleModifier(paint: style._paint()))
    }
}

extension EnvironmentValues {
    /// The style that ``View/backgroundStyle(_:)`` has set, or `nil` for the background of the system. Views read it to
    /// choose their own style. To change the background of a view, use the modifier.
    @Entry public var backgroundStyle: AnyShapeStyle?
}

nonisolated struct BackgroundStyleModifier: BoxModifier {
    let paint: _Paint

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two styles wins; modifiers are applied from the inside out.
        if appearance.value(of: "--back") == nil { appearance.set("--back", paint.css) }
    }
}

nonisolated struct BackgroundModifier: BoxModifier {
    let paint: _Paint

    @MainActor static var layer: BoxLayer { .background }

    @MainActor func apply(to appearance: inout Appearance) { appearance.fillBehind(paint) }
}

/// Draws a background with rounded corners on the element itself, and other shapes with an element behind it.
nonisolated struct ShapedBackground<Content: View, S: Shape>: PrimitiveView {
    let content: Content
    let shape: S
    let paint: _Paint
    let isEvenOdd: Bool

    @MainActor private static var isBox: Bool {
        S.self == Rectangle.self || S.self == RoundedRectangle.self || S.self == Capsule.self || S.self == Ellipse.self
            || S.self == UnevenRoundedRectangle.self || S.self == ContainerRelativeShape.self
            || S.self == ConcentricRectangle.self
    }
    @MainActor var box: ModifiedContent<Content, RoundBackgroundModifier> {
        content.modifier(RoundBackgroundModifier(paint: paint, outline: shape._outline))
    }
    @MainActor var layered: LayeredView<Content, _ShapeView<S>> {
        LayeredView(
            content: content, layer: _ShapeView(shape: shape, paint: paint, stroke: nil, isEvenOdd: isEvenOdd),
            alignment: .center, isUnder: true)
    }

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        isBox
            ? ModifiedContent._mount(view.box, in: context) : LayeredView._mount(view.layered, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        if isBox {
            ModifiedContent._patch(node, to: view.box)
        } else {
            LayeredView._patch(node, to: view.layered)
        }
    }
}

nonisolated struct RoundBackgroundModifier: BoxModifier {
    let paint: _Paint
    let outline: _ShapeOutline?

    @MainActor static var layer: BoxLayer { .background }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.fillBehind(paint)
        if let outline, outline.radius != "0" { appearance.set("border-radius", outline.radius) }
    }
}
