// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
    /// Returns the outline of the line that strokes the path.
    ///
    /// ```swift
    /// struct Wire: Shape {
    ///     func path(in rect: CGRect) -> Path {
    ///         Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) }
    ///             .strokedPath(StrokeStyle(lineWidth: 12, lineCap: .round))
    ///     }
    /// }
    /// ```
    /// Filled with the nonzero rule, the outline covers the same points as the stroke. A curve becomes 24 lines.
    ///
    /// - Parameter style: The width, ends, corners and dashes of the line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style)
        for line in polylines {
            for part in line.dashed(style) { outline.add(part) }
        }
        return outline.path
    }
}

extension Polyline {
    /// Returns the dashes of a line, or the line itself without dashes.
    fileprivate func dashed(_ style: StrokeStyle) -> [Polyline] {
        let dash = style.dash.map { max(0, $0) }
        let period = dash.reduce(0, +)
        let length = lines.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        // Dashes that cannot be seen would be millions of parts.
        guard period > 0.1, length / period < 10_000, style.dashPhase.isFinite else { return [self] }
        // An odd number of lengths means a dash where the gap was in the period before.
        let pattern = dash.count % 2 == 0 ? dash : dash + dash
        var rest = style.dashPhase.truncatingRemainder(dividingBy: period * (dash.count % 2 == 0 ? 1 : 2))
        if rest < 0 { rest += pattern.reduce(0, +) }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var parts: [Polyline] = []
        var part: Polyline? = index % 2 == 0 ? Polyline(points: [points[0]]) : nil
        for (a, b) in lines {
            let length = hypot(b.x - a.x, b.y - a.y)
            var traveled: CGFloat = 0
            while length - traveled > left {
                traveled += left
                let point = CGPoint(x: a.x + (b.x - a.x) * traveled / length, y: a.y + (b.y - a.y) * traveled / length)
                if var done = part {
                    done.points.append(point)
                    parts.append(done)
                    part = nil
                } else {
                    part = Polyline(points: [point])
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - traveled
            part?.points.append(b)
        }
        if let part, part.points.count > 1 { parts.append(part) }
        return parts
    }
}

/// Collects the outlines of lines.
private struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let half: CGFloat

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func add(_ line: Polyline) {
        var points: [CGPoint] = []
        for point in line.points where point.x.isFinite && point.y.isFinite {
            if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 1e-6 { continue }
            points.append(point)
        }
        if line.isClosed, let first = points.first, let last = points.last, points.count > 1,
            hypot(first.x - last.x, first.y - last.y) < 1e-6
        {
            points.removeLast()
        }
        guard points.count > 1 else { return addDot(points.first) }
        if line.isClosed, points.count > 2 {
            // Two rings: around one side forward, and around the other side backward.
            append(side(of: points, isClosed: true))
            append(side(of: points.reversed(), isClosed: true))
        } else {
            var outline = side(of: points, isClosed: false)
            outline += cap(at: points[points.count - 1], from: points[points.count - 2])
            outline += side(of: points.reversed(), isClosed: false)
            outline += cap(at: points[0], from: points[1])
            append(outline)
        }
    }

    /// A line without length is visible only with a cap.
    private mutating func addDot(_ point: CGPoint?) {
        guard let point, style.lineCap != .butt else { return }
        let rect = CGRect(x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth)
        if style.lineCap == .round { path.addEllipse(in: rect) } else { path.addRect(rect) }
    }

    private mutating func append(_ points: [CGPoint]) {
        path.addLines(points)
        path.closeSubpath()
    }

    /// Returns the left side of a line, with its corners.
    private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
        let count = points.count
        var result: [CGPoint] = []
        for index in 0..<(isClosed ? count : count - 1) {
            let (a, b) = (points[index], points[(index + 1) % count])
            let normal = self.normal(a, b)
            result.append(CGPoint(x: a.x + normal.dx, y: a.y + normal.dy))
            result.append(CGPoint(x: b.x + normal.dx, y: b.y + normal.dy))
            if isClosed || index < count - 2 {
                result += corner(at: b, normal, self.normal(b, points[(index + 2) % count]))
            }
        }
        return result
    }

    /// Returns the vector from the line to its left side.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.y - a.y) / length * half, dy: (a.x - b.x) / length * half)
    }

    /// Returns the points between the sides of two lines at their common point.
    private func corner(at point: CGPoint, _ first: CGVector, _ second: CGVector) -> [CGPoint] {
        let turn = (first.dx * second.dy - first.dy * second.dx) / (half * half)
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (half * half)
        // On the inner side, the outline goes through the common point, so that the sides cover each other.
        if turn < -1e-9 { return [point] }
        guard turn > 1e-9 || cosine < 0 else { return [] }
        switch style.lineJoin {
        case .bevel: return []
        case .round: return arc(around: point, from: first, by: atan2(max(turn, 0), cosine))
        case .miter:
            // The ratio of the miter's length to the width is 1 / sin(angle / 2).
            let sine = ((1 + cosine) / 2).squareRoot()
            guard sine > 1e-6, 1 / sine <= style.miterLimit else { return [] }
            let scale = 1 / (1 + cosine)
            return [
                CGPoint(x: point.x + (first.dx + second.dx) * scale, y: point.y + (first.dy + second.dy) * scale)
            ]
        }
    }

    /// Returns the points between both sides at the end of a line.
    private func cap(at end: CGPoint, from start: CGPoint) -> [CGPoint] {
        let normal = normal(start, end)
        switch style.lineCap {
        case .butt: return []
        case .round: return arc(around: end, from: normal, by: .pi)
        case .square:
            let (dx, dy) = (-normal.dy, normal.dx)
            return [
                CGPoint(x: end.x + normal.dx + dx, y: end.y + normal.dy + dy),
                CGPoint(x: end.x - normal.dx + dx, y: end.y - normal.dy + dy),
            ]
        }
    }

    /// Returns points on a circle, about ten for each quarter.
    private func arc(around center: CGPoint, from vector: CGVector, by angle: CGFloat) -> [CGPoint] {
        let steps = Int(clamping: (abs(angle) / .pi * 20).rounded(.up), in: 2...20)
        return (1..<steps).map { step in
            let turn = angle * CGFloat(step) / CGFloat(steps)
            return CGPoint(
                x: center.x + vector.dx * cos(turn) - vector.dy * sin(turn),
                y: center.y + vector.dx * sin(turn) + vector.dy * cos(turn))
        }
    }
}
