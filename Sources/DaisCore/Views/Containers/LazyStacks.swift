// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The views that stay visible at the edge of a scroll view while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections, which Dais does not pin.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that builds only the rows of a long `ForEach` that are close to the visible part.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) { ForEach(events) { EventRow(event: $0) } }
/// }
/// ```
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
    let content: Content

    /// Creates a lazy stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    ///   - pinnedViews: The headers and footers that stay at the edge while their section scrolls.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews
        self.content = content()
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        LazyStackNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: LazyStackNode<Content>.self).patch(to: view)
    }
}

final class LazyStackNode<Content: View>: BoxNode {
    private var view: LazyVStack<Content>

    init(_ view: LazyVStack<Content>, in context: _MountContext) {
        self.view = view
        super.init(.div, in: context)
        var inner = context.inside(element, of: self)
        inner.window = ListWindow(rowHeight: 44 + (view.spacing ?? 8))
        element.fill { Content._mount(view.content, in: inner) }
        finishMounting()
    }

    func patch(to new: LazyVStack<Content>) {
        view = new
        restyle()
        Content._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["V", "lz"]
        if view.pinned.contains(.sectionHeaders) { appearance.addClass("pin") }
        appearance.layout.stack = .vertical
        appearance.layout.grows = .horizontal
        if view.alignment != .center { appearance.set("align-items", view.alignment.css) }
        appearance.space(view.spacing)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}

/// A horizontal stack for a horizontal scroll view. It builds all of its views.
nonisolated public struct LazyHStack<Content: View>: ContainerView, ContainerFrame {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    ///   - pinnedViews: The headers and footers that stay at the edge while their section scrolls.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["H", "lz"]
        appearance.layout.stack = .horizontal
        if alignment != .center { appearance.set("align-items", alignment.css) }
        appearance.space(spacing)
    }
}
