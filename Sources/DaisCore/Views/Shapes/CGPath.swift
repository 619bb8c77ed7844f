// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline that code for Core Graphics makes, which ``Path`` can show.
///
/// ```swift
/// struct Badge: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path(CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil))
///     }
/// }
/// ```
/// A path does not change, unless it is a ``CGMutablePath``.
public class CGPath: Hashable, CustomStringConvertible {
    final var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a path from a rectangle. A transform changes its points.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// Creates a path from an ellipse inside a rectangle. A transform changes its points.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Creates a path from a rectangle with elliptical corners of a size in points. A transform changes its points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: corner).applying(transform))
    }

    /// A Boolean that is `true` if the path has no elements.
    public final var isEmpty: Bool { path.isEmpty }

    /// The last point, or zero while the path is empty.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points, including control points.
    public final var boundingBox: CGRect { CGRect(around: path.points) }

    /// The smallest rectangle that contains all lines and curves.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns whether a point is inside the path. Open subpaths count as closed, and a curve as 24 lines.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the path.
    ///   - rule: The meaning of subpaths inside others.
    ///   - transform: A transform of the path.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a path with the same elements.
    public final func copy() -> CGPath? { CGPath(path) }

    /// Returns a path with all points transformed.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// Returns the outline of the line that strokes the path, which ``Path/strokedPath(_:)`` describes.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Returns a path with the same elements that can change.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a path with all points transformed that can change.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform))
    }

    /// The path in SVG notation.
    public final var description: String { path.description }

    /// Returns whether two paths have the same elements.
    public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

    /// Feeds the number of elements and the last point to a hasher.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(path.elements.count)
        hasher.combine(currentPoint.x)
        hasher.combine(currentPoint.y)
    }
}

/// The meaning of subpaths inside others.
public enum CGPathFillRule: Int, Sendable {
    /// The directions of the subpaths count: those in opposite directions cancel each other.
    case winding
    /// A point that an even number of subpaths encloses is outside.
    case evenOdd
}

extension Path {
    /// Creates a path with the elements of a path of Core Graphics. Later changes of that one have no effect.
    public init(_ path: CGPath) { self = path.path }
    /// Creates a path with the elements of a path of Core Graphics. Later changes of that one have no effect.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path for code that takes one of Core Graphics.
    public var cgPath: CGPath { CGPath(self) }

    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
