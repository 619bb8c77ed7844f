// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An outline made of lines and curves, in points.
public struct Path: Shape, Equatable, CustomStringConvertible {
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    private(set) var elements: [Element] = []

    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public var isEmpty: Bool { elements.isEmpty }
    public private(set) var currentPoint: CGPoint?
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to point: CGPoint) { add(.move(to: point), point) }
    public mutating func addLine(to point: CGPoint) { add(.line(to: point), point) }
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        add(.quadCurve(to: point, control: control), point)
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: point, control1: control1, control2: control2), point)
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    private mutating func add(_ element: Element, _ point: CGPoint) {
        elements.append(element)
        currentPoint = point
    }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = min(cornerSize.width, rect.width / 2)
        let ry = min(cornerSize.height, rect.height / 2)
        // The control points of a quarter circle lie at this part of the radius.
        let k = 0.5522847498
        let (kx, ky) = (rx * k, ry * k)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(left + rx, top))
        addLine(to: point(right - rx, top))
        addCurve(
            to: point(right, top + ry), control1: point(right - rx + kx, top),
            control2: point(right, top + ry - ky))
        addLine(to: point(right, bottom - ry))
        addCurve(
            to: point(right - rx, bottom), control1: point(right, bottom - ry + ky),
            control2: point(right - rx + kx, bottom))
        addLine(to: point(left + rx, bottom))
        addCurve(
            to: point(left, bottom - ry), control1: point(left + rx - kx, bottom),
            control2: point(left, bottom - ry + ky))
        addLine(to: point(left, top + ry))
        addCurve(
            to: point(left + rx, top), control1: point(left, top + ry - ky),
            control2: point(left + rx - kx, top))
        closeSubpath()
    }

    /// Adds an arc. As in SwiftUI, `clockwise` is meant for a y axis that points up: on screen it turns the other way.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        if clockwise { while sweep > 0 { sweep -= 2 * .pi } } else { while sweep < 0 { sweep += 2 * .pi } }
        let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
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

    public mutating func addPath(_ path: Path) {
        elements += path.elements
        currentPoint = path.currentPoint ?? currentPoint
    }

    /// The path with every point changed.
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

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

    /// The rectangle around all points, control points included.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        _ = mapped {
            points.append($0); return $0
        }
        guard let first = points.first else { return .null }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
        return CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }

    /// The path in the notation of SVG.
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

    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// The curve of a rounded corner. The browser draws circular corners for both.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
