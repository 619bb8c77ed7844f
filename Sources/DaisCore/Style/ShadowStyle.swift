// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shadow that belongs to a shape style.
///
/// ```swift
/// Image(systemName: "heart.fill").foregroundStyle(.pink.shadow(.drop(radius: 2, y: 1)))
/// RoundedRectangle(cornerRadius: 12).fill(.gray.shadow(.inner(radius: 3, y: 2)))
/// ```
/// Unlike the modifier `shadow`, it follows what the style fills and not the whole view.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// Returns a shadow behind what the style fills.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The blur radius in points.
    ///   - x: The horizontal distance in points.
    ///   - y: The vertical distance in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// Returns a shadow of the edges, inside of what the style fills.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The blur radius in points.
    ///   - x: The horizontal distance in points.
    ///   - y: The vertical distance in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    private var lengths: String { "\(x.px) \(y.px) \(max(0, radius).px) \(color.css)" }

    /// The shadow of a box.
    var box: String { isInner ? "inset \(lengths)" : lengths }

    /// The filter that adds the shadow to anything else.
    var filter: PageFilter {
        guard isInner else { return PageFilter(function: "drop-shadow(\(lengths))") }
        // The shadow is the part of the outline that its blurred copy does not cover.
        return PageFilter(
            primitives: "<feGaussianBlur in='SourceAlpha' stdDeviation='\((max(0, radius) / 2).css)'/>"
                + "<feOffset dx='\(x.css)' dy='\(y.css)'/>"
                + "<feComposite in2='SourceAlpha' operator='arithmetic' k2='-1' k3='1' result='edge'/>"
                + "<feFlood flood-color='\(color.css)'/><feComposite in2='edge' operator='in' result='shadow'/>"
                + "<feMerge><feMergeNode in='SourceGraphic'/><feMergeNode in='shadow'/></feMerge>")
    }
}

/// A style with a shadow; see ``ShapeStyle/shadow(_:)``.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle
    /// Returns the style in CSS with the shadow behind earlier ones.
    public func _paint() -> _Paint {
        var paint = base._paint()
        paint.shadows.append(shadow)
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow.
    ///
    /// ```swift
    /// Circle().fill(.orange.shadow(.inner(radius: 4)).shadow(.drop(radius: 6, y: 3)))
    /// ```
    /// Around texts and symbols of a view, styles without a shadow keep the shadow of the foreground style further out.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    ///
    /// ```swift
    /// Label("Favorites", systemImage: "star.fill").foregroundStyle(.shadow(.drop(radius: 2, y: 1)))
    /// ```
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
