// SPDX-License-Identifier: Apache-2.0

/// The views of a custom layout.
///
/// ```swift
/// let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
/// ```
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    /// A part of the views.
    public typealias SubSequence = LayoutSubviews
    /// One view.
    public typealias Element = LayoutSubview
    /// A position.
    public typealias Index = Int
    /// All positions.
    public typealias Indices = Range<Int>
    /// An iterator over the views.
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    private let views: ArraySlice<LayoutSubview>
    /// The direction of the layout. The positions of views are mirrored where it is from right to left.
    public var layoutDirection: LayoutDirection

    init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
        self.views = views
        layoutDirection = direction
    }

    /// The first position.
    public var startIndex: Int { views.startIndex }
    /// The position behind the last view.
    public var endIndex: Int { views.endIndex }

    /// Returns a view.
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// Returns a part of the views, with the same positions.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views[bounds], layoutDirection) }

    /// Returns the views at some positions, counted from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { views[$0] }[...], layoutDirection)
    }
}
