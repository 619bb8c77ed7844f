// SPDX-License-Identifier: Apache-2.0

/// How a change moves: a curve, or a spring.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double)
    }
    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repetitions = 1.0
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

    public static let `default` = Animation.spring(duration: 0.5)

    // MARK: Curves, durations in seconds

    public static var linear: Animation { linear(duration: 0.35) }
    public static func linear(duration: Double) -> Animation { Animation(.bezier(0, 0, 1, 1, duration: duration)) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeIn(duration: Double) -> Animation { Animation(.bezier(0.42, 0, 1, 1, duration: duration)) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func easeOut(duration: Double) -> Animation { Animation(.bezier(0, 0, 0.58, 1, duration: duration)) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.bezier(0.42, 0, 0.58, 1, duration: duration))
    }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(x1, y1, x2, y2, duration: duration))
    }

    // MARK: Springs

    /// A spring by its period and damping: the classic spelling.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction))
    }

    /// A spring by how long it seems to take and how much it overshoots, from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
    }
    public static var spring: Animation { spring(duration: 0.5) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction))
    }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let period = 2 * Double.pi * (mass / stiffness).squareRoot()
        return Animation(
            .spring(response: period, dampingFraction: damping / (2 * (mass * stiffness).squareRoot())))
    }
    public static var smooth: Animation { smooth() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Animation { snappy() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Animation { bouncy() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Changes

    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= speed
        return copy
    }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = Double(repeatCount)
        copy.autoreverses = autoreverses
        return copy
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = .infinity
        copy.autoreverses = autoreverses
        return copy
    }
}

/// Runs `body`; the changes it makes carry the animation in their transaction.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

extension View {
    /// Names the animation for changes of `value` in this view.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(EmptyModifier())
    }

    /// Says how the view comes and goes.
    nonisolated public func transition(_ transition: AnyTransition) -> some View { modifier(EmptyModifier()) }

    /// Changes the transaction of what happens in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(EmptyModifier())
    }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    private init() {}
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
