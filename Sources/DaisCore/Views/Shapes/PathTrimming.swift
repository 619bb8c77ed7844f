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
        let lines = polylines.flatMap(\.lines)
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
}
