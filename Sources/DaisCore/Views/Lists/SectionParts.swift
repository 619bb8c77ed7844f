// SPDX-License-Identifier: Apache-2.0

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that people can collapse.
    ///
    /// ```swift
    /// struct Mailboxes: View {
    ///     @State private var showsFolders = true
    ///     var body: some View {
    ///         List { Section(isExpanded: $showsFolders) { Text("Work") } header: { Text("Folders") } }
    ///     }
    /// }
    /// ```
    /// In a list, the header is a button that shows and hides the rows. Elsewhere, the binding alone determines what is shown.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to a Boolean that is `true` while the content is shown.
    ///   - content: The content.
    ///   - header: The header.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title that people can collapse.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title that people can collapse.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension View {
    /// Adds actions to a section. A list shows them as rows after the content of the section, and a container of the app
    /// reads them from `SectionConfiguration.actions`. Other views do not change.
    ///
    /// ```swift
    /// List {
    ///     Section("Categories") { Text("Lights") }
    ///         .sectionActions { Button("Add Category", systemImage: "plus") { tags.append(Item()) } }
    /// }
    /// ```
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let actions = AnyView(content())
        return AnyView((self as? any ActionTaking)?.with(actions) ?? self)
    }
}

/// A section, or one with modifiers.
protocol ActionTaking {
    func with(_ actions: AnyView) -> (any View)?
}

extension Section: ActionTaking where Parent: View, Content: View, Footer: View {
    func with(_ actions: AnyView) -> (any View)? {
        var section = self
        section.actions = actions
        return section
    }
}

extension ModifiedContent: ActionTaking where Content: View, Modifier: ViewModifier {
    func with(_ actions: AnyView) -> (any View)? {
        (content as? any ActionTaking)?.with(actions).map { Self.modified($0, modifier) }
    }

    private static func modified<V: View>(_ view: V, _ modifier: Modifier) -> any View {
        ModifiedContent<V, Modifier>(content: view, modifier: modifier)
    }
}

extension EnvironmentView: ActionTaking {
    func with(_ actions: AnyView) -> (any View)? {
        (content as? any ActionTaking)?.with(actions).map { Self.changed($0, change) }
    }

    private static func changed<V: View>(_ view: V, _ change: @escaping (inout EnvironmentValues) -> Void) -> any View {
        EnvironmentView<V>(content: view, change: change)
    }
}

/// The state of a section that collapses.
struct SectionExpansion {
    let isExpanded: Binding<Bool>
    let disclosure: Disclosure
}

/// The rows of a section that collapses or has actions.
nonisolated struct SectionBody<Content: View>: View, BuiltInView {
    let content: Content
    let expansion: SectionExpansion?
    let isRow: Bool
    let actions: AnyView?

    @MainActor var body: some View {
        if let expansion {
            DisclosedContent(
                isShown: expansion.isExpanded.wrappedValue, isRow: isRow, disclosure: expansion.disclosure
            ) { parts }
        } else {
            parts
        }
    }

    @MainActor @ViewBuilder private var parts: some View {
        content
        actions
    }
}

/// The header of a section in a list, which is a button if the section collapses.
nonisolated struct SectionHeader<Header: View>: View, BuiltInView {
    let header: Header
    let expansion: SectionExpansion?

    @MainActor var body: some View {
        if let expansion {
            DisclosureButton(isExpanded: expansion.isExpanded, disclosure: expansion.disclosure, label: header)
                .modifier(ListFeature(name: "sec-toggle", style: .collapsibleSections))
        } else {
            header
        }
    }
}

extension FeatureStyle {
    fileprivate static let collapsibleSections = FeatureStyle(
        "collapsible-sections",
        """
        .sec-h > .sec-toggle { width: 100%; font: inherit; color: inherit }
        """)
}
