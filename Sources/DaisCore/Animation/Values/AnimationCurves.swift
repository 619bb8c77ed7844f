// SPDX-License-Identifier: Apache-2.0

/// Animations with a curve and a duration in seconds.
extension Animation {
    /// An animation of constant speed, in 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Returns an animation of constant speed.
    public static func linear(duration: Double) -> Animation { Animation(.bezier(0, 0, 1, 1, duration: duration)) }

    /// An animation that starts slowly, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Returns an animation that starts slowly.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// An animation that ends slowly, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Returns an animation that ends slowly.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// An animation that starts and ends slowly, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Returns an animation that starts and ends slowly.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation with a cubic Bézier curve from (0, 0) to (1, 1), defined by its control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y, duration: duration))
    }

    /// Returns an animation with a unit curve.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
    }
}
