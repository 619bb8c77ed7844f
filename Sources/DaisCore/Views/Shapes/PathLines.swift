// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A part of a path between two moves, as straight lines.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The lines from point to point, including that back to the first.
    var lines: [(CGPoint, CGPoint)] {
        guard let first = points.first else { return [] }
        return Array(zip(points, points.dropFirst() + (isClosed ? [first] : [])))
    }
}

extension Path {
    /// The path as straight lines. A curve becomes 24 lines.
    var polylines: [Polyline] {
        var all: [Polyline] = []
        var current = Polyline(points: [.zero])
        func curve(_ place: (CGFloat) -> CGPoint, to end: CGPoint) {
            for step in 1..<24 { current.points.append(place(CGFloat(step) / 24)) }
            current.points.append(end)
        }
        for element in elements {
            let start = current.points[current.points.count - 1]
            switch element {
            case .move(let to):
                if current.points.count > 1 { all.append(current) }
                current = Polyline(points: [to])
            case .line(let to): current.points.append(to)
            case .quadCurve(let to, let control):
                curve(
                    { t in
                        let u = 1 - t
                        return CGPoint(
                            x: u * u * start.x + 2 * u * t * control.x + t * t * to.x,
                            y: u * u * start.y + 2 * u * t * control.y + t * t * to.y)
                    }, to: to)
            case .curve(let to, let a, let b):
                curve(
                    { t in
                        let u = 1 - t
                        func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
                            u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                        }
                        return CGPoint(x: mix(start.x, a.x, b.x, to.x), y: mix(start.y, a.y, b.y, to.y))
                    }, to: to)
            case .closeSubpath:
                let first = current.points[0]
                if current.points.count > 1 { all.append(Polyline(points: current.points, isClosed: true)) }
                current = Polyline(points: [first])
            }
        }
        if current.points.count > 1 { all.append(current) }
        return all
    }
}
