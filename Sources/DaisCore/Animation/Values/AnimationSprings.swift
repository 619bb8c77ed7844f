// SPDX-License-Identifier: Apache-2.0

/// Spring animations. A spring preserves the velocity of an animation that it interrupts, so `blendDuration` has no
/// effect.
extension Animation {
    /// A spring without bounce, of 0.5 seconds.
    public static var spring: Animation { spring(duration: 0.5) }

    /// Returns a spring with a period in seconds and a damping ratio, the older form.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring with a perceived duration in seconds and a bounce from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// Returns an animation with a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }

    /// A quick spring of 0.15 seconds, for views that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// Returns a quick spring with a period in seconds and a damping ratio, for views that follow a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a quick spring with a duration in seconds and a bounce in addition to 0.14.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// A spring without bounce, of 0.5 seconds.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// Returns a spring with physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass of the moved object.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The force against the movement, which grows with its speed.
    ///   - initialVelocity: The velocity at the start, in multiples of the whole distance per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            velocity: initialVelocity)
    }

    /// Returns a spring with an initial velocity in multiples of the whole distance per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    /// Returns a spring with an initial velocity in multiples of the whole distance per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    // The presets have no bounce, a little, and more.

    /// A spring without bounce, of 0.5 seconds.
    public static var smooth: Animation { smooth() }
    /// Returns a spring without bounce, except for `extraBounce`.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.15, of 0.5 seconds.
    public static var snappy: Animation { snappy() }
    /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.3, of 0.5 seconds.
    public static var bouncy: Animation { bouncy() }
    /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
