// SPDX-License-Identifier: Apache-2.0

/// A curve from (0, 0) to (1, 1) that maps a fraction of the time to a fraction of the distance.
public struct UnitCurve: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    }

    /// Returns a cubic Bézier curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y))
    }

    /// A curve of constant speed.
    public static let linear = UnitCurve(0, 0, 1, 1)
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// A quarter circle that starts slowly, approximated to 0.03 %.
    public static let circularEaseIn = UnitCurve(0.5523, 0, 1, 0.4477)
    /// A quarter circle that ends slowly, approximated to 0.03 %.
    public static let circularEaseOut = UnitCurve(0, 0.5523, 0.4477, 1)
    /// Two quarter circles, so that it starts and ends slowly, approximated to 2 %.
    public static let circularEaseInOut = UnitCurve(0.94, 0.22, 0.06, 0.78)
    /// A curve that starts and ends slowly; the same as ``easeInOut``.
    public static let easeInEaseOut = easeInOut

    /// The curve with time and distance exchanged.
    public var inverse: UnitCurve { UnitCurve(y1, x1, y2, x2) }

    /// Returns the fraction of the distance.
    ///
    /// - Parameter progress: The fraction of the time, from 0 to 1.
    public func value(at progress: Double) -> Double {
        let time = solve(min(max(progress, 0), 1))
        return Self.cubic(y1, y2, time)
    }

    /// Returns the velocity at a fraction of the time, where 1 is the whole distance in the whole time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// Returns the curve's parameter for an x by bisection, because x increases with the parameter.
    private func solve(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
