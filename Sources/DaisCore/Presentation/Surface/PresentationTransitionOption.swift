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

    /// Lets the presentation that contains this view enter and leave like a view with a transition.
    ///
    /// ```swift
    /// .sheet(isPresented: $isShown) {
    ///     Receipt().presentationTransition(AnyTransition.push(from: .top).animation(.bouncy))
    /// }
    /// ```
    /// Every transition of views can be used, also those of your own. The browser plays it without a round trip, and
    /// can reverse it at any point. Without an animation of its own, it uses the default one.
    @_disfavoredOverload
    nonisolated public func presentationTransition(_ transition: AnyTransition) -> some View {
        presentationOption(ViewTransitionOption(transition: transition))
    }
}

nonisolated struct TransitionOption: PresentationOption {
    let transition: PresentationTransition

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute(AttributeName.motion, transition.attribute)
        layer.overlay.attribute(AttributeName.passes, transition.passes)
    }
}

/// A transition of views as that of a surface.
nonisolated struct ViewTransitionOption: PresentationOption {
    let transition: AnyTransition

    @MainActor func apply(to layer: inout LayerDescription) {
        guard let environment = layer.environment, let tree = SessionContext.current?.tree else { return }
        let poses = TransitionPoses.surfacePoses(of: transition, in: tree, environment)
        var insertion = PresentationMotion(away: poses.insertion), removal = PresentationMotion(away: poses.removal)
        insertion.follow(transition.insertion ?? .default)
        removal.follow(transition.removal ?? .default)
        TransitionOption(transition: PresentationTransition(insertion: insertion, removal: removal)).apply(to: &layer)
    }
}
