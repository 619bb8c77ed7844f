// SPDX-License-Identifier: Apache-2.0

/// A tab of a tab view with its page.
///
/// ```swift
/// struct Shop: View {
///     var body: some View {
///         TabView {
///             Tab("Offers", systemImage: "tag") { Text("Offers") }
///             Tab(role: .search) { Text("Search") }
///         }
///     }
/// }
/// ```
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label

    init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let page = content.tabItem { label }.modifier(TraitModifier(value: role) { $0.tabRole = $0.tabRole ?? $1 })
        if let value {
            page.tag(value)
        } else {
            page
        }
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind

    /// The tab for searching. It is the last one in the bar. Without a label of its own, it has a magnifying glass and
    /// the title "Search" in the reader's language.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab's label with an image and a title.
nonisolated public struct DefaultTabLabel: View {
    /// The title and the image, or `nil` for those of the role.
    private let words: (title: Text, image: Image)?
    private let role: TabRole?

    init(_ title: Text, _ image: Image) {
        words = (title, image)
        role = nil
    }

    init(_ role: TabRole?) {
        words = nil
        self.role = role
    }

    /// The content of the view.
    @MainActor public var body: some View {
        if let words {
            words.image.modifier(AttributeModifier(name: "aria-hidden", value: "true"))
            words.title
        } else if role == .search {
            Image(systemName: "magnifyingglass").modifier(AttributeModifier(name: "aria-hidden", value: "true"))
            BuiltInText(.search)
        }
    }
}
