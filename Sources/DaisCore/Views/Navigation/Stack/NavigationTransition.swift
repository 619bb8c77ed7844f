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
}

nonisolated struct ZoomSourceModifier: BoxModifier {
    let key: MatchedKey

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let tree = appearance.box?.tree else { return }
        appearance.attribute(AttributeName.zooms, tree.matches.name(of: key))
    }
}
