// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline that code for the iPhone makes, often of a rectangle with some round corners.
///
/// ```swift
/// struct TopCorners: Shape {
///     func path(in rect: CGRect) -> Path {
///         let path = UIBezierPath(
///             roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 24, height: 24))
///         return Path(path.cgPath)
///     }
/// }
/// ```
/// New code uses ``UnevenRoundedRectangle`` and ``Path``. Angles are in radians, and `clockwise` is the direction on
/// screen. A path draws nothing by itself, so the properties of its line are absent.
public class UIBezierPath {
    private var path: Path

    private init(_ path: Path) { self.path = path }

    /// Creates an empty path.
    public init() { path = Path() }

    /// Creates a path from a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates a path from an ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a path from a rectangle with round corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a path from a rectangle of which some corners are round. The corners are at most half as large as the
    /// sides.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The round corners.
    ///   - cornerRadii: The radii of each round corner in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let size = CGSize(
            width: max(0, min(cornerRadii.width, rect.width / 2)),
            height: max(0, min(cornerRadii.height, rect.height / 2)))
        let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        self.init(
            Path { $0.addRoundedRect(in: rect, corners: clockwise.map { corners.contains($0) ? size : .zero }) })
    }

    /// Creates a path from an arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of a path of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// The elements as a path of Core Graphics.
    public final var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// A Boolean that is `true` if the path has no elements.
    public final var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains all lines and curves.
    public final var bounds: CGRect { path.boundingRect }

    /// The last point, or zero while the path is empty.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Returns whether a point is inside the path, as ``Path/contains(_:eoFill:)`` does.
    public final func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Starts a subpath at a point.
    public final func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to a point.
    public final func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve to a point.
    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve to a point.
    public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start if the path has a current point.
    public final func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // A path of SwiftUI names the direction for a y axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath.
    public final func close() { path.closeSubpath() }

    /// Adds the elements of another path.
    public final func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Removes all elements.
    public final func removeAllPoints() { path = Path() }
}

/// Corners of a rectangle on screen.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}
