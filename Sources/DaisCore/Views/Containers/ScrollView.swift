// SPDX-License-Identifier: Apache-2.0

/// A scrollable view for content that may be larger than the available space.
///
/// ```swift
/// ScrollView {
///     LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ScrollView(.horizontal, showsIndicators: false) { HStack { … } }
/// ```
/// It takes all space along the axes in which it scrolls, and fits its content in the other direction.
nonisolated public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// The axes in which the view scrolls.
    public var axes: Axis.Set
    /// A Boolean that is `true` if scroll bars may be visible.
    public var showsIndicators: Bool
    @Environment(\.verticalScrollIndicatorVisibility) private var indicators
    @Environment(\.isScrollEnabled) private var isEnabled
    @Environment(\.scrollSnapping) private var snapping
    @Environment(\.contentMargins) private var margins
    @Environment(\.scrollClipDisabled) private var overflows
    @Environment(\.scrollConnection) private var connection
    @Environment(\.scrollObservers) private var observers
    @Environment(\.scrollAnchors) private var anchors

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        ScrollBox(
            content: content, axes: isEnabled ? axes : [], layout: axes,
            showsIndicators: showsIndicators && indicators != .hidden && indicators != .never, snapping: snapping,
            margins: margins, overflows: overflows, anchors: anchors
        )
        .modifier(ScrollPlace(connection: connection, observers: observers))
    }
}

nonisolated struct ScrollBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content
    let axes: Axis.Set
    let layout: Axis.Set
    let showsIndicators: Bool
    let snapping: _ScrollSnapping
    let margins: EdgeInsets
    let overflows: Bool
    let anchors: ScrollAnchors

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.scroll, layout == .horizontal ? "H" : "V"]
        if axes.contains(.horizontal) { appearance.addClass("sh") }
        if axes.contains(.vertical) { appearance.addClass("sv") }
        appearance.attribute(AttributeName.space, ScrollSpace.wireNames(layout))
        appearance.bounce(layout)
        if !showsIndicators { appearance.addClass("nobar") }
        if snapping != .none {
            appearance.require(.scrollTargets)
            if snapping == .paged { appearance.addClass("by-page") }
            if snapping != .aligned { appearance.addClass("ones") }
            let axis = axes == .horizontal ? "x" : axes == .vertical ? "y" : "both"
            appearance.set("scroll-snap-type", "\(axis) mandatory")
        }
        appearance.scrollMargins(margins, overflowing: overflows ? 40 : 0)
        anchors.describe(&appearance, axes)
        appearance.layout.grows = layout
        appearance.layout.shrinks = layout
        appearance.layout.stack = layout == .horizontal ? .horizontal : .vertical
        appearance.stopAtScroller()
    }
}

extension Appearance {
    /// Makes a scrollable element without other tab stops focusable with the Tab key. Otherwise the keyboard could not
    /// scroll it in WebKit.
    mutating func stopAtScroller() {
        if let element = box?.element, !ContentModel.containsStop(element) { attribute("tabindex", "0") }
    }
}
