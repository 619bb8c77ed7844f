// SPDX-License-Identifier: Apache-2.0
internal import Foundation

nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text?
    var isPresented: Binding<Bool>?
    var tokens: SearchTokens?
    @State private var control = SearchControl()
    /// The search begins when its field gets the focus.
    @State private var hasBegun = false
    @FocusState private var fieldHasFocus: Bool
    @FocusState private var scopesHaveFocus: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.submitActions) private var actions
    @Environment(\.textInputTraits) private var traits
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus
    @Environment(\.locale) private var locale

    /// A press outside takes the focus before it acts. What the search shows stays for it.
    private static let press = Duration.milliseconds(500)

    @MainActor func body(content: Content) -> some View {
        let words = BuiltInStrings(locale)
        let name = prompt ?? Text(verbatim: words[.search])
        let isInside = fieldHasFocus || scopesHaveFocus
        let hasText = !text.wrappedValue.isEmpty
        let isSearching = hasBegun || hasText || tokens?.isEmpty == false
        control.update(text, tokens) {
            fieldHasFocus = false
            hasBegun = false
        }
        let field = box(name, clear: words[.clearText])
        let bar = scopes.flatMap { $0.isShown(isSearching, hasText) ? $0.picker(name) : nil }?.focused($scopesHaveFocus)
            .frame(maxWidth: 720).padding(.horizontal, 16).padding(.bottom, 8)
        return VStack(spacing: 0) {
            if let suggestions {
                SearchArea {
                    field
                    bar
                    SuggestionList(content: suggestions.environment(\.searchControl, control)).accessibilityLabel(name)
                }
            } else {
                field
                bar
            }
            content.environment(\.isSearching, isSearching)
                .environment(\.dismissSearch, DismissSearchAction(control: control))
        }
        .task(id: isInside) {
            if isInside {
                hasBegun = true
            } else if hasBegun {
                try? await Task.sleep(for: Self.press)
                if !Task.isCancelled { hasBegun = false }
            }
        }
    }

    @MainActor private func box(_ name: Text, clear: String) -> some View {
        SearchBox {
            Image(systemName: "magnifyingglass").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
            if let tokens, !tokens.isEmpty { tokens.chips }
            field(name)
            ClearButton(label: clear)
        }
    }

    @MainActor @ViewBuilder private func field(_ name: Text) -> some View {
        let field = FieldBox(
            kind: .search, label: EmptyView(), prompt: name, text: text, value: text.wrappedValue,
            commitsAtEnd: false, isEnabled: isEnabled, className: nil, traits: traits, actions: actions,
            editingChanged: nil
        )
        .modifier(ComboBoxModifier(isOn: suggestions != nil))
        .modifier(SearchFocusModifier(isPresented: isPresented, focus: $fieldHasFocus))
        if let focus { focus(AnyView(field)) } else { field }
    }
}

/// Connects the focus of a search field with the search, and with the app's binding.
nonisolated struct SearchFocusModifier: ViewModifier, BuiltInModifier {
    let isPresented: Binding<Bool>?
    let focus: FocusState<Bool>.Binding

    @MainActor func body(content: Content) -> some View {
        if let isPresented {
            content.focused(focus)
                .onChange(of: focus.wrappedValue) { _, new in
                    if isPresented.wrappedValue != new { isPresented.wrappedValue = new }
                }
                .onChange(of: isPresented.wrappedValue, initial: true) { _, new in
                    if focus.wrappedValue != new { focus.wrappedValue = new }
                }
        } else {
            content.focused(focus)
        }
    }
}

/// The search field with its icon and its button, above the content.
nonisolated struct SearchBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.search]
        appearance.attribute("role", "search")
        appearance.layout.grows = .horizontal
        appearance.layout.opaque = true
    }
}

/// The search field and its scopes, with the suggestions below.
nonisolated struct SearchArea<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.searchArea, "V"]
        appearance.set("gap", "0")
        appearance.layout.stack = .vertical
        appearance.layout.grows = .horizontal
    }
}

/// A button that clears the field beside it. The browser clears it and reports it like any other input.
nonisolated struct ClearButton: LeafView, Equatable {
    let label: String

    @MainActor static var tag: ElementTag { .button }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["clear"]
        appearance.attribute("type", "button")
        appearance.attribute("aria-label", label)
        appearance.attribute(AttributeName.clear, "")
    }
}
