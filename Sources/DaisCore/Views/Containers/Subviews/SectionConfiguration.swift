// SPDX-License-Identifier: Apache-2.0

/// A section in the content of a container: its header, its views and its footer.
///
/// ```swift
/// struct SectionedBoard<Content: View>: View {
///     @ViewBuilder var content: Content
///     var body: some View {
///         HStack(alignment: .top) {
///             ForEach(sections: content) { section in
///                 VStack {
///                     HStack { section.header }.font(.headline)
///                     section.content
///                 }
///             }
///         }
///     }
/// }
/// ```
/// Views outside of sections that follow each other are a section without a header.
nonisolated public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let path: SubviewPath
    }

    /// The actions of a section, which `sectionActions(content:)` sets. The view shows all of them.
    public struct Actions: View {
        let subviews: SubviewsCollection

        /// The content of the view.
        public var body: some View { subviews }
    }

    /// The identity of the section.
    public let id: ID
    /// The values that the section gives to its container. A section of views outside of sections has none.
    public let containerValues: ContainerValues
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
    /// The actions of the section. A group of their subviews tells how many there are.
    public let actions: Actions

    @MainActor init(_ section: ResolvedSection) {
        id = ID(path: section.path)
        containerValues = ContainerValues(section.traits)
        header = SubviewsCollection(section.header)
        content = SubviewsCollection(section.content)
        footer = SubviewsCollection(section.footer)
        actions = Actions(subviews: SubviewsCollection(section.actions))
    }
}

extension SectionConfiguration.ID: DerivedID {
    var row: AnyHashable? { path.row }
    var recordText: String? { path.recordText }
}

/// The sections of a view, as a collection with at least one section.
nonisolated public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    @MainActor init(_ items: [SubviewItem]) {
        sections = ResolvedSection.all(of: items).map(SectionConfiguration.init)
    }

    /// The index of the first section, which is 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// Returns a section.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
