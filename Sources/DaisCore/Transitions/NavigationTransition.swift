// SPDX-License-Identifier: Apache-2.0

/// How a page or something presented comes and goes.
public protocol NavigationTransition: Sendable {
    /// What it grows out of, if that is how it comes; the engine's own.
    var _zoom: _ZoomSource? { get }
}

/// What something grows out of.
public struct _ZoomSource: Hashable, @unchecked Sendable {
    let key: MatchedKey
}

/// As is usual for what is presented.
public struct AutomaticNavigationTransition: NavigationTransition {
    public var _zoom: _ZoomSource? { nil }
}

/// Grows out of a view, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _zoom: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Grows out of the view with ``View/matchedTransitionSource(id:in:)`` of the same id.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _ZoomSource(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

extension View {
    /// Says how the page, sheet or cover with this content comes and goes.
    ///
    /// ```swift
    /// Button { isOpen = true } label: { Thumbnail() }
    ///     .matchedTransitionSource(id: "photo", in: photos)
    ///     .sheet(isPresented: $isOpen) {
    ///         Photo().navigationTransition(.zoom(sourceID: "photo", in: photos))
    ///     }
    /// ```
    ///
    /// A page slides as usual while its source is out of sight.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        presentationOption(ZoomOption(source: style._zoom))
            .transformPreference(NavigationItemKey.self) { $0.zoom = style._zoom }
    }

    /// What something with ``NavigationTransition/zoom(sourceID:in:)`` grows out of.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSourceModifier(key: MatchedKey(id: AnyHashable(id), namespace: namespace)))
    }
}

nonisolated struct ZoomOption: PresentationOption {
    let source: _ZoomSource?

    @MainActor func apply(to layer: inout LayerDescription) {
        guard let source, let tree = SessionContext.current?.tree else { return }
        layer.overlay.attribute("data-zoom", tree.matches.name(of: source.key))
    }
}

nonisolated struct ZoomSourceModifier: BoxModifier {
    let key: MatchedKey

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let tree = appearance.box?.tree else { return }
        appearance.attribute("data-zooms", tree.matches.name(of: key))
    }
}
