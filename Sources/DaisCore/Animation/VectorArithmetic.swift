// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value that can be scaled and added: what a spring can move.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Spring {
    /// Where something is that goes from zero to `target`.
    ///
    /// - Parameter time: seconds since the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, initialVelocity, value: true, time)
    }

    /// How fast it goes, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, initialVelocity, value: false, time)
    }

    /// The motion is linear in the way and in the velocity it starts with.
    private func combine<V: VectorArithmetic>(_ target: V, _ velocity: V, value: Bool, _ time: Double) -> V {
        let still = motion(velocity: 0).rest(time)
        let pushed = motion(velocity: 1).rest(time)
        var way = target
        var push = velocity
        way.scale(by: value ? 1 - still.value : -still.speed)
        push.scale(by: value ? still.value - pushed.value : still.speed - pushed.speed)
        return way + push
    }

    /// Moves a value and its velocity on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// The force on something at `position` that moves with `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var pull = target - position
        pull.scale(by: stiffness)
        var brake = velocity
        brake.scale(by: damping)
        return pull - brake
    }

    /// When the motion stands still, in seconds, to an `epsilon` in the value's own measure.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> Double {
        let way = target.magnitudeSquared.squareRoot()
        guard way > 0 else { return 0 }
        let velocity = initialVelocity.magnitudeSquared.squareRoot() / way
        return motion(velocity: velocity).settling(min(epsilon / way, 0.5))
    }
}
