// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views side by side. On a narrow window with large texts, they are above each other.
struct AdaptiveRow<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat
    private let stackSpacing: CGFloat
    private let content: Content
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var widthClass

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The place of views that are above each other. Those at the leading edge take the whole width.
    ///   - spacing: The points between two views that are side by side.
    ///   - stackSpacing: The points between two views that are above each other. The default is `spacing`.
    ///   - content: The views.
    init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 12, stackSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.stackSpacing = stackSpacing ?? spacing
        self.content = content()
    }

    var body: some View {
        layout { content }
            .frame(maxWidth: isStacked && alignment == .leading ? .infinity : nil, alignment: .leading)
    }

    private var isStacked: Bool { textSize.isAccessibilitySize && widthClass == .compact }

    private var layout: AnyLayout {
        isStacked
            ? AnyLayout(VStackLayout(alignment: alignment, spacing: stackSpacing))
            : AnyLayout(HStackLayout(spacing: spacing))
    }
}
