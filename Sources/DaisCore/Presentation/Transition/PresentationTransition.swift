// SPDX-License-Identifier: Apache-2.0

/// How a presentation comes and how it goes.
///
/// ```swift
/// .sheet(isPresented: $isShown) {
///     Editor()
///         .presentationTransition(.scale.combined(with: .fade))
/// }
/// ```
/// It is data for the browser, which plays it without asking: an exit begins in the same frame as the gesture. Whoever
/// prefers reduced motion sees a cross-fade instead.
public struct PresentationTransition: Hashable, Sendable {
    var insertion: PresentationMotion
    var removal: PresentationMotion

    init(_ motion: PresentationMotion) { (insertion, removal) = (motion, motion) }

    /// There at once, gone at once.
    public static let none = PresentationTransition(PresentationMotion(milliseconds: 0))
    /// In from the bottom of the window, out again there.
    public static let slide = slide(edge: .bottom)
    /// From nothing to opaque.
    public static let fade = PresentationTransition(
        PresentationMotion(away: ["opacity": "0"], milliseconds: 250, easing: "ease-out"))
    /// From a little smaller.
    public static let scale = scale(0.9)

    /// In across an edge of the window, out again there. Leading and trailing follow the direction of the text.
    public static func slide(edge: Edge) -> PresentationTransition {
        PresentationTransition(PresentationMotion(away: ["edge": edge.name]))
    }

    /// From another size: `factor` is 1 for its own, 0 for a point.
    public static func scale(_ factor: Double) -> PresentationTransition {
        PresentationTransition(
            PresentationMotion(away: ["scale": max(0, factor).css], milliseconds: 250, easing: "ease-out"))
    }

    /// One transition on the way in, another on the way out.
    public static func asymmetric(
        insertion: PresentationTransition, removal: PresentationTransition
    ) -> PresentationTransition {
        var both = insertion
        both.removal = removal.removal
        return both
    }

    /// Both at once; it takes as long as the longer one.
    public func combined(with other: PresentationTransition) -> PresentationTransition {
        var both = self
        both.insertion.join(other.insertion)
        both.removal.join(other.removal)
        return both
    }

    /// The curve and the duration of both ways, from an animation.
    ///
    /// - Parameter animation: its curve, duration and speed count. A spring is approximated by a curve that overshoots
    ///   as much; delays and repetitions are for things that stay.
    public func animation(_ animation: Animation) -> PresentationTransition {
        var copy = self
        copy.insertion.follow(animation)
        copy.removal.follow(animation)
        return copy
    }

    /// The duration of both ways, in seconds, from 0 to 2.
    public func duration(_ seconds: Double) -> PresentationTransition {
        var copy = self
        copy.insertion.last(seconds)
        copy.removal.last(seconds)
        return copy
    }

    /// The value of `data-motion`: `[[ms,easing,away],[ms,easing,away]]`, in first.
    var attribute: String {
        var writer = JSONWriter(capacity: 128)
        writer.raw("[")
        insertion.write(to: &writer)
        writer.raw(",")
        removal.write(to: &writer)
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
