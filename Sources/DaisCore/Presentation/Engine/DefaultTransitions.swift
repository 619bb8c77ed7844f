// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the transition of the presentations of this view and of the views inside it, for some kinds.
    ///
    /// ```swift
    /// ModalHost { ContentView() }
    ///     .presentationTransition(.fade.duration(0.2), for: [.sheet, .popover])
    /// ```
    /// On a host, it applies to what is presented in the host. The nearest of these modifiers around the presenting view
    /// applies, also inside other presentations. A transition that a custom type, the edge of a drawer or the content of
    /// a presentation sets is used instead. The session's own coordinator presents beside the app's root view, where
    /// there is no such modifier. A coordinator that is set in an environment has the transitions of that place.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - kinds: The kinds to which it applies.
    nonisolated public func presentationTransition(
        _ transition: PresentationTransition, for kinds: Set<PresentationInfo.Kind>
    ) -> some View {
        transformEnvironment(\.defaultTransitions) { $0.set(TransitionOption(transition: transition), for: kinds) }
    }

    /// Lets the presentations of this view and of the views inside it enter and leave like a view with a transition.
    ///
    /// ```swift
    /// ContentView()
    ///     .presentationTransition(AnyTransition.push(from: .top), for: [.fullScreenCover])
    /// ```
    ///
    /// - Parameters:
    ///   - transition: The transition of views.
    ///   - kinds: The kinds to which it applies.
    @_disfavoredOverload
    nonisolated public func presentationTransition(
        _ transition: AnyTransition, for kinds: Set<PresentationInfo.Kind>
    ) -> some View {
        transformEnvironment(\.defaultTransitions) { $0.set(ViewTransitionOption(transition: transition), for: kinds) }
    }
}

/// The transitions that are set around a presenting view.
nonisolated struct DefaultTransitions {
    private var options: [PresentationInfo.Kind: any PresentationOption] = [:]

    fileprivate mutating func set(_ option: any PresentationOption, for kinds: Set<PresentationInfo.Kind>) {
        for kind in kinds { options[kind] = option }
    }

    @MainActor func apply(to layer: inout LayerDescription, of kind: PresentationKind) {
        options[PresentationInfo.Kind(name: kind.name)]?.apply(to: &layer)
    }
}

nonisolated private struct DefaultTransitionsKey: EnvironmentKey {
    static var defaultValue: DefaultTransitions { DefaultTransitions() }
}

extension EnvironmentValues {
    /// The transitions of presentations whose content sets none.
    nonisolated var defaultTransitions: DefaultTransitions {
        get { self[DefaultTransitionsKey.self] }
        set { self[DefaultTransitionsKey.self] = newValue }
    }
}
