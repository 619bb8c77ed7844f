// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Shape {
    /// Returns the part of the outline between two fractions of its length, from 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, from: startFraction, to: endFraction)
    }
}

/// A part of a shape's outline. A stroke draws the whole outline with a dash, which the browser can move along it.
public struct _TrimmedShape<Base: Shape>: Shape {
    let base: Base
    var from: CGFloat
    var to: CGFloat

    /// Returns the part of the base shape's path.
    public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
}

nonisolated protocol PartOfOutline {
    var from: CGFloat { get }
    var to: CGFloat { get }
    func wholePath(in rect: CGRect) -> Path
}

extension _TrimmedShape: PartOfOutline {
    func wholePath(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Path {
    /// Returns the part of the path between two fractions of its length. A curve becomes 24 lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = flattened
        let total = lines.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        let (start, end) = (max(0, from) * total, min(1, to) * total)
        var result = Path()
        var traveled: CGFloat = 0
        for (a, b) in lines {
            let length = hypot(b.x - a.x, b.y - a.y)
            defer { traveled += length }
            guard length > 0, traveled + length > start, traveled < end else { continue }
            func point(_ distance: CGFloat) -> CGPoint {
                let t = min(max((distance - traveled) / length, 0), 1)
                return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            let first = point(start)
            if result.currentPoint != first { result.move(to: first) }
            result.addLine(to: point(end))
        }
        return result
    }

    /// The path as lines.
    private var flattened: [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        func curve(to end: CGPoint, _ place: (CGFloat) -> CGPoint) {
            for step in 1...24 {
                let next = step == 24 ? end : place(CGFloat(step) / 24)
                lines.append((last, next))
                last = next
            }
        }
        for element in elements {
            switch element {
            case .move(let to): (first, last) = (to, to)
            case .line(let to):
                lines.append((last, to))
                last = to
            case .quadCurve(let to, let control):
                let start = last
                curve(to: to) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * start.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * start.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .curve(let to, let a, let b):
                let start = last
                curve(to: to) { t in
                    let u = 1 - t
                    func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
                        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                    }
                    return CGPoint(x: mix(start.x, a.x, b.x, to.x), y: mix(start.y, a.y, b.y, to.y))
                }
            case .closeSubpath:
                lines.append((last, first))
                last = first
            }
        }
        return lines
    }
}
