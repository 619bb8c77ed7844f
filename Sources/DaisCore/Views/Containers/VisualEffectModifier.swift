// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Changes the appearance of the view by its size and its place, without a change of the layout.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack {
    ///         ForEach(0..<10) { page in
    ///             Text("Page \(page)").visualEffect { content, proxy in
    ///                 content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 20))
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    /// The closure runs on the server for some of the places that the view can have in the nearest scroll view. The browser
    /// plays what is between them while it scrolls, without the server. The effect begins one round trip after the view is
    /// on the page.
    ///
    /// - Parameter effect: A closure that returns the effect with changes. It also takes the view's geometry. The closure
    ///   must not have side effects, because it runs for places that the view never reaches.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._changes })
    }
}

nonisolated struct VisualEffectModifier: ViewModifier, BuiltInModifier {
    let effect: (GeometryProxy) -> _VisualChanges
    @State private var geometry: EffectGeometry?

    init(effect: @escaping (GeometryProxy) -> _VisualChanges) { self.effect = effect }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            EffectFrames(frames: geometry?.frames(of: effect) ?? []) { [$geometry] in $geometry.wrappedValue = $0 })
    }
}

/// Gives the browser the looks of a view, and receives its geometry.
nonisolated struct EffectFrames: BoxModifier {
    let frames: [EffectFrame]
    let receive: @MainActor (EffectGeometry) -> Void

    /// Nothing else may change the element: the animation of the client replaces its transform, filter and opacity.
    @MainActor static var layer: BoxLayer { ScrollTransitionModifier.layer }

    @MainActor func apply(to appearance: inout Appearance) {
        var json = JSONWriter()
        for (index, frame) in frames.enumerated() {
            json.raw(index == 0 ? "[" : ",")
            frame.write(to: &json)
        }
        if !frames.isEmpty { json.raw("]") }
        appearance.attribute(AttributeName.visual, json.text)
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.custom) { payload in
            if payload[0].string == "effect", let geometry = EffectGeometry(payload) { current().receive(geometry) }
        }
    }
}
