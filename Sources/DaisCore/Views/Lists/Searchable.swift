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

nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text?
    var isPresented: Binding<Bool>?
    @FocusState private var hasFocus: Bool
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
                    traits: traits, actions: actions, editingChanged: nil
                )
                .modifier(SearchFocusModifier(isPresented: isPresented, focus: $hasFocus))
                ClearButton()
            }
            content.environment(\.isSearching, !text.wrappedValue.isEmpty)
        }
    }
}

/// Connects the focus of a search field with the app's binding.
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
            content
        }
    }
}

/// The search field with its icon and its button, above the content.
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

/// A button that clears the field beside it. The browser clears it and reports it like any other input.
nonisolated struct ClearButton: LeafView, Equatable {
    @MainActor static var tag: ElementTag { .button }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["clear"]
        appearance.attribute("type", "button")
        appearance.attribute("aria-label", "Clear text")
        appearance.attribute(AttributeName.clear, "")
    }
}

private struct SearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// A Boolean that is `true` if the surrounding search field is not empty.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}
