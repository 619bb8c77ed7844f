// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate enum Kind { case automatic, content, indicators }
    fileprivate let kind: Kind
    /// The content. Browsers place the scroll bars themselves.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The content.
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    /// The scroll bars, which browsers place themselves, so these margins have no effect.
    public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

extension View {
    /// Adds margins around the content of the scroll views in this view. They scroll with the content.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { ForEach(1..<9) { Text("Card \($0)").padding(40) } } }
    ///     .contentMargins(.horizontal, 20)
    /// ```
    /// Lists, forms and text editors keep their own margins.
    ///
    /// - Parameters:
    ///   - edges: The edges with the margin.
    ///   - length: The margin in points; `nil` means 16.
    ///   - placement: The part of the container that gets the margin.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds margins around the content of the scroll views in this view, at some edges.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.kind != .indicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Adds a margin at all edges of the content of the scroll views in this view.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension Appearance {
    /// Adds margins to the content of a scroll view. Views rest and are revealed at the margins too.
    ///
    /// - Parameter overflow: The points by which the scroll view is larger than its space, on all sides.
    mutating func scrollMargins(_ margins: EdgeInsets, overflowing overflow: CGFloat) {
        let sides = [("block", margins.top, margins.bottom), ("inline", margins.leading, margins.trailing)]
        for (axis, start, end) in sides where start != 0 || end != 0 || overflow != 0 {
            let (first, last) = ((start + overflow).px, (end + overflow).px)
            let value = first == last ? first : "\(first) \(last)"
            set("padding-\(axis)", value)
            set("scroll-padding-\(axis)", value)
        }
        if overflow != 0 { set("margin", (-overflow).px) }
    }
}
