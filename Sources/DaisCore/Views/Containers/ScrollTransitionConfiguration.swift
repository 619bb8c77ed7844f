// SPDX-License-Identifier: Apache-2.0

/// The way in which a scroll transition is applied while its view scrolls into sight.
///
/// ```swift
/// Text("Chapter").scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { content, phase in
///     content.offset(x: phase.value * 40)
/// }
/// ```
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    /// A point on the way of a view from out of sight into sight.
    public struct Threshold: Hashable, Sendable {
        /// The part of the view that must have passed the edge, as a fraction of its length.
        var visible: Double
        /// The part of the way from the edge to the center of the container.
        var centered = 0.0
        /// Further points.
        var distance = 0.0

        /// The view begins to come into sight.
        public static let hidden = Threshold(visible: 0)
        /// The whole view is in sight.
        public static let visible = Threshold(visible: 1)
        /// The view is in the center of its container.
        public static var centered: Threshold { Threshold(visible: 0, centered: 1) }

        /// A fraction of the view is in sight. Values below 0 and above 1 are clamped.
        public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }

        /// Returns a threshold that is a number of points nearer to the center of the container.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            threshold.distance += distance
            return threshold
        }

        /// Returns a threshold between this one, for 0, and another one, for 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mixed(_ path: KeyPath<Threshold, Double>) -> Double {
                self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * amount
            }
            return Threshold(
                visible: mixed(\.visible), centered: mixed(\.centered), distance: mixed(\.distance))
        }
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// The view does not change.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// The change follows the scroll view.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// The change is animated when the view reaches the threshold.
    public static let animated = ScrollTransitionConfiguration.animated()

    /// The change follows the scroll view.
    ///
    /// - Parameter timingCurve: The curve from the edge, for 0, to the threshold, for 1.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The change is animated when the view reaches the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// Returns the configuration with another animation. One that follows the scroll view has none, and is returned
    /// unchanged.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        return ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
    }

    /// Returns the configuration with the point at which the view counts as in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }

    /// Writes the threshold and the kind: `null`, the numbers of a Bézier curve, or an animation.
    func write(to json: inout JSONWriter) {
        json.raw("[")
        json.numbers([threshold.visible, threshold.centered, threshold.distance])
        json.raw(",")
        switch kind {
        case .identity: json.raw("null")
        case .interactive(let curve): json.numbers([curve.x1, curve.y1, curve.x2, curve.y2])
        case .animated(let animation): animation.write(to: &json)
        }
        json.raw("]")
    }
}

extension JSONWriter {
    fileprivate mutating func numbers(_ values: [Double]) {
        raw("[")
        for (index, value) in values.enumerated() {
            if index > 0 { raw(",") }
            number(value)
        }
        raw("]")
    }
}
