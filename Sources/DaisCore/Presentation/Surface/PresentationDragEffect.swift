// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Changes the appearance of this view with the progress of a drag of the presentation around it.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Image(systemName: "star.fill").presentationDragEffect { content, progress in
    ///         content.offset(y: -140 * progress).opacity(1 - progress)
    ///     }
    /// }
    /// ```
    /// The progress is 0 while the presentation rests, and 1 when it has been dragged out of the window. The closure runs
    /// for five values of it, at equal steps, before a drag begins. The browser plays what is between them in each frame
    /// of the drag and after the release, without the server. With reduced motion, the view looks as at rest.
    ///
    /// It resembles SwiftUI's ``View/scrollTransition(_:axis:transition:)``. The modifier
    /// `presentationDragTransition(_:)` does the same with a transition.
    ///
    /// - Parameter effect: A closure that returns the effect with the changes for a progress from 0 to 1. It makes the same
    ///   changes in the same order for all values.
    nonisolated public func presentationDragEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, Double) -> some VisualEffect
    ) -> some View {
        modifier(
            DragEffectModifier(steps: (0...4).map { effect(EmptyVisualEffect(), Double($0) / 4)._changes }))
    }
}

nonisolated struct DragEffectModifier: BoxModifier, Equatable {
    /// The changes at equal steps of the progress. The first are those at rest.
    let steps: [_VisualChanges]

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        var keyframes: [String: [String]] = [:]
        let properties = [
            "transform": steps.map { $0.transforms.joined(separator: " ") },
            "filter": steps.map { $0.filters.joined(separator: " ") },
            "opacity": steps.map { $0.opacity == 1 ? "" : $0.opacity.css },
        ]
        for (property, values) in properties where values.contains(where: { !$0.isEmpty }) {
            if !values[0].isEmpty { appearance.set(property, values[0]) }
            let none = property == "opacity" ? "1" : "none"
            if Set(values).count > 1 { keyframes[property] = values.map { $0.isEmpty ? none : $0 } }
        }
        if !keyframes.isEmpty { appearance.follow(drag: keyframes) }
    }
}
