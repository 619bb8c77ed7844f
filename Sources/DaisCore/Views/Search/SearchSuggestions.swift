// SPDX-License-Identifier: Apache-2.0

/// The places where search suggestions can appear.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let set: Set
    private init(_ set: Set) { self.set = set }
    /// In a menu below the field.
    public static let automatic = SearchSuggestionsPlacement(.menu)
    /// In a menu below the field.
    public static let menu = SearchSuggestionsPlacement(.menu)
    /// In the content, which does not occur here.
    public static let content = SearchSuggestionsPlacement(.content)

    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public var rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The menu below the field.
        public static let menu = Set(rawValue: 1)
        /// The content, which does not occur here.
        public static let content = Set(rawValue: 2)
    }
}

/// The text or the token that a suggestion stands for.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

extension View {
    /// Sets the suggestions of the search field in this view. They are in a menu below the field while it has the focus.
    ///
    /// ```swift
    /// ProductList()
    ///     .searchable(text: $query)
    ///     .searchSuggestions {
    ///         ForEach(["Apples", "Pears"], id: \.self) { Text($0).searchCompletion($0) }
    ///     }
    /// ```
    /// The arrow keys choose a suggestion, Return takes it, and Escape closes the menu. The browser does this without
    /// the server.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Sets the visibility of suggestions: of this view if it is one, and of those of the search fields in it.
    ///
    /// - Parameters:
    ///   - visibility: With `.hidden` they are not shown.
    ///   - placements: The places that the visibility applies to. The menu is the only place here.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(SuggestionVisibility(isHidden: visibility == .hidden && placements.contains(.menu)))
    }

    /// Makes the view a suggestion that puts a text into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Makes the view a suggestion that adds a token to the search field, in place of its text.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

nonisolated struct SuggestionVisibility: ViewModifier, BuiltInModifier {
    let isHidden: Bool
    @Environment(\.searchControl) private var control

    @MainActor func body(content: Content) -> some View {
        if !isHidden || control == nil {
            content.transformEnvironment(\.searchSuggestions) { if isHidden { $0 = nil } }
        }
    }
}

nonisolated struct SearchCompletionModifier: ViewModifier, BuiltInModifier {
    let completion: SearchCompletion
    @Environment(\.searchControl) private var control

    @MainActor func body(content: Content) -> some View {
        if let control {
            content.modifier(SuggestionModifier(completion: completion, control: control))
        } else {
            content
        }
    }
}

/// Makes a view an option of the list of suggestions.
nonisolated struct SuggestionModifier: BoxModifier {
    let completion: SearchCompletion
    let control: SearchControl

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("role", "option")
        appearance.attribute("aria-selected", "false")
        appearance.layout.grows = .horizontal
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.click) { _ in
            let option = current()
            option.control.complete(option.completion)
        }
    }
}

/// The suggestions below a search field.
nonisolated struct SuggestionList<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.require(.suggestions)
        appearance.classes = [StateClass.suggestions]
        appearance.attribute("role", "listbox")
        appearance.layout.opaque = true
    }
}

/// Tells assistive technology that a field has suggestions. The client adds the relations while they are visible.
nonisolated struct ComboBoxModifier: BoxModifier, Equatable {
    let isOn: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard isOn else { return }
        appearance.attribute("role", "combobox")
        appearance.attribute("aria-autocomplete", "list")
        appearance.attribute("aria-expanded", "false")
        appearance.attribute("autocomplete", "off")
    }
}

private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The place where suggestions appear: a menu below the field.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

    var searchSuggestions: AnyView? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
}

extension FeatureStyle {
    static let suggestions = FeatureStyle(
        "suggestions",
        """
        .searching { position: relative }
        .searching:focus-within { z-index: 5 }
        .suggest {
          position: absolute; inset: 100% max(16px, (100% - 720px) / 2) auto; max-height: min(336px, 50vh); overflow: auto; padding: 4px;
          border-radius: 12px; background: light-dark(#fff, #2c2c2e); color: var(--label); overscroll-behavior: contain;
          box-shadow: 0 0 0 .5px var(--separator), 0 8px 30px rgb(0 0 0/.2)
        }
        .suggest > * { max-width: 100%; padding: 8px 10px; border-radius: 8px; text-align: start }
        .suggest > .B { display: flex; width: 100% }
        .suggest > [role=option] { cursor: default; justify-items: start }
        .suggest > [aria-selected=true], .suggest > [role=option]:hover { background: var(--fill2) }
        .suggest:is(:empty, :not([data-open])) { display: none }
        @media (forced-colors: active) {
          .suggest { border: 1px solid }
          .suggest > [aria-selected=true] { outline: 2px solid Highlight; outline-offset: -2px }
        }
        """)
}
