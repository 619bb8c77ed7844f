// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline of lines and curves, with coordinates in points.
public struct Path: Shape, Equatable, CustomStringConvertible {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Starts a subpath at a point.
        case move(to: CGPoint)
        /// Draws a line to a point.
        case line(to: CGPoint)
        /// Draws a quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Draws a cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Draws a line to the start of the subpath.
        case closeSubpath
    }
    private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}
    /// Creates an empty path and lets a closure add to it.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// Creates a path from a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// Creates a path from an ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// Creates a path from a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
    /// Creates a path from a rectangle with elliptical corners of a size in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }
    /// Creates a path from a rectangle whose corners have different radii.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii)
    }

    /// A Boolean that is `true` if the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }
    /// The last point; `nil` while the path is empty.
    public private(set) var currentPoint: CGPoint?
    /// Calls a closure for each element.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Starts a subpath at a point.
    public mutating func move(to point: CGPoint) { add(.move(to: point), point) }
    /// Adds a line to a point.
    public mutating func addLine(to point: CGPoint) { add(.line(to: point), point) }
    /// Starts a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        add(.quadCurve(to: point, control: control), point)
    }
    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: point, control1: control1, control2: control2), point)
    }
    /// Adds a line to the start of the subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    private mutating func add(_ element: Element, _ point: CGPoint) {
        elements.append(element)
        currentPoint = point
    }

    /// Adds a rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rectangle with rounded corners. The corners are at most half as large as the sides.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let (rx, ry) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        addRoundedRect(in: rect, corners: Array(repeating: CGSize(width: rx, height: ry), count: 4))
    }

    /// Adds an arc. As in SwiftUI, `clockwise` assumes a y axis that points up, so on screen the arc turns the other
    /// way. An arc with an angle, a radius or a center that is infinite or not a number adds nothing.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        // The slices of a pie with a total of 0 have such angles.
        guard sweep.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
        let turn = 2 * Double.pi
        if clockwise ? sweep > 0 : sweep < 0 {
            sweep.formTruncatingRemainder(dividingBy: turn)
            if sweep != 0 { sweep += clockwise ? -turn : turn }
        } else if abs(sweep) > 2 * turn {
            // Further turns would draw the same circle again.
            sweep = sweep.truncatingRemainder(dividingBy: turn) + (clockwise ? -turn : turn)
        }
        // A remainder may exceed a quarter of a turn by the last bit of its number.
        let steps = Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), in: 1...8)
        let step = sweep / Double(steps)
        let handle = 4 / 3 * tan(step / 4) * radius
        func on(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = on(startAngle.radians)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        for index in 0..<steps {
            let from = startAngle.radians + Double(index) * step
            let to = from + step
            let (a, b) = (on(from), on(to))
            addCurve(
                to: b, control1: CGPoint(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
                control2: CGPoint(x: b.x + handle * sin(to), y: b.y - handle * cos(to)))
        }
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path) {
        elements += path.elements
        currentPoint = path.currentPoint ?? currentPoint
    }

    /// Returns the path with every point transformed.
    func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
        var copy = Path()
        for element in elements {
            switch element {
            case .move(let to): copy.move(to: change(to))
            case .line(let to): copy.addLine(to: change(to))
            case .quadCurve(let to, let control): copy.addQuadCurve(to: change(to), control: change(control))
            case .curve(let to, let a, let b): copy.addCurve(to: change(to), control1: change(a), control2: change(b))
            case .closeSubpath: copy.closeSubpath()
            }
        }
        return copy
    }

    /// Returns the path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

    /// The path in SVG notation.
    public var description: String {
        func text(_ point: CGPoint) -> String { "\(point.x.css) \(point.y.css)" }
        return elements.map { element in
            switch element {
            case .move(let to): "M\(text(to))"
            case .line(let to): "L\(text(to))"
            case .quadCurve(let to, let control): "Q\(text(control)) \(text(to))"
            case .curve(let to, let a, let b): "C\(text(a)) \(text(b)) \(text(to))"
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// Returns the path moved to the origin of the rectangle. Its size stays the same.
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// The curve of a rounded corner. The browser draws circular corners in both cases.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
