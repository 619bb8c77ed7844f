// SPDX-License-Identifier: Apache-2.0

/// A transition of a page or of a presentation.
public protocol NavigationTransition: Sendable {
    /// The source of a zoom, or `nil` for other transitions. Only Dais implements it.
    var _zoom: _ZoomSource? { get }
}

/// The view from which a zoom starts.
public struct _ZoomSource: Hashable, @unchecked Sendable {
    let key: MatchedKey
}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The value is `nil`.
    public var _zoom: _ZoomSource? { nil }
}

/// A transition that zooms from a view and back to it.
public struct ZoomNavigationTransition: NavigationTransition {
    /// The view from which the zoom starts.
    public let _zoom: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that zooms from the view with ``View/matchedTransitionSource(id:in:)`` of the same id.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _ZoomSource(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

extension View {
    /// Makes this view the source of a ``NavigationTransition/zoom(sourceID:in:)`` transition.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSourceModifier(key: MatchedKey(id: AnyHashable(id), namespace: namespace)))
    }

    /// Makes this view the source of a ``NavigationTransition/zoom(sourceID:in:)`` transition, with a look of its own.
    ///
    /// ```swift
    /// @Namespace private var album
    ///
    /// var body: some View {
    ///     Image("Portrait").matchedTransitionSource(id: "photo", in: album) { source in
    ///         source.clipShape(RoundedRectangle(cornerRadius: 24))
    ///     }
    /// }
    /// ```
    /// The page has the corners of the shape while it grows out of the view. A background and a shadow have no effect,
    /// because the browser zooms the page and not the source.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let source = configuration(EmptyMatchedTransitionSourceConfiguration())
        let key = MatchedKey(id: AnyHashable(id), namespace: namespace)
        return modifier(ZoomSourceModifier(key: key, radius: source._cornerRadius))
    }
}

/// The look of the source of a zoom transition.
public protocol MatchedTransitionSourceConfiguration {
    /// The radius of the corners in points, or `nil` for that of the view; for the engine.
    var _cornerRadius: CGFloat? { get }
}

/// The look of a source without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    /// The radius of the view's corners.
    public var _cornerRadius: CGFloat? { nil }
}

/// A source with corners of its own.
private struct ClippedSource: MatchedTransitionSourceConfiguration {
    let _cornerRadius: CGFloat?
}

extension MatchedTransitionSourceConfiguration {
    /// Sets the shape of the page while it grows out of the view.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ClippedSource(_cornerRadius: shape.cornerSize.width)
    }

    /// Returns the look unchanged: the browser zooms the page, which has a background of its own.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Returns the look unchanged: the browser zooms the page, which has no shadow.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}

nonisolated struct ZoomSourceModifier: BoxModifier {
    let key: MatchedKey
    var radius: CGFloat?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let radius { appearance.set("border-radius", radius.px) }
        guard let tree = appearance.box?.tree else { return }
        appearance.attribute(AttributeName.zooms, tree.matches.name(of: key))
    }
}
