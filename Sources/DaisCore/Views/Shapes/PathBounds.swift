// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Path {
    /// The smallest rectangle that contains all lines and curves. Control points may be outside. It is null for an
    /// empty path.
    public var boundingRect: CGRect {
        var found: [CGPoint] = []
        var subpath = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                found.append(to)
                subpath = to
            case .line(let to): found.append(to)
            case .quadCurve(let to, let control):
                // The cubic curve with the same points.
                let first = CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3)
                let second = CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3)
                found += CubicCurve(start: start, control1: first, control2: second, end: to).outermost
            case .curve(let to, let control1, let control2):
                found += CubicCurve(start: start, control1: control1, control2: control2, end: to).outermost
            case .closeSubpath: found.append(subpath)
            }
            start = found.last ?? start
        }
        return CGRect(around: found)
    }

    /// All points, including control points.
    var points: [CGPoint] {
        var points: [CGPoint] = []
        _ = mapped {
            points.append($0)
            return $0
        }
        return points
    }
}

extension CGRect {
    /// Creates the smallest rectangle that contains all points.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
        self.init(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }
}

private struct CubicCurve {
    let start, control1, control2, end: CGPoint

    /// The points where the curve turns in one dimension, and its end.
    var outermost: [CGPoint] {
        let horizontal = Self.turns(start.x, control1.x, control2.x, end.x)
        let vertical = Self.turns(start.y, control1.y, control2.y, end.y)
        return (horizontal + vertical).map(point) + [end]
    }

    private func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
        }
        return CGPoint(
            x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
    }

    /// Returns the places, between 0 and 1, where the derivative of a coordinate is zero.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // A third of the derivative is square · t² + linear · t + constant.
        let (square, linear, constant) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
        let places: [CGFloat]
        if abs(square) < 1e-12 {
            places = linear == 0 ? [] : [-constant / linear]
        } else {
            let root = (linear * linear - 4 * square * constant).squareRoot()
            places = root.isNaN ? [] : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
        }
        // A curve that begins or ends with a turn is at its start or end there, without an error of rounding.
        return places.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
    }
}
