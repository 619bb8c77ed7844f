// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sends an anchor in this view up as a preference. A geometry reader in a view above converts it to coordinates.
    ///
    /// ```swift
    /// Text(tab.title).anchorPreference(key: SelectedTab.self, value: .bounds) { tab == selection ? $0 : nil }
    /// ```
    /// See `overlayPreferenceValue`. The browser measures anchors, which takes one round trip after the view appears.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorTransform<A, K>(source: value) { $0 = transform($1) })
    }

    /// Changes a preference of the view with an anchor in the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorTransform<A, K>(source: value, transform: transform))
    }
}

nonisolated struct AnchorTransform<A, K: PreferenceKey>: ViewModifier {
    let source: Anchor<A>.Source
    let transform: (inout K.Value, Anchor<A>) -> Void
    @State private var spot = AnchorSpot()

    init(source: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) {
        self.source = source
        self.transform = transform
    }

    @MainActor func body(content: Content) -> some View {
        let anchor = Anchor<A>(place: source.place, spot: spot)
        return content.modifier(AnchorModifier(spot: spot))
            .transformPreference(K.self) { transform(&$0, anchor) }
    }
}

/// Updates a spot with the frame of its view.
nonisolated struct AnchorModifier: BoxModifier, Equatable {
    let spot: AnchorSpot

    @MainActor static var layer: BoxLayer { .events }

    static func == (a: Self, b: Self) -> Bool { a.spot === b.spot }

    @MainActor func apply(to appearance: inout Appearance) { appearance.attribute(AttributeName.places, "") }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.measure) { payload in
            guard let proxy = GeometryProxy(payload) else { return }
            current().spot.frame.write(proxy.frame(in: .global))
        }
    }
}
