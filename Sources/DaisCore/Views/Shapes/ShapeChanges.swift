// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shape that is moved, as ``Shape/offset(x:y:)`` returns it.
///
/// ```swift
/// OffsetShape(shape: Circle(), offset: CGSize(width: 0, height: 12)).fill(.teal)
/// ```
@frozen public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance in points.
    public var offset: CGSize

    /// Creates a shape that is moved by a distance in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the moved path.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

    /// The data of the shape and the distance.
    @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the moved shape, reduced by a distance in points on all sides.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is rotated, as ``Shape/rotation(_:anchor:)`` returns it.
///
/// ```swift
/// RotatedShape(shape: Rectangle(), angle: .degrees(45)).fill(.orange)
/// ```
@frozen public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is rotated.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the rectangle that stays in place.
    public var anchor: UnitPoint

    /// Creates a shape that is rotated around a point of its rectangle.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the rotated path.
    public func path(in rect: CGRect) -> Path {
        let center = rect.point(anchor)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return shape.path(in: rect).mapped { point in
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
    }

    /// The data of the shape, the angle and the anchor.
    @MainActor public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the rotated shape, reduced by a distance in points on all sides.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is scaled, as ``Shape/scale(x:y:anchor:)`` returns it.
///
/// ```swift
/// ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5), anchor: .top).fill(.pink)
/// ```
@frozen public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors for both directions.
    public var scale: CGSize
    /// The point of the rectangle that stays in place.
    public var anchor: UnitPoint

    /// Creates a shape that is scaled around a point of its rectangle.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the scaled path.
    public func path(in rect: CGRect) -> Path {
        let center = rect.point(anchor)
        return shape.path(in: rect).mapped {
            CGPoint(
                x: center.x + ($0.x - center.x) * scale.width, y: center.y + ($0.y - center.y) * scale.height)
        }
    }

    /// The data of the shape, the factors and the anchor.
    @MainActor public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape whose path is transformed, as ``Shape/transform(_:)`` returns it.
///
/// ```swift
/// TransformedShape(shape: Rectangle(), transform: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
/// ```
@frozen public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform, around the top left corner.
    public var transform: CGAffineTransform

    /// Creates a shape whose path is transformed.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the transformed path.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The data of the shape.
    @MainActor public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape with a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    let anchor: UnitPoint

    /// Returns the path of the shape in its fixed size.
    public func path(in rect: CGRect) -> Path {
        let place = rect.point(anchor)
        let origin = CGPoint(x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The data of the shape and the size.
    @MainActor public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension CGRect {
    fileprivate func point(_ unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
    }
}

extension Shape {
    /// Moves the shape by a distance in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Moves the shape by a distance in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// Moves the shape by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Rotates the shape around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Scales the shape around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the shape by one factor in both directions.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Transforms the path of the shape around the top left corner.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Gives the shape a fixed size in points, in the top left corner of its rectangle.
    public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

    /// Gives the shape a fixed size in points, in the top left corner of its rectangle.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height), anchor: .topLeading)
    }

    /// Gives the shape a fixed size.
    ///
    /// ```swift
    /// Circle().size(CGSize(width: 40, height: 40), anchor: .center).fill(.mint)
    /// ```
    /// - Parameters:
    ///   - size: The size in points.
    ///   - anchor: The point of the shape that is at the same point of the rectangle.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Gives the shape a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - anchor: The point of the shape that is at the same point of the rectangle.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
