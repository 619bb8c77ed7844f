// SPDX-License-Identifier: Apache-2.0

/// A transition for the entry and the exit of a presentation.
///
/// ```swift
/// .sheet(isPresented: $isShown) {
///     Editor()
///         .presentationTransition(.scale.combined(with: .fade))
/// }
/// ```
/// The browser plays it without a round trip, so an exit begins in the same frame as the gesture. Users who prefer
/// reduced motion see a cross-fade instead.
public struct PresentationTransition: Hashable, Sendable {
    var insertion: PresentationMotion
    var removal: PresentationMotion

    init(_ motion: PresentationMotion) { (insertion, removal) = (motion, motion) }
    init(insertion: PresentationMotion, removal: PresentationMotion) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    /// A transition that takes no time.
    public static let none = PresentationTransition(PresentationMotion(milliseconds: 0))
    /// A transition that moves across the bottom edge of the window.
    public static let slide = slide(edge: .bottom)
    /// A transition that fades, in 0.25 seconds.
    public static let fade = PresentationTransition(
        PresentationMotion(away: ["opacity": "0"], milliseconds: 250, easing: "ease-out"))
    /// A transition that scales from 90 percent.
    public static let scale = scale(0.9)

    /// Returns a transition that moves across an edge of the window. Leading and trailing follow the layout direction.
    public static func slide(edge: Edge) -> PresentationTransition {
        PresentationTransition(PresentationMotion(away: ["edge": edge.name]))
    }

    /// Returns a transition that scales from another size.
    ///
    /// - Parameter factor: The scale while away: 1 is the full size, 0 a point. Negative values count as 0.
    public static func scale(_ factor: Double) -> PresentationTransition {
        PresentationTransition(
            PresentationMotion(away: ["scale": max(0, factor).css], milliseconds: 250, easing: "ease-out"))
    }

    /// Returns a transition that uses different transitions for the entry and the exit.
    public static func asymmetric(
        insertion: PresentationTransition, removal: PresentationTransition
    ) -> PresentationTransition {
        var both = insertion
        both.removal = removal.removal
        return both
    }

    /// Returns a transition that plays both at once and takes as long as the longer one.
    public func combined(with other: PresentationTransition) -> PresentationTransition {
        var both = self
        both.insertion.join(other.insertion)
        both.removal.join(other.removal)
        return both
    }

    /// Returns this transition with the curve and the duration of an animation.
    ///
    /// - Parameter animation: The animation whose curve, duration and speed apply. A spring moves like the spring, for
    ///   2 seconds at most; delays and repetitions are ignored.
    public func animation(_ animation: Animation) -> PresentationTransition {
        var copy = self
        copy.insertion.follow(animation)
        copy.removal.follow(animation)
        return copy
    }

    /// Returns this transition with a duration for entry and exit, in seconds, clamped to 0 through 2.
    public func duration(_ seconds: Double) -> PresentationTransition {
        var copy = self
        copy.insertion.last(seconds)
        copy.removal.last(seconds)
        return copy
    }

    /// Returns this transition with a pose on the way, as a keyframe.
    ///
    /// ```swift
    /// Receipt().presentationTransition(.slide.passing(.scale(1.05), at: 0.7))
    /// ```
    /// The sheet slides in, is five percent larger after 70 percent of the time, and comes to rest at its size. The
    /// exit passes the same poses in reverse. Several poses follow each other.
    ///
    /// - Parameters:
    ///   - pose: The transition whose absent state is the pose.
    ///   - fraction: The fraction of the duration of the entry, from 0 to 1.
    public func passing(_ pose: PresentationTransition, at fraction: Double) -> PresentationTransition {
        var copy = self
        let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        copy.insertion.passing[fraction] = pose.insertion.away
        copy.removal.passing[fraction] = pose.removal.away
        return copy
    }

    /// The value of `data-motion`: `[[ms,easing,away],[ms,easing,away]]`, entry first.
    var attribute: String {
        var writer = JSONWriter(capacity: 128)
        writer.raw("[")
        insertion.write(to: &writer)
        writer.raw(",")
        removal.write(to: &writer)
        writer.raw("]")
        return writer.text
    }

    /// The value of `data-passes`: the poses on the way of the entry and of the exit, or `nil` without any.
    var passes: String? {
        guard !insertion.passing.isEmpty || !removal.passing.isEmpty else { return nil }
        var writer = JSONWriter(capacity: 128)
        writer.raw("[")
        insertion.writePassing(isExit: false, to: &writer)
        writer.raw(",")
        removal.writePassing(isExit: true, to: &writer)
        writer.raw("]")
        return writer.text
    }
}

extension Edge {
    var name: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}
