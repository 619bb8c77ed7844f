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
        BarBox(name: "bar") {
            BarBox(name: "bar-l") {
                if let back {
                    Button(action: back.action) {
                        HStack(spacing: 3) {
                            Image(systemName: "chevron.backward").modifier(
                                AttributeModifier(name: "aria-hidden", value: "true"))
                            if let title = back.title { title } else { Text("Back") }
                        }
                    }
                    .modifier(ClassModifier(name: "back"))
                }
                ToolbarItems(items: item.items.filter { $0.side == .leading })
            }
            BarBox(name: "bar-t") {
                let principal = item.items.filter { $0.side == .center }
                if !principal.isEmpty {
                    ToolbarItems(items: principal)
                } else if let title = item.title, !isLarge {
                    title.modifier(HeadingModifier())
                }
            }
            BarBox(name: "bar-r") {
                ToolbarItems(items: item.items.filter { $0.side == .trailing })
            }
        }
        if isLarge, let title = item.title {
            title.modifier(HeadingModifier()).modifier(ClassModifier(name: "big-title"))
        }
    }
}

/// The bar at the bottom of a page.
nonisolated struct BottomBar: View {
    let item: NavigationItem

    @MainActor var body: some View {
        let items = item.items.filter { $0.side == .bottom }
        if !items.isEmpty {
            HStack { ToolbarItems(items: items) }
        }
    }
}

nonisolated struct ToolbarItems: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        ForEach(0..<items.count) { items[$0].content }
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
