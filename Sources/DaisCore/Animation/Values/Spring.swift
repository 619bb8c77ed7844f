// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A damped spring, which describes how a value comes to rest.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 120.0, time: 0.2)
/// ```
/// The duration is the perceived one; at ``settlingDuration`` the value is at rest.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped spring in seconds, which corresponds to its stiffness.
    public let response: Double
    /// The damping: 1 prevents overshooting, smaller values bounce longer, larger values approach more slowly.
    public let dampingRatio: Double
    /// The mass attached to the spring.
    public let mass: Double

    /// Creates a spring with a perceived duration in seconds and a bounce from -1 to 1.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99)))
    }

    /// Creates a spring with a period in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(response, dampingRatio, mass: 1)
    }

    /// Creates a spring with physical parameters. The damping is limited to critical damping unless `allowOverDamping`
    /// is true.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.init(
            2 * Double.pi * (mass / stiffness).squareRoot(), allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring that settles within a time in seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // The settling time is proportional to the response, so a spring of response 1 yields the factor.
        let unit = Spring(response: 1, dampingRatio: dampingRatio).motion(velocity: 0).settling(epsilon)
        self.init(response: settlingDuration / unit, dampingRatio: dampingRatio)
    }

    private init(_ response: Double, _ dampingRatio: Double, mass: Double) {
        self.response = max(response, 0.001)
        // An undamped spring would never settle.
        self.dampingRatio = max(dampingRatio, 0.01)
        self.mass = mass
    }

    /// The perceived duration in seconds.
    public var duration: Double { response }
    /// The bounce: 0 does not overshoot, larger values overshoot more, negative values approach more slowly.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The stiffness, the force per distance.
    public var stiffness: Double { mass * frequency * frequency }
    /// The damping, the force per velocity.
    public var damping: Double { 2 * mass * dampingRatio * frequency }
    /// The time in seconds after which less than a thousandth of the distance is left.
    public var settlingDuration: Double { motion(velocity: 0).settling(0.001) }

    /// A spring without bounce, of 0.5 seconds.
    public static var smooth: Spring { smooth() }
    /// Returns a spring without bounce, except for `extraBounce`.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a bounce of 0.15, of 0.5 seconds.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.3, of 0.5 seconds.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { 2 * Double.pi / response }

    func motion(velocity: Double) -> SpringMotion {
        SpringMotion(frequency: frequency, damping: dampingRatio, velocity: velocity)
    }
}

/// The closed-form solution of a spring from 0 to 1.
struct SpringMotion {
    let frequency: Double
    let damping: Double
    /// The velocity at the start, in multiples of the whole distance per second.
    let velocity: Double

    /// Returns the remaining distance at a time and its derivative: x'' + 2ζωx' + ω²x = 0.
    func rest(_ time: Double) -> (value: Double, speed: Double) {
        let (w, z) = (frequency, damping)
        let (x, v) = (1.0, -velocity)
        if abs(z - 1) < 1e-6 {
            let b = v + w * x
            let decay = exp(-w * time)
            return ((x + b * time) * decay, (b - w * (x + b * time)) * decay)
        }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let b = (v + z * w * x) / swing
            let decay = exp(-z * w * time)
            let (c, s) = (cos(swing * time), sin(swing * time))
            return (
                decay * (x * c + b * s), decay * ((b * swing - z * w * x) * c - (x * swing + z * w * b) * s)
            )
        }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let a = (v - fast * x) / (slow - fast)
        let b = x - a
        let (p, q) = (exp(slow * time), exp(fast * time))
        return (a * p + b * q, a * slow * p + b * fast * q)
    }

    /// Returns the time after which the remaining distance stays below `epsilon`, with a precision of 1/40 period.
    func settling(_ epsilon: Double) -> Double {
        let step = Double.pi / 20 / frequency
        let amplitude = 1 + abs(velocity) / frequency
        // The slower decay dominates; the search goes back from its bound to the last visible deviation.
        let slowest = damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
        var time = (log(max(amplitude, 1) / epsilon) + 8) / slowest
        // With a damping of 10⁷ this would be 10⁹ steps.
        let length = max(step, time / 10_000)
        while time > length, abs(rest(time - length).value) < epsilon { time -= length }
        return time
    }
}
