// SPDX-License-Identifier: Apache-2.0

extension Group {
    /// Creates a group of what a closure makes of the subviews of a view.
    ///
    /// ```swift
    /// struct Cards<Content: View>: View {
    ///     @ViewBuilder var content: Content
    ///     var body: some View {
    ///         Group(subviews: content) { subviews in
    ///             if let first = subviews.first { first.font(.title) }
    ///             HStack { ForEach(subviews.dropFirst()) { $0.padding() } }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews are used.
    ///   - transform: A closure that makes the content. A subview may appear in it several times, or not at all.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }

    /// Creates a group of what a closure makes of the sections of a view.
    ///
    /// - Parameters:
    ///   - view: The view whose sections are used.
    ///   - transform: A closure that makes the content.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// The content of `Group(subviews:transform:)`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: SubviewsView {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor func content(of items: [SubviewItem]) -> Content {
        transform(SubviewsCollection(items.flatMap(\.subviews)))
    }
}

/// The content of `Group(sections:transform:)`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: SubviewsView {
    let base: Sections
    let transform: (SectionCollection) -> Content

    @MainActor func content(of items: [SubviewItem]) -> Content { transform(SectionCollection(items)) }
}
