// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Spring {
    /// Returns the value of a motion between two animatable values.
    ///
    /// ```swift
    /// let spring = Spring(duration: 0.5, bounce: 0.3)
    /// let place = spring.value(
    ///     fromValue: CGPoint.zero, toValue: CGPoint(x: 80, y: 40), initialVelocity: .zero, time: 0.2)
    /// ```
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value at rest.
    ///   - initialVelocity: The velocity per second at the start.
    ///   - time: The time in seconds since the start.
    @MainActor public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        let moved = value(
            target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return toValue.with(start + moved)
    }

    /// Returns the velocity per second of a motion between two animatable values.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the start.
    ///   - toValue: The value at rest.
    ///   - initialVelocity: The velocity per second at the start.
    ///   - time: The time in seconds since the start.
    @MainActor public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let change = toValue.animatableData - fromValue.animatableData
        return toValue.with(
            velocity(target: change, initialVelocity: initialVelocity.animatableData, time: time))
    }

    /// Returns the force on an animatable value at `position` that moves with `velocity` per second.
    @MainActor public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        toValue.with(
            force(
                target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData))
    }

    /// Returns the time in seconds after which the distance to `toValue` stays below `epsilon`.
    @MainActor public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension Animatable {
    /// Returns the value with other data.
    @MainActor fileprivate func with(_ data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}
