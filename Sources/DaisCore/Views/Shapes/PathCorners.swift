// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Path {
    /// Adds a rectangle whose corners have different radii. If two of them do not fit beside each other, all become
    /// smaller by the same factor.
    ///
    /// ```swift
    /// Path { path in
    ///     let radii = RectangleCornerRadii(topLeading: 20, topTrailing: 20)
    ///     path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 120, height: 40), cornerRadii: radii)
    /// }
    /// .fill(.indigo)
    /// ```
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radii in points. The leading side is the left one.
    ///   - style: The curve of the corners. Browsers draw circular corners.
    ///   - transform: A transform of the rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.clockwise.map { max(0, $0) }
        let sums = (0..<4).map { radii[$0] + radii[($0 + 1) % 4] }
        let sides = [rect.width, rect.height, rect.width, rect.height]
        let factor = zip(sides, sums).map { $1 > 0 ? $0 / $1 : 1 }.min().map { min($0, 1) } ?? 1
        var corners = Path()
        corners.addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0 * factor, height: $0 * factor) })
        addPath(corners.applying(transform))
    }

    /// Adds a rectangle with elliptical corners, clockwise from the top left.
    mutating func addRoundedRect(in rect: CGRect, corners: [CGSize]) {
        // The ratio of the control points' distance to the radius, for a quarter of a circle.
        let k = 0.5522847498
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        /// Adds a side and the corner at its end, with the vectors from the corner to both ends of its curve.
        func side(to corner: CGPoint, _ from: CGVector, _ to: CGVector) {
            let end = point(corner.x + to.dx, corner.y + to.dy)
            addLine(to: point(corner.x + from.dx, corner.y + from.dy))
            addCurve(
                to: end, control1: point(corner.x + from.dx * (1 - k), corner.y + from.dy * (1 - k)),
                control2: point(corner.x + to.dx * (1 - k), corner.y + to.dy * (1 - k)))
        }
        func across(_ length: CGFloat) -> CGVector { CGVector(dx: length, dy: 0) }
        func down(_ length: CGFloat) -> CGVector { CGVector(dx: 0, dy: length) }
        move(to: point(left + corners[0].width, top))
        side(to: point(right, top), across(-corners[1].width), down(corners[1].height))
        side(to: point(right, bottom), down(-corners[2].height), across(-corners[2].width))
        side(to: point(left, bottom), across(corners[3].width), down(-corners[3].height))
        side(to: point(left, top), down(corners[0].height), across(corners[0].width))
        closeSubpath()
    }

    /// Adds the arc of a circle that touches two lines: the one from the current point to `tangent1End`, and the one
    /// from there to `tangent2End`. A line leads to the start of the arc.
    ///
    /// ```swift
    /// Path { path in
    ///     path.move(to: CGPoint(x: 0, y: 60))
    ///     path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 60, y: 0), radius: 20)
    ///     path.addLine(to: CGPoint(x: 60, y: 0))
    /// }
    /// .stroke(.brown, lineWidth: 4)
    /// ```
    /// - Parameters:
    ///   - tangent1End: The point where both lines meet.
    ///   - tangent2End: A point on the second line.
    ///   - radius: The radius in points.
    ///   - transform: A transform of both points and of the circle.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let (first, second) = (start.direction(from: tangent1End), tangent2End.direction(from: tangent1End))
        let cosine = first.dx * second.dx + first.dy * second.dy
        let sine = first.dx * second.dy - first.dy * second.dx
        // No circle touches lines that are parallel, or a line without length.
        guard radius > 0, radius.isFinite, abs(sine) > 1e-9, cosine.isFinite else {
            return addLine(to: tangent1End.applying(transform))
        }
        let distance = radius * (1 + cosine) / abs(sine)
        let touch = CGPoint(x: tangent1End.x + first.dx * distance, y: tangent1End.y + first.dy * distance)
        // The center is beside the first line, on the side of the second one.
        let side: CGFloat = sine > 0 ? radius : -radius
        let center = CGPoint(x: touch.x - first.dy * side, y: touch.y + first.dx * side)
        let angle = atan2(touch.y - center.y, touch.x - center.x)
        let sweep = CGFloat.pi - acos(max(-1, min(1, cosine)))
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(angle),
            delta: .radians(sine > 0 ? -sweep : sweep), transform: transform)
    }
}

extension CGPoint {
    /// Returns the vector of length 1 from another point to this one. It is not a number for two equal points.
    fileprivate func direction(from start: CGPoint) -> CGVector {
        let length = hypot(x - start.x, y - start.y)
        return CGVector(dx: (x - start.x) / length, dy: (y - start.y) / length)
    }
}
