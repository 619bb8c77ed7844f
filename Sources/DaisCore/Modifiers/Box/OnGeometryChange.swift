// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension View {
    /// Runs an action with the first value and whenever a value computed from the view's geometry changes.
    ///
    /// ```swift
    /// Header().onGeometryChange(for: CGFloat.self) { $0.size.height } action: { headerHeight = $0 }
    /// ```
    /// The browser measures the geometry, which takes one round trip after the change.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Runs an action with the old and the new value. For the first value, both are the same.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

nonisolated struct GeometryChangeModifier<T: Equatable>: BoxModifier {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
    /// Indicates whether the action belongs to the app, for which content that is prepared does not exist yet.
    var waits = true

    // Not `anywhere`: outer padding is not measured.
    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {}

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        var last: T?
        let held = HeldReport<GeometryProxy>()
        let places = PositionInterest()
        let tell = { [unowned element] (proxy: GeometryProxy) in
            let modifier = current()
            let wasAsked = places.isAsked
            let value = modifier.transform(proxy)
            // This is known only now, when the element is on the page.
            if places.isAsked, !wasAsked {
                element.tree.emit(.attribute(element.id, name: AttributeName.places, value: ""))
            }
            guard value != last else { return }
            let old = last ?? value
            last = value
            modifier.action(old, value)
        }
        element.on(.measure) { [unowned node] payload in
            guard let proxy = GeometryProxy(payload, places) else { return }
            if current().waits { held.pass(proxy, about: node, to: tell) } else { tell(proxy) }
        }
    }
}
