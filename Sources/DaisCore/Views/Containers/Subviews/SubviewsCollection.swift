// SPDX-License-Identifier: Apache-2.0

/// The subviews of a view, as a collection. As a view, it shows all of them.
///
/// ```swift
/// Group(subviews: content) { subviews in
///     if let first = subviews.first { first.font(.title) }
///     subviews.dropFirst()
/// }
/// ```
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    @MainActor init(_ sources: [ResolvedSubview]) { subviews = sources.map(Subview.init) }

    /// The index of the first subview, which is 0.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { subviews.count }
    /// Returns a subview.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Returns the subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// Mounts the subviews.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ForEach._mount(view.rows, in: context)
    }

    /// Updates the subviews.
    @MainActor public static func _patch(_ node: _Node, to view: Self) { ForEach._patch(node, to: view.rows) }

    var rows: ForEach<[Subview], Subview.ID, Subview> { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a view, in sequence. As a view, it shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
    let subviews: ArraySlice<Subview>

    /// The index of the first subview, which is that in the collection.
    public var startIndex: Int { subviews.startIndex }
    /// The index after that of the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// Returns a subview.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Returns the subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// Mounts the subviews.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ForEach._mount(view.rows, in: context)
    }

    /// Updates the subviews.
    @MainActor public static func _patch(_ node: _Node, to view: Self) { ForEach._patch(node, to: view.rows) }

    var rows: ForEach<ArraySlice<Subview>, Subview.ID, Subview> { ForEach(subviews) { $0 } }
}
