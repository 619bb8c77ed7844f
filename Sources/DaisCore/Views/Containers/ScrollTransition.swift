// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Changes the appearance of the view while it scrolls into sight and out of it.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(0..<20) { chapter in
    ///         Text("Chapter \(chapter)").scrollTransition { content, phase in
    ///             content.opacity(phase.isIdentity ? 1 : 0)
    ///         }
    ///     }
    /// }
    /// ```
    /// The closure runs once for each phase, and the browser plays what is between them without the server. It shows the
    /// phase `identity` alone for people who prefer reduced motion.
    ///
    /// - Parameters:
    ///   - configuration: The way in which the change is applied at both edges.
    ///   - axis: The axis, or `nil` for that of the scroll view. Without a scroll view, the page scrolls vertically.
    ///   - transition: A closure that returns the effect with the changes of a phase.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the appearance of the view while it scrolls into sight and out of it, in another way at each edge.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
        return modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                phases: phases.map { transition(EmptyVisualEffect(), $0)._changes }))
    }
}

nonisolated struct ScrollTransitionModifier: BoxModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let phases: [_VisualChanges]

    /// Nothing else may change the element: the animation of the client replaces its transform, filter and opacity.
    @MainActor static var layer: BoxLayer { BoxLayer(rank: BoxLayer.whole.rank, strict: true, wraps: true) }

    @MainActor func apply(to appearance: inout Appearance) {
        var json = JSONWriter()
        json.raw("[")
        json.string(axis.map { $0 == .horizontal ? "x" : "y" })
        for configuration in [topLeading, bottomTrailing] {
            json.raw(",")
            configuration.write(to: &json)
        }
        for phase in phases {
            json.raw(",[")
            json.string(phase.transforms.isEmpty ? "none" : phase.transforms.joined(separator: " "))
            json.raw(",")
            json.string(phase.filters.isEmpty ? "none" : phase.filters.joined(separator: " "))
            json.raw(",")
            json.number(phase.opacity)
            json.raw("]")
        }
        json.raw("]")
        appearance.attribute(AttributeName.phases, json.text)
    }
}
