// SPDX-License-Identifier: Apache-2.0

/// The title and action of a back button.
struct NavigationBack {
    let title: Text?
    let action: @MainActor () -> Void
}

/// The bar of a page: the back button and leading items, the title, and trailing items. A large title is below.
nonisolated struct NavigationBar: View {
    let item: NavigationItem
    let isLarge: Bool
    let back: NavigationBack?

    @MainActor var body: some View {
        BarBox(name: item.role == .editor ? "\(StateClass.bar) lead" : StateClass.bar) {
            BarBox(name: "bar-l") {
                if let back { BackButton(back: back, hasTitle: item.role != .editor) }
                ToolbarItems(items: items(.leading))
            }
            BarBox(name: StateClass.barTitle) {
                let principal = items(.center)
                if !principal.isEmpty {
                    ToolbarItems(items: principal)
                } else if item.shownTitle != nil, !isLarge, let subtitle = item.subtitle {
                    VStack(alignment: item.role == .editor ? .leading : .center, spacing: 0) {
                        title
                        subtitle.modifier(SubtitleModifier())
                    }
                } else {
                    title
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
        if isLarge, let title = item.shownTitle {
            if let subtitle = item.subtitle {
                BarBox(name: StateClass.bigTitle) {
                    title.modifier(HeadingModifier())
                    subtitle.modifier(SubtitleModifier())
                }
            } else {
                title.modifier(HeadingModifier()).modifier(ClassModifier(name: StateClass.bigTitle))
            }
        }
    }

    @MainActor @ViewBuilder private var title: some View {
        if let title = item.shownTitle, let rename = item.rename {
            RenamedTitle(title: title, name: rename, menu: item.titleMenu)
        } else if let title = item.shownTitle, let menu = item.titleMenu {
            TitleMenu(title: title, menu: menu)
        } else if let title = item.shownTitle, !isLarge {
            title.modifier(HeadingModifier())
        }
    }

    private func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] { item.items.filter { $0.side == side } }
}

/// A menu of the secondary actions.
nonisolated struct SecondaryMenu: View {
    let items: [ToolbarEntry]
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        Menu {
            // Items take the environment of the menu, which sets their appearance.
            ForEach(0..<items.count, id: \.self) { items[$0].content }
        } label: {
            Image(systemName: "ellipsis.circle").accessibilityLabel(BuiltInStrings(locale)[.more])
        }
    }
}

/// The button that goes to the page below. Its label is the title of that page.
nonisolated struct BackButton: View {
    let back: NavigationBack
    let hasTitle: Bool
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        Button(action: back.action) {
            HStack(spacing: 3) {
                Image(systemName: "chevron.backward").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
                if hasTitle {
                    if let title = back.title { BackTitle(title: title) } else { BuiltInText(.back) }
                }
            }
        }
        .modifier(ClassModifier(name: StateClass.back))
        .modifier(AttributeModifier(name: "aria-label", value: hasTitle ? nil : BuiltInStrings(locale)[.back]))
    }
}

/// The title of the page below, in one line. Where it does not fit, its place says "Back".
nonisolated struct BackTitle: View, BuiltInView {
    let title: Text
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        BarBox(name: "back-t") { title }
            .modifier(AttributeModifier(name: AttributeName.title, value: BuiltInStrings(locale)[.back]))
    }
}

/// The bar at the bottom of a page.
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
    @Environment(\.enclosingPresentation) private var presentation

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

/// Makes Return and Escape press the buttons that confirm and cancel a presentation, as on a Mac. A shortcut of the
/// button itself takes precedence.
nonisolated struct ActionKey: BoxModifier {
    let role: ToolbarItemPlacement.Role

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard role != .none, appearance.classes.contains(StateClass.button),
            !appearance.attributes.contains(where: { $0.name == "aria-keyshortcuts" })
        else { return }
        appearance.attribute("aria-keyshortcuts", role == .confirms ? "Enter" : "Escape")
        if role == .cancels { appearance.attribute(AttributeName.cancels, "") }
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
