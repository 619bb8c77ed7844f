// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds a search field above the view.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $query, prompt: "Name or number")
    /// ```
    /// The Escape key or the button in the field clears it. The text changes with every key.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - placement: The placement, which has no effect: the field is always above the content.
    ///   - prompt: The placeholder of the empty field, which is also its accessible name.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt))
    }

    /// Adds a search field with a localized prompt above the view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }

    /// Adds a search field with a prompt above the view.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }
}

extension View {
    /// Adds a search field above the view, and tells whether it has the focus.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $query, isPresented: $isPresented)
    /// ```
    /// The field is always visible. Setting the binding to `true` moves the focus there, and to `false` away from it.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented))
    }

    /// Adds a search field with a localized prompt above the view, and tells whether it has the focus.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
    }

    /// Adds a search field with a prompt above the view, and tells whether it has the focus.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
    }
}

/// The placement of a search field. On the web, all placements are above the content.
public struct SearchFieldPlacement: Sendable {
    /// Above the content.
    public static let automatic = SearchFieldPlacement()
    /// Above the content.
    public static let toolbar = SearchFieldPlacement()
    /// Above the content.
    public static let sidebar = SearchFieldPlacement()
    /// Above the content.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Returns a placement above the content.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// The visibility of a search field in a navigation bar, which is always visible here.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

extension View {
    /// Adds a search field with suggestions above the view; the earlier form of
    /// ``View/searchSuggestions(_:)``.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with a localized prompt and suggestions above the view.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with a prompt and suggestions above the view.
    @_disfavoredOverload
    nonisolated public func searchable<S: View, P: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
