// SPDX-License-Identifier: Apache-2.0

/// The tokens of a search field, independent of their type.
struct SearchTokens {
    let isEmpty: Bool
    let chips: AnyView
    /// Adds a token. Returns `false` if it has another type.
    let add: (Any) -> Bool
}

extension View {
    /// Adds a search field with tokens above the view.
    ///
    /// ```swift
    /// ProductList()
    ///     .searchable(text: $query, tokens: $tags, prompt: "Products") { tag in Text(tag.name) }
    /// ```
    /// A press on a token removes it, and so does the Backspace key for the last one while the field is empty. A
    /// suggestion with ``View/searchCompletion(_:)-(T)`` adds one.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens before the text.
    ///   - placement: The placement, which has no effect: the field is always above the content.
    ///   - prompt: The placeholder of the empty field, which is also its accessible name.
    ///   - token: A closure that makes the label of a token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearchModifier(text: text, tokens: tokens, prompt: prompt, token: token))
    }

    /// Adds a search field with tokens and a localized prompt above the view.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearchModifier(text: text, tokens: tokens, prompt: Text(prompt), token: token))
    }

    /// Adds a search field with tokens and a prompt above the view.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(TokenSearchModifier(text: text, tokens: tokens, prompt: Text(prompt), token: token))
    }

    /// Adds a search field with tokens above the view, and tells whether it has the focus.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearchModifier(text: text, tokens: tokens, prompt: prompt, isPresented: isPresented, token: token))
    }

    /// Adds a search field with tokens and a localized prompt above the view, and tells whether it has the focus.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens and a prompt above the view, and tells whether it has the focus.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
    }
}

/// Reads the tokens in a body of its own.
nonisolated struct TokenSearchModifier<C, T: View>: ViewModifier, BuiltInModifier
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let prompt: Text?
    var isPresented: Binding<Bool>?
    let token: (C.Element) -> T

    @MainActor func body(content: Content) -> some View {
        let current = Array(tokens.wrappedValue)
        let chips = HStack(spacing: 4) {
            ForEach(current) { element in
                Button {
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                } label: {
                    HStack(spacing: 4) {
                        token(element)
                        Image(systemName: "xmark").font(.caption2)
                            .modifier(AttributeModifier(name: "aria-hidden", value: "true"))
                    }
                }
                .buttonStyle(.plain).modifier(TokenModifier())
            }
        }
        let all = SearchTokens(isEmpty: current.isEmpty, chips: AnyView(chips)) { new in
            guard let new = new as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
        return content.modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented, tokens: all))
    }
}

/// The look of a token.
nonisolated struct TokenModifier: BoxModifier, Equatable {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.require(.searchTokens)
        appearance.addClass(StateClass.token)
    }
}

extension FeatureStyle {
    fileprivate static let searchTokens = FeatureStyle(
        "search-tokens",
        """
        .search .token { padding: 3px 8px; border-radius: 8px; background: var(--fill2); color: var(--label) }
        """)
}
