// SPDX-License-Identifier: Apache-2.0

/// The effect of a pointer over a view.
public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case highlight, lift }
    fileprivate let kind: Kind

    /// The usual effect: a background.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A background behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view becomes larger and has a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Applies an effect while a pointer is over the view. The browser shows it without the server, and not for fingers.
    ///
    /// ```swift
    /// Image(systemName: "play.fill").hoverEffect(.lift)
    /// ```
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Applies an effect while a pointer is over the view, if it is enabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect : nil))
    }
}

nonisolated struct HoverEffectModifier: BoxModifier, Equatable {
    let effect: HoverEffect?

    @MainActor static var layer: BoxLayer { .scale }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let effect else { return }
        appearance.require(.hoverEffects)
        appearance.addClass(effect.kind == .lift ? "lifts" : "lights")
    }
}

extension FeatureStyle {
    fileprivate static let hoverEffects = FeatureStyle(
        "hover-effects",
        """
        @media (hover: hover) { .lifts:hover { scale: 1.06 } .lights:hover { background: var(--fill3) } }
        """)
}
