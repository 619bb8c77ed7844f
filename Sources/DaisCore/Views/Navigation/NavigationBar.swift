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
                } else if let title = item.title, let menu = item.titleMenu {
                    TitleMenu(title: title, menu: menu)
                } else if let title = item.title, !isLarge {
                    title.modifier(HeadingModifier())
                }
            }
            BarBox(name: "bar-r") {
                let more = items(.secondary)
                if !more.isEmpty {
                    Menu {
                        ToolbarItems(items: more)
                    } label: {
                        Image(systemName: "ellipsis.circle").accessibilityLabel("More")
                    }
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

/// The title of a page that is a menu.
nonisolated struct TitleMenu: View {
    let title: Text
    let menu: AnyView

    @MainActor var body: some View {
        Menu {
            menu
        } label: {
            HStack(spacing: 4) {
                title
                Image(systemName: "chevron.down").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
            }
        }
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

    @MainActor var body: some View {
        ForEach(0..<items.count, id: \.self) { index in
            if items[index].placement.isBold {
                items[index].content.fontWeight(.semibold)
            } else {
                items[index].content
            }
        }
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
