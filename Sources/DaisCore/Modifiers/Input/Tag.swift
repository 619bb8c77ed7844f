// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the value of a selection that the view represents in a list, picker or tab view.
    ///
    /// ```swift
    /// Picker("Size", selection: $size) {
    ///     ForEach(Size.allCases) { Text($0.title).tag($0) }
    /// }
    /// ```
    /// The type must be that of the selection. For an optional selection, use the wrapped type or the optional type.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier(value: tag) { $0.tag = $0.tag ?? AnyHashable($1) })
    }

    /// Sets the value of a selection that the view represents. Optional selections always match, so `includeOptional`
    /// has no effect.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
