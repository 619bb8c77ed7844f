// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Puts views in front of this one that depend on a preference from inside it.
    ///
    /// ```swift
    /// Tabs(selection: $tab).overlayPreferenceValue(SelectedTab.self) { anchor in
    ///     GeometryReader { proxy in
    ///         if let frame = anchor.map({ proxy[$0] }) {
    ///             Capsule().frame(width: frame.width, height: 3).offset(x: frame.minX, y: frame.maxY)
    ///         }
    ///     }
    /// }
    /// ```
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(isUnder: false, alignment: alignment, transform: transform))
    }

    /// Puts views behind this one that depend on a preference from inside it.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(isUnder: true, alignment: alignment, transform: transform))
    }
}

nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: ViewModifier {
    let isUnder: Bool
    let alignment: Alignment
    let transform: (K.Value) -> Layer
    @State private var value = K.defaultValue

    init(isUnder: Bool, alignment: Alignment, transform: @escaping (K.Value) -> Layer) {
        self.isUnder = isUnder
        self.alignment = alignment
        self.transform = transform
    }

    @MainActor func body(content: Content) -> some View {
        LayeredView(
            // Writing an equal value to a state evaluates nothing.
            content: content.modifier(PreferenceReader<K>(isSame: { _, _ in false }, action: { value = $0 })),
            layer: FollowedContent { transform(value) }, alignment: alignment, isUnder: isUnder)
    }
}
