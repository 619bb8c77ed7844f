// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place and the sizes of a scroll view, in points, as the browser has measured them.
///
/// ```swift
/// @State private var count = 50
///
/// ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
///     .onScrollGeometryChange(for: Bool.self) { geometry in
///         geometry.visibleRect.maxY > geometry.contentSize.height - 200
///     } action: { _, isNearEnd in
///         if isNearEnd { count += 50 }
///     }
/// ```
/// Offsets count from the leading edge, so they are the same in right-to-left layouts.
public struct ScrollGeometry: Equatable, Sendable {
    /// The place of the scroll view's visible area in its content. Before the user scrolls, it is the negative leading
    /// and top inset.
    public var contentOffset: CGPoint
    /// The size of the content, without the insets.
    public var contentSize: CGSize
    /// The margins around the content, which `contentMargins` adds.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry, for example in a test.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The area of the content that the scroll view shows, with its insets.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The area of the content that the scroll view shows between its insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The geometry before anybody has scrolled.
    var atBeginning: ScrollGeometry {
        var geometry = self
        geometry.contentOffset = CGPoint(x: -contentInsets.leading, y: -contentInsets.top)
        return geometry
    }

    /// Creates a geometry from a report of the browser: offset, size of the content, insets, size of the container.
    init?(_ payload: EventPayload) {
        let numbers = (0..<10).compactMap { payload[$0].points }
        guard numbers.count == 10 else { return nil }
        contentOffset = CGPoint(x: numbers[0], y: numbers[1])
        contentSize = CGSize(width: max(0, numbers[2]), height: max(0, numbers[3]))
        contentInsets = EdgeInsets(top: numbers[4], leading: numbers[5], bottom: numbers[6], trailing: numbers[7])
        containerSize = CGSize(width: max(0, numbers[8]), height: max(0, numbers[9]))
    }
}
