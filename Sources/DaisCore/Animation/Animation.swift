// SPDX-License-Identifier: Apache-2.0

/// How a change moves: a curve, or a spring.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isExpanded.toggle() }
/// Circle().scaleEffect(isOn ? 1.2 : 1).animation(.easeInOut.delay(0.1), value: isOn)
/// ```
/// The browser plays it: three or five numbers travel, and nothing is sent while something moves.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double, velocity: Double = 0)
        /// Where it is at equal parts of its time.
        case points([Double], duration: Double)
    }
    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repetitions = 1.0
    var autoreverses = false
    /// When the animation counts as complete, if that was said.
    var completeAfter: Double?

    init(_ curve: Curve) { self.curve = curve }

    init(_ spring: Spring, velocity: Double = 0) {
        self.init(.spring(response: spring.response, dampingFraction: spring.dampingRatio, velocity: velocity))
    }

    /// The animation of ``withAnimation(_:_:)``: a spring without bounce.
    public static let `default` = Animation.spring(duration: 0.5)

    /// Starts later.
    ///
    /// - Parameter delay: seconds.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }

    /// Plays faster or slower; 2 takes half the time.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= max(speed, 0.001)
        copy.delay /= max(speed, 0.001)
        return copy
    }

    /// Plays several times, there and back in turn if it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = Double(max(repeatCount, 1))
        copy.autoreverses = autoreverses
        return copy
    }

    /// Plays until what it animates is changed again or goes.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = .infinity
        copy.autoreverses = autoreverses
        return copy
    }

    /// Says when the animation counts as complete, for completions that wait for that and not for its end.
    ///
    /// - Parameter duration: seconds from its start.
    public func logicallyComplete(after duration: Double) -> Animation {
        var copy = self
        copy.completeAfter = duration
        return copy
    }
}
