// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value that can be scaled and added, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)
    /// The square of the value's magnitude.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves the value towards another one.
    ///
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The part of the distance: 0 is this value, and 1 is the other one.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns a value between this one and another one.
    ///
    /// ```swift
    /// let middle = 10.0.interpolated(towards: 20, amount: 0.5)  // 15
    /// ```
    /// - Parameters:
    ///   - other: The other value.
    ///   - amount: The part of the distance: 0 is this value, and 1 is the other one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the value.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the value.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the value.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Spring {
    /// Returns the value of a motion from zero to `target`.
    ///
    /// - Parameters:
    ///   - target: The value at rest.
    ///   - initialVelocity: The velocity per second at the start.
    ///   - time: The time in seconds since the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, initialVelocity, value: true, time)
    }

    /// Returns the velocity per second at a time.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        combine(target, initialVelocity, value: false, time)
    }

    /// Combines two solutions, because the motion is linear in the distance and in the initial velocity.
    private func combine<V: VectorArithmetic>(_ target: V, _ velocity: V, value: Bool, _ time: Double) -> V {
        let still = motion(velocity: 0).rest(time)
        let pushed = motion(velocity: 1).rest(time)
        var change = target
        var push = velocity
        change.scale(by: value ? 1 - still.value : -still.speed)
        push.scale(by: value ? still.value - pushed.value : still.speed - pushed.speed)
        return change + push
    }

    /// Advances a value and its velocity by a time in seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let change = target - value
        let moved = self.value(target: change, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: change, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// Returns the force on a value at `position` that moves with `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var pull = target - position
        pull.scale(by: stiffness)
        var brake = velocity
        brake.scale(by: damping)
        return pull - brake
    }

    /// Returns the time in seconds after which the deviation stays below `epsilon`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> Double {
        let distance = target.magnitudeSquared.squareRoot()
        guard distance > 0 else { return 0 }
        let velocity = initialVelocity.magnitudeSquared.squareRoot() / distance
        return motion(velocity: velocity).settling(min(epsilon / distance, 0.5))
    }
}
