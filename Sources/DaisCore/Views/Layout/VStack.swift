// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A stack of views from top to bottom.
public struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var frame: ColumnFrame { ColumnFrame(alignment: alignment, spacing: spacing) }
}

nonisolated struct ColumnFrame: ContainerFrame {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["V"]
        appearance.layout.stack = .vertical
        appearance.layout.horizontalLine = alignment.line
        if alignment != .center { appearance.set("align-items", alignment.css) }
        appearance.space(spacing)
    }
}
