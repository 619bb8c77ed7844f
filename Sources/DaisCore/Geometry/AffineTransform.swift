// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A two-dimensional transform that rotates, scales, skews and translates: `(x, y)` becomes `(ax + cy + tx, bx + dy +
/// ty)`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    public var a, b, c, d, tx, ty: CGFloat

    /// Creates the identity transform.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// Creates a transform from its six components.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    /// Creates a transform from its six components.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    /// Creates a translation in points.
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    /// Creates a scaling transform.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    /// Creates a rotation by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sin(angle), cos(angle))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()
    /// A Boolean value that indicates whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that applies this one first, then the other.
    public func concatenating(_ o: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
            tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty)
    }
    /// Returns a transform that translates first, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// Returns a transform that scales first, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// Returns a transform that rotates by an angle in radians first, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
    /// Returns the inverse transform, or this one if it is not invertible.
    public func inverted() -> CGAffineTransform {
        let area = a * d - b * c
        guard area != 0 else { return self }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
            ty: (b * tx - a * ty) / area)
    }
}

/// A projective transform, which can also tilt. The third column divides the result.
public struct ProjectionTransform: Hashable, Sendable {
    /// The scale along the x-axis.
    public var m11: CGFloat = 1
    /// The share of x in the resulting y.
    public var m12: CGFloat = 0
    /// The share of x in the divisor.
    public var m13: CGFloat = 0
    /// The share of y in the resulting x.
    public var m21: CGFloat = 0
    /// The scale along the y-axis.
    public var m22: CGFloat = 1
    /// The share of y in the divisor.
    public var m23: CGFloat = 0
    /// The translation along the x-axis, in points.
    public var m31: CGFloat = 0
    /// The translation along the y-axis, in points.
    public var m32: CGFloat = 0
    /// The constant part of the divisor.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}
    /// Creates a projective transform from an affine one.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// A Boolean value that indicates whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// A Boolean value that indicates whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns a transform that applies this one first, then the other.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let a = rows
        let b = rhs.rows
        func cell(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        return result
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    var css: String {
        let cells = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
        // Rotations need more digits than lengths.
        return "matrix3d(" + cells.map { "\((Double($0) * 1e5).rounded() / 1e5)" }.joined(separator: ",") + ")"
    }
}
