// SPDX-License-Identifier: Apache-2.0

extension ForEach where Content: View, ID == Subview.ID {
    /// Creates a view for each subview of a view.
    ///
    /// ```swift
    /// struct Stripes<Content: View>: View {
    ///     @ViewBuilder var content: Content
    ///     var body: some View {
    ///         VStack(spacing: 0) {
    ///             ForEach(subviews: content) { subview in
    ///                 subview.frame(maxWidth: .infinity)
    ///                 Divider()
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews are used.
    ///   - content: A closure that makes the view of a subview.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content> {
        self.init(data: ForEachSubviewCollection(), content: content, identify: { $0.id })
        expansion = AnyView(Group(subviews: view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) })
    }
}

extension ForEach where Content: View, ID == SectionConfiguration.ID {
    /// Creates a view for each section of a view.
    ///
    /// - Parameters:
    ///   - view: The view whose sections are used. Views outside of sections that follow each other are a section, too.
    ///   - content: A closure that makes the view of a section.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content> {
        self.init(data: ForEachSectionCollection(), content: content, identify: { $0.id })
        expansion = AnyView(Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) })
    }
}

/// The data of `ForEach(subviews:content:)`. The subviews exist only while the view is shown, so it is empty.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    /// The index of the first subview.
    public var startIndex: Int { 0 }
    /// The index after that of the last subview.
    public var endIndex: Int { 0 }
    /// Fails, because the collection is empty.
    public subscript(index: Int) -> Subview { fatalError("the data of ForEach(subviews:) is empty") }
}

/// The data of `ForEach(sections:content:)`. The sections exist only while the view is shown, so it is empty.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// The index after that of the last section.
    public var endIndex: Int { 0 }
    /// Fails, because the collection is empty.
    public subscript(index: Int) -> SectionConfiguration { fatalError("the data of ForEach(sections:) is empty") }
}
