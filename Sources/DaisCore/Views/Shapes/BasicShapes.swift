// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle.
@frozen public struct Rectangle: InsettableShape, Equatable {
    var inset: CGFloat = 0
    /// Creates a rectangle.
    public init() {}
    /// Returns the inset rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    /// The outline, with square corners.
    public var _outline: _ShapeOutline? { .corners([0], inset: inset) }
    /// Returns the rectangle with a larger inset, in points.
    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// The size of the corners, in points.
    public var cornerSize: CGSize
    /// The curve of the corners. Browsers draw circular corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rectangle with circular corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Creates a rectangle with elliptical corners of a size in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Returns the inset rectangle with rounded corners.
    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(
            in: rect.insetBy(dx: inset, dy: inset),
            cornerSize: CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)))
        return path
    }
    /// The outline, with the width of the corners as radius.
    public var _outline: _ShapeOutline? { .corners([cornerSize.width], inset: inset) }
    /// The size of the corners.
    @MainActor public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    /// Returns the rectangle with a larger inset, in points.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners. Browsers draw circular corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a rectangle from the radii of its corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// Creates a rectangle from the radii of its corners, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the inset rectangle, with the leading corners on the left.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii.inset(by: inset))
    }
    /// The outline, with four radii.
    public var _outline: _ShapeOutline? { .corners(cornerRadii.clockwise, inset: inset) }
    /// The radii of the corners.
    @MainActor public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
    /// Returns the rectangle with a larger inset, in points.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle whose short sides are semicircles.
@frozen public struct Capsule: InsettableShape, Equatable {
    /// The curve of the ends. Browsers draw semicircles.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0
    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// Returns the inset capsule.
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
    }
    /// The outline, with the largest possible radius.
    public var _outline: _ShapeOutline? { .corners([9999], inset: inset) }
    /// Returns the capsule with a larger inset, in points.
    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// The largest circle that fits into the available space.
@frozen public struct Circle: InsettableShape, Equatable {
    var inset: CGFloat = 0
    /// Creates a circle.
    public init() {}
    /// Returns the largest circle in the rectangle, minus the inset.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) - 2 * inset
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// The outline, a circle.
    public var _outline: _ShapeOutline? { .circle(inset: inset) }
    /// Returns the circle with a larger inset, in points.
    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// An ellipse that fills the available space.
@frozen public struct Ellipse: InsettableShape, Equatable {
    var inset: CGFloat = 0
    /// Creates an ellipse.
    public init() {}
    /// Returns the inset ellipse.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
    /// The outline, an ellipse.
    public var _outline: _ShapeOutline? { .ellipse(inset: inset) }
    /// Returns the ellipse with a larger inset, in points.
    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape
    /// Wraps a shape.
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    /// Returns the path of the wrapped shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The outline of the wrapped shape.
    public var _outline: _ShapeOutline? { shape._outline }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// The largest circle that fits into the available space.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    /// An ellipse that fills the available space.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// Returns a capsule.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with circular corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// Returns a rectangle with elliptical corners of a size in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with different radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// Returns a rectangle with different radii, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
