// SPDX-License-Identifier: Apache-2.0

/// The times at which the scopes of a search field are visible.
public struct SearchScopeActivation: Sendable {
    fileprivate let needsText: Bool
    /// While there is text in the field.
    public static var automatic: SearchScopeActivation { onTextEntry }
    /// While there is text in the field.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(needsText: true) }
    /// While the search field is in use, see ``EnvironmentValues/isSearching``.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(needsText: false) }
}

/// The scopes of a search field.
struct SearchScopes {
    fileprivate let activation: SearchScopeActivation
    fileprivate let make: (Text) -> AnyView

    func isShown(_ isSearching: Bool, _ hasText: Bool) -> Bool { activation.needsText ? hasText : isSearching }
    func picker(_ name: Text) -> AnyView { make(name) }
}

extension View {
    /// Adds scopes below the search field in this view, of which people choose one.
    ///
    /// ```swift
    /// ProductList()
    ///     .searchable(text: $query)
    ///     .searchScopes($scope) {
    ///         Text("Small").tag(Size.small)
    ///         Text("Large").tag(Size.large)
    ///     }
    /// ```
    /// They are visible while there is text in the field.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes below the search field in this view, of which people choose one.
    ///
    /// - Parameters:
    ///   - scope: The tag of the chosen scope.
    ///   - activation: The time at which the scopes are visible.
    ///   - scopes: The scopes, each with a tag.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let choices = scopes()
        return environment(
            \.searchScopes,
            SearchScopes(activation: activation) { name in
                AnyView(
                    Picker(selection: scope) {
                        choices
                    } label: {
                        name
                    }.pickerStyle(.segmented).labelsHidden())
            })
    }
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
