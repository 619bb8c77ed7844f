// SPDX-License-Identifier: Apache-2.0

/// A view that shows one of several pages, selected in a tab bar.
///
/// ```swift
/// TabView(selection: $tab) {
///     Feed().tabItem { Label("Feed", systemImage: "list.bullet") }.tag(0)
///     Profile().tabItem { Label("Profile", systemImage: "person") }.tag(1)
/// }
/// ```
/// Hidden pages keep their state. Pressing the selected tab again goes to the first page of its stack. With
/// `.tabViewStyle(.page)`, people swipe between pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabViewConfiguration) private var configuration

    /// Creates a tab view with a selection.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        TabsBox(configuration: configuration, selection: current, content: content)
    }

    @MainActor private var current: ListSelection {
        guard let selection else { return .none }
        return .single(
            Binding<SelectionValue?>(
                get: { selection.wrappedValue }, set: { if let new = $0 { selection.wrappedValue = new } }))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that manages its own selection.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension View {
    /// Sets the label of the view's tab.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabGate(content: self).modifier(TraitModifier(value: AnyView(label())) { $0.tabItem = $0.tabItem ?? $1 })
    }

    /// Shows a number on the view's tab or in its row; 0 shows nothing.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a short text on the view's tab or in its row.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(value: label) { $0.badge = $0.badge ?? $1 })
    }

    /// Shows a short text on the view's tab or in its row.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a short text on the view's tab or in its row.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
