// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action when the first scroll view in this view begins to move, changes why it moves, or comes to rest.
    ///
    /// ```swift
    /// @State private var isScrolling = false
    ///
    /// ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } } }
    ///     .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
    /// ```
    ///
    /// - Parameter action: A closure that takes the old and the new phase.
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when the phase of the first scroll view in this view changes.
    ///
    /// ```swift
    /// @State private var place: CGFloat = 0
    ///
    /// ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } } }
    ///     .onScrollPhaseChange { _, phase, context in
    ///         if phase == .idle { place = context.geometry.contentOffset.y }
    ///     }
    /// ```
    ///
    /// - Parameter action: A closure that takes the old and the new phase, and the geometry and speed at the change.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollPhaseChange(action: action))
    }
}

nonisolated struct ScrollPhaseChange: ViewModifier, BuiltInModifier {
    private final class Last {
        var phase = ScrollPhase.idle
    }

    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var last = Last()

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            ScrollObserverModifier(subject: .phase) { [last] payload, _ in
                guard let geometry = ScrollGeometry(payload[1]), let phase = ScrollPhase(payload[2].string),
                    let dx = payload[3].amount, let dy = payload[4].amount, phase != last.phase
                else { return }
                let old = last.phase
                last.phase = phase
                let velocity = dx == 0 && dy == 0 ? nil : CGVector(dx: dx, dy: dy)
                action(old, phase, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
            })
    }
}
