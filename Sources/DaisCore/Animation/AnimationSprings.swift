// SPDX-License-Identifier: Apache-2.0

/// Springs. They take over the speed of what they interrupt; times that blend springs (`blendDuration`) are accepted
/// and not needed.
extension Animation {
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring by its period, in seconds, and damping: the classic spelling.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring by how long it seems to take, in seconds, and how much it overshoots, from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A quick spring for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring by its physics.
    ///
    /// - Parameter initialVelocity: in lengths of the whole way per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            velocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    // Three presets: no bounce, a little, more.

    public static var smooth: Animation { smooth() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static var snappy: Animation { snappy() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static var bouncy: Animation { bouncy() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
