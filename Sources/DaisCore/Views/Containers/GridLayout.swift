// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layout of a ``Grid``, for use in an ``AnyLayout``.
///
/// ```swift
/// let layout = isExpanded ? AnyLayout(GridLayout(alignment: .leading)) : AnyLayout(VStackLayout())
/// layout {
///     GridRow { Text("Name"); Text(name) }
///     GridRow { Text("Email"); Text(email) }
/// }
/// ```
/// In the other layouts, the views of a ``GridRow`` are views of the layout.
public struct GridLayout: Layout, StyledLayout {
    /// The alignment of the views in their cells.
    public var alignment: Alignment
    /// The space between columns in points; `nil` means 8.
    public var horizontalSpacing: CGFloat?
    /// The space between rows in points; `nil` means 8.
    public var verticalSpacing: CGFloat?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views in their cells.
    ///   - horizontalSpacing: The space between columns in points; `nil` means 8.
    ///   - verticalSpacing: The space between rows in points; `nil` means 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    var frame: GridFrame {
        GridFrame(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// Arranges rows.
    @MainActor
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedView(frame: frame, content: content())
    }
}
