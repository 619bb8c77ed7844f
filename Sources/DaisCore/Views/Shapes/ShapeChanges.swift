// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A shape with transformed points.
public struct _ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    /// Returns the transformed path of the base shape.
    public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
    /// Moves the shape by a distance in points.
    public func offset(_ offset: CGSize) -> _ChangedShape<Self> {
        _ChangedShape(base: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
    }

    /// Moves the shape by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Rotates the shape around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
        _ChangedShape(base: self) { path, rect in
            let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
            let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
            return path.mapped { point in
                let (x, y) = (point.x - center.x, point.y - center.y)
                return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
            }
        }
    }

    /// Scales the shape around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
        _ChangedShape(base: self) { path, rect in
            let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
            return path.mapped { CGPoint(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y) }
        }
    }

    /// Scales the shape by one factor in both directions.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Gives the shape a fixed size in points.
    public func size(width: CGFloat, height: CGFloat) -> _ChangedShape<_SizedShape<Self>> {
        _ChangedShape(base: _SizedShape(base: self, size: CGSize(width: width, height: height))) { path, _ in path }
    }
}

/// A shape with a fixed size.
public struct _SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: CGSize
    /// Returns the path of the base shape in its fixed size.
    public func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}
