// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A stack of views from leading to trailing.
public struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var frame: RowFrame { RowFrame(alignment: alignment, spacing: spacing) }
}

nonisolated struct RowFrame: ContainerFrame {
    let alignment: VerticalAlignment
    let spacing: CGFloat?

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["H"]
        appearance.layout.stack = .horizontal
        appearance.layout.verticalLine = alignment.line
        if alignment != .center { appearance.set("align-items", alignment.css) }
        appearance.space(spacing)
    }
}
