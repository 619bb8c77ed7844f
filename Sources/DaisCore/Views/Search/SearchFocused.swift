// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Connects the focus of the search field in this view with a Boolean state.
    ///
    /// ```swift
    /// ProductList()
    ///     .searchable(text: $query)
    ///     .searchFocused($searchIsFocused)
    /// ```
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus) { AnyView($0.focused(binding)) }
    }

    /// Connects the focus of the search field in this view with a state, which has the given value while the field has
    /// the focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
    }
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: ((AnyView) -> AnyView)? { nil } }

extension EnvironmentValues {
    var searchFocus: ((AnyView) -> AnyView)? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}
