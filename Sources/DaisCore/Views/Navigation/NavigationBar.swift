// SPDX-License-Identifier: Apache-2.0

/// The way back to the page below.
struct NavigationBack {
    let title: Text?
    let action: @MainActor () -> Void
}

/// The bar of a page: the way back and leading items, the title, trailing items; a large title below.
nonisolated struct NavigationBar: View {
    let item: NavigationItem
    let isLarge: Bool
    let back: NavigationBack?

    @MainActor var body: some View {
        BarBox(name: item.role == .editor ? "bar lead" : "bar") {
            BarBox(name: "bar-l") {
                if let back { BackButton(back: back, hasTitle: item.role != .editor) }
                ToolbarItems(items: items(.leading))
            }
            BarBox(name: "bar-t") {
                let principal = items(.center)
                if !principal.isEmpty {
                    ToolbarItems(items: principal)
                } else if let title = item.title, let rename = item.rename {
                    RenamedTitle(title: title, name: rename, menu: item.titleMenu)
                } else if let title = item.title, let menu = item.titleMenu {
                    TitleMenu(title: title, menu: menu)
                } else if let title = item.title, !isLarge {
                    title.modifier(HeadingModifier())
                }
            }
            BarBox(name: "bar-r") {
                let more = items(.secondary)
                if let first = more.first {
                    ToolbarEntryView(entry: first.replaced(by: SecondaryMenu(items: more)))
                }
                ToolbarItems(items: items(.trailing))
            }
        }
        if isLarge, let title = item.title {
            title.modifier(HeadingModifier()).modifier(ClassModifier(name: "big-title"))
        }
    }

    private func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] { item.items.filter { $0.side == side } }
}

/// What is not needed often.
nonisolated struct SecondaryMenu: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        Menu {
            // In the menu's surroundings, which say how its items look.
            ForEach(0..<items.count, id: \.self) { items[$0].content }
        } label: {
            Image(systemName: "ellipsis.circle").accessibilityLabel("More")
        }
    }
}

/// The button that leads to the page below, and is called like it.
nonisolated struct BackButton: View {
    let back: NavigationBack
    let hasTitle: Bool

    @MainActor var body: some View {
        Button(action: back.action) {
            HStack(spacing: 3) {
                Image(systemName: "chevron.backward").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
                if hasTitle {
                    if let title = back.title { title } else { Text("Back") }
                }
            }
        }
        .modifier(ClassModifier(name: "back"))
        .modifier(AttributeModifier(name: "aria-label", value: hasTitle ? nil : "Back"))
    }
}

/// A bar at the bottom of a page.
nonisolated struct BottomBar: View {
    let item: NavigationItem
    let side: ToolbarItemPlacement.Side

    @MainActor var body: some View {
        let items = item.items.filter { $0.side == side }
        if !items.isEmpty {
            HStack { ToolbarItems(items: items) }
        }
    }
}

nonisolated struct ToolbarItems: View {
    let items: [ToolbarEntry]
    @Environment(\.presentationContext) private var presentation

    init(items: [ToolbarEntry]) { self.items = items }

    @MainActor var body: some View {
        ForEach(0..<items.count, id: \.self) { index in
            let view = ToolbarEntryView(entry: items[index])
            let role = items[index].placement.role
            switch role {
            case .none: view
            case .confirms: view.modifier(ActionKey(role: presentation == nil ? .none : role)).fontWeight(.semibold)
            case .cancels: view.modifier(ActionKey(role: presentation == nil ? .none : role))
            }
        }
    }
}

/// Return and Escape press the buttons that confirm and cancel what is presented, as on a Mac. What the button says of
/// its keys itself stays.
nonisolated struct ActionKey: BoxModifier {
    let role: ToolbarItemPlacement.Role

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard role != .none, appearance.classes.contains("B"),
            !appearance.attributes.contains(where: { $0.name == "aria-keyshortcuts" })
        else { return }
        appearance.attribute("aria-keyshortcuts", role == .confirms ? "Enter" : "Escape")
        if role == .cancels { appearance.attribute("data-cancels", "") }
    }
}

nonisolated struct BarBox<Content: View>: ContainerView, ContainerFrame {
    let name: String
    let content: Content

    init(name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [name]
        appearance.layout.opaque = true
    }
}

nonisolated struct HeadingModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("role", "heading")
        appearance.attribute("aria-level", "1")
    }
}
