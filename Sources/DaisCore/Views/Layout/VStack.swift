// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameter spacing: points between the views; `nil` means 8.
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
        if alignment != .center { appearance.set("align-items", alignment.css) }
        appearance.space(spacing)
    }
}
