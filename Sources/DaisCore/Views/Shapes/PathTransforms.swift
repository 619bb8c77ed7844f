// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Path {
    /// Returns the path with all points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }

    /// Adds a transformed rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds rectangles as closed subpaths.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a transformed ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a transformed rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
    ) {
        add(transform) { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    /// Adds a transformed arc, with a line to its start if the path has a current point. The direction is that of an
    /// arc without a transform.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        let arc = Path {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
        arc.applying(transform).forEach { element in
            switch element {
            case .move(let start): if currentPoint == nil { move(to: start) } else { addLine(to: start) }
            case .curve(let end, let control1, let control2):
                addCurve(to: end, control1: control1, control2: control2)
            case .line, .quadCurve, .closeSubpath: break  // An arc has none.
            }
        }
    }

    /// Adds an arc that spans an angle from its start, with a line to the start if the path has a current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0, transform: transform)
    }

    /// Adds the transformed elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

    /// Adds what a closure draws, transformed.
    private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        addPath(Path(draw).applying(transform))
    }
}
