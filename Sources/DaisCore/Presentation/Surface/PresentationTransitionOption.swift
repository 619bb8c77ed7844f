// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the transition of the presentation that contains this view.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Receipt().presentationTransition(.slide(edge: .top).duration(0.3))
    /// }
    /// ```
    nonisolated public func presentationTransition(_ transition: PresentationTransition) -> some View {
        presentationOption(TransitionOption(transition: transition))
    }
}

nonisolated struct TransitionOption: PresentationOption {
    let transition: PresentationTransition

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute(AttributeName.motion, transition.attribute)
    }
}
