// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says which value of a selection the view stands for, in a list, picker or tab view.
    ///
    /// ```swift
    /// Picker("Size", selection: $size) {
    ///     ForEach(Size.allCases) { Text($0.title).tag($0) }
    /// }
    /// ```
    /// The type must be that of the selection; an optional of it is taken as its value.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier(value: tag) { $0.tag = $0.tag ?? AnyHashable($1) })
    }

    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
