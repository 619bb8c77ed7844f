// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layout of a ``VStack``, for use in an ``AnyLayout``.
///
/// ```swift
/// let layout = isExpanded ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
/// layout { Photo(); Text("Caption") }
/// ```
public struct VStackLayout: Layout, StyledLayout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The space between views in points; `nil` means 8.
    public var spacing: CGFloat?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The space between views in points; `nil` means 8.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var frame: ColumnFrame { ColumnFrame(alignment: alignment, spacing: spacing) }

    /// Arranges views in a column.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(frame: frame, content: content())
    }
}
