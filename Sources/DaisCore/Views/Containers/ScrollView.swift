// SPDX-License-Identifier: Apache-2.0

/// Content that can be scrolled when there is more of it than fits.
///
/// ```swift
/// ScrollView {
///     LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ScrollView(.horizontal, showsIndicators: false) { HStack { … } }
/// ```
/// It takes all space along the axes it scrolls, and is as wide as its content across them.
nonisolated public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    @Environment(\.verticalScrollIndicatorVisibility) private var indicators
    @Environment(\.isScrollEnabled) private var isEnabled

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public var body: some View {
        ScrollBox(
            content: content, axes: isEnabled ? axes : [], layout: axes,
            showsIndicators: showsIndicators && indicators != .hidden && indicators != .never)
    }
}

nonisolated struct ScrollBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content
    let axes: Axis.Set
    let layout: Axis.Set
    let showsIndicators: Bool

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["scroll", layout == .horizontal ? "H" : "V"]
        if axes.contains(.horizontal) { appearance.addClass("sh") }
        if axes.contains(.vertical) { appearance.addClass("sv") }
        if !showsIndicators { appearance.addClass("nobar") }
        appearance.layout.grows = layout
        appearance.layout.shrinks = layout
        appearance.layout.stack = layout == .horizontal ? .horizontal : .vertical
        appearance.stopAtScroller()
    }
}

extension Appearance {
    /// Lets Tab stop at something that scrolls and has nothing else to stop at: without it the keyboard could not scroll
    /// there in WebKit.
    mutating func stopAtScroller() {
        if let element = box?.element, !ContentModel.containsStop(element) { attribute("tabindex", "0") }
    }
}
