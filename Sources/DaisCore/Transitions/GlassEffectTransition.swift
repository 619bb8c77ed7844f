// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how glass appears and disappears with its view.
    ///
    /// ```swift
    /// Text("New").padding().glassEffect().glassEffectTransition(.materialize)
    /// ```
    /// - Parameter transition: With `materialize` the view fades, and with `identity` it appears at once. With
    ///   `matchedGeometry` it moves as other views do.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.animated)
    }
}

/// The motion of glass that appears or disappears.
public struct GlassEffectTransition: Sendable {
    private enum Kind { case identity, matchedGeometry, materialize }
    private let kind: Kind

    /// The glass changes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// The glass moves from the glass beside it. In a browser it fades.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    var animated: AnyTransition { kind == .identity ? .identity : .opacity }
}
