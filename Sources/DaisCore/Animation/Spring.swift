// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A damped spring: how something comes to rest.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 120.0, time: 0.2)
/// ```
/// A duration is how long the motion seems to take; ``settlingDuration`` is when it stands still.
public struct Spring: Hashable, Sendable {
    /// The time of one swing without damping, in seconds: the stiffness.
    public let response: Double
    /// 1 comes to rest without overshooting, 0 swings for ever, more than 1 creeps.
    public let dampingRatio: Double
    public let mass: Double

    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99)))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(response, dampingRatio, mass: 1)
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.init(
            2 * Double.pi * (mass / stiffness).squareRoot(), allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that stands still after a time, in seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // Settling scales with the response, so a spring of response 1 tells the factor.
        let unit = Spring(response: 1, dampingRatio: dampingRatio).motion(velocity: 0).settling(epsilon)
        self.init(response: settlingDuration / unit, dampingRatio: dampingRatio)
    }

    private init(_ response: Double, _ dampingRatio: Double, mass: Double) {
        self.response = max(response, 0.001)
        // Without any damping nothing would ever settle.
        self.dampingRatio = max(dampingRatio, 0.01)
        self.mass = mass
    }

    public var duration: Double { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var stiffness: Double { mass * frequency * frequency }
    public var damping: Double { 2 * mass * dampingRatio * frequency }
    /// When the motion stands still to a thousandth of its way, in seconds.
    public var settlingDuration: Double { motion(velocity: 0).settling(0.001) }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { 2 * Double.pi / response }

    func motion(velocity: Double) -> SpringMotion {
        SpringMotion(frequency: frequency, damping: dampingRatio, velocity: velocity)
    }
}

/// The closed form of a spring that goes from 0 to 1.
struct SpringMotion {
    let frequency: Double
    let damping: Double
    /// Lengths of the whole way per second, at the start.
    let velocity: Double

    /// What is still missing at a time, as (value, speed of its change): x'' + 2ζωx' + ω²x = 0.
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

    /// The first time after which the rest stays below `epsilon`, to a fortieth of a swing.
    func settling(_ epsilon: Double) -> Double {
        let step = Double.pi / 20 / frequency
        let amplitude = 1 + abs(velocity) / frequency
        // The slower of the two decays rules; from its bound back to the last time that something is to be seen.
        let slowest = damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
        var time = (log(max(amplitude, 1) / epsilon) + 8) / slowest
        while time > step, abs(rest(time - step).value) < epsilon { time -= step }
        return time
    }
}
