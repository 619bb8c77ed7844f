// SPDX-License-Identifier: Apache-2.0

/// Pages of which one is shown, chosen in a bar of tabs.
///
/// ```swift
/// TabView(selection: $tab) {
///     Feed().tabItem { Label("Feed", systemImage: "list.bullet") }.tag(0)
///     Profile().tabItem { Label("Profile", systemImage: "person") }.tag(1)
/// }
/// ```
/// Pages that are not shown keep their state. A tab that is pressed while it is shown leads to the first page of its stack.
/// With `.tabViewStyle(.page)` the pages are swiped.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabViewLook) private var look

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        TabsBox(look: look, selection: current, content: content)
    }

    @MainActor private var current: ListSelection {
        guard let selection else { return .none }
        return .single(
            Binding<SelectionValue?>(
                get: { selection.wrappedValue }, set: { if let new = $0 { selection.wrappedValue = new } }))
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that are chosen by the user alone.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension View {
    /// The view's tab in the tab view around it.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabGate(content: self).modifier(TraitModifier(value: AnyView(label())) { $0.tabItem = $0.tabItem ?? $1 })
    }

    /// A number beside the view's tab or in its row; 0 shows nothing.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// A short text beside the view's tab or in its row.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(value: label) { $0.badge = $0.badge ?? $1 })
    }

    /// A short text beside the view's tab or in its row.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A short text beside the view's tab or in its row.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
