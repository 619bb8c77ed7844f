// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layout of an ``HStack``, for use in an ``AnyLayout``.
///
/// ```swift
/// let layout = isExpanded ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(alignment: .leading))
/// layout { Photo(); Text("Caption") }
/// ```
public struct HStackLayout: Layout, StyledLayout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The space between views in points; `nil` means 8.
    public var spacing: CGFloat?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var frame: RowFrame { RowFrame(alignment: alignment, spacing: spacing) }

    /// Arranges views in a row.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(frame: frame, content: content())
    }
}
