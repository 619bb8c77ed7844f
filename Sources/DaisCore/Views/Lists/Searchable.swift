// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Puts a search field above the view.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $query, prompt: "Name or number")
    /// ```
    /// Escape or the button in the field empties it. The text is what the user has typed so far.
    /// - Parameters:
    ///   - placement: on the web the field stands above the content, wherever it is asked for.
    ///   - prompt: shown in the empty field, and its accessible name.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.submitActions) private var actions
    @Environment(\.textInputTraits) private var traits

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            SearchBox {
                Image(systemName: "magnifyingglass").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
                FieldBox(
                    kind: .search, label: EmptyView(), prompt: prompt ?? Text("Search"), text: text,
                    value: text.wrappedValue, commitsAtEnd: false, isEnabled: isEnabled, className: nil,
                    traits: traits, actions: actions, editingChanged: nil)
                ClearButton()
            }
            content.environment(\.isSearching, !text.wrappedValue.isEmpty)
        }
    }
}

/// The search field with its glass and its button, above the content.
nonisolated struct SearchBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["search"]
        appearance.attribute("role", "search")
        appearance.layout.grows = .horizontal
        appearance.layout.opaque = true
    }
}

/// Empties the field beside it; the browser does it by itself and tells of it as of any other input.
nonisolated struct ClearButton: LeafView, Equatable {
    @MainActor static var tag: ElementTag { .button }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["clear"]
        appearance.attribute("type", "button")
        appearance.attribute("aria-label", "Clear text")
        appearance.attribute("data-clear", "")
    }
}

private struct SearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether something has been typed into the search field around the view.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}
