// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds a search field with tokens above the view, and suggests tokens.
    ///
    /// ```swift
    /// ProductList()
    ///     .searchable(text: $query, tokens: $tags, suggestedTokens: $hints, prompt: "Products") { tag in
    ///         Text(tag.name)
    ///     }
    /// ```
    /// The suggestions are below the field while it has the focus. A suggestion that is chosen becomes a token.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens before the text.
    ///   - suggestedTokens: The suggestions. Those that are tokens already are not shown.
    ///   - placement: The placement, which has no effect: the field is always above the content.
    ///   - prompt: The placeholder of the empty field, which is also its accessible name.
    ///   - token: A closure that makes the label of a token and of a suggestion.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, prompt: prompt, token: token))
    }

    /// Adds a search field with tokens and a localized prompt above the view, and suggests tokens.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt above the view, and suggests tokens.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens above the view, suggests tokens, and tells whether the field has the focus.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SuggestedTokens(
                text: text, tokens: tokens, suggested: suggestedTokens, prompt: prompt, isPresented: isPresented,
                token: token))
    }

    /// Adds a search field with tokens and a localized prompt, suggests tokens, and tells whether the field has the focus.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt, suggests tokens, and tells whether the field has the focus.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            prompt: Text(prompt), token: token)
    }
}

/// A search field with tokens whose suggestions are tokens.
nonisolated struct SuggestedTokens<C, T: View>: ViewModifier, BuiltInModifier
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let suggested: Binding<C>
    let prompt: Text?
    var isPresented: Binding<Bool>?
    let token: (C.Element) -> T

    @MainActor func body(content: Content) -> some View {
        let chosen = Set(tokens.wrappedValue.map(\.id))
        content
            .modifier(
                TokenSearchModifier(text: text, tokens: tokens, prompt: prompt, isPresented: isPresented, token: token)
            )
            .searchSuggestions {
                ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { element in
                    token(element).searchCompletion(element)
                }
            }
    }
}
