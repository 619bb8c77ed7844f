// SPDX-License-Identifier: Apache-2.0

/// The timing of an animated change: a curve or a spring.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isExpanded.toggle() }
/// Circle().scaleEffect(isOn ? 1.2 : 1).animation(.easeInOut.delay(0.1), value: isOn)
/// ```
/// The browser plays the animation. Its description takes three to five numbers, and nothing is sent while it runs.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double, velocity: Double = 0)
        /// Positions at equal fractions of the duration.
        case points([Double], duration: Double)
    }
    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repetitions = 1.0
    var autoreverses = false
    /// The time in seconds at which the animation counts as logically complete, if it is set.
    var completeAfter: Double?

    init(_ curve: Curve) { self.curve = curve }

    init(_ spring: Spring, velocity: Double = 0) {
        self.init(.spring(response: spring.response, dampingFraction: spring.dampingRatio, velocity: velocity))
    }

    /// The default animation of ``withAnimation(_:_:)``: a spring without bounce, of 0.5 seconds.
    public static let `default` = Animation.spring(duration: 0.5)

    /// Returns the animation with a delay before it starts.
    ///
    /// - Parameter delay: The delay in seconds.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }

    /// Returns the animation at a different speed; 2 takes half the time.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= max(speed, 0.001)
        copy.delay /= max(speed, 0.001)
        return copy
    }

    /// Returns the animation repeated a number of times, alternating its direction if `autoreverses` is true.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = Double(max(repeatCount, 1))
        copy.autoreverses = autoreverses
        return copy
    }

    /// Returns the animation repeated until the animated value changes again or its view is removed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = .infinity
        copy.autoreverses = autoreverses
        return copy
    }

    /// Returns the animation with the time at which it counts as logically complete.
    ///
    /// - Parameter duration: The time in seconds after the start.
    public func logicallyComplete(after duration: Double) -> Animation {
        var copy = self
        copy.completeAfter = duration
        return copy
    }
}
