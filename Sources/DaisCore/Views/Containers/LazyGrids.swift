// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The width of a column or the height of a row, in points.
    public enum Size: Sendable {
        /// A fixed size.
        case fixed(CGFloat)
        /// An equal share of the remaining space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The size.
    public var size: Size
    /// The space before the next column or row in points; `nil` means 8.
    public var spacing: CGFloat?
    /// The alignment in the cells; `nil` uses that of the grid.
    public var alignment: Alignment?

    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: String {
        switch size {
        case .fixed(let width): width.px
        case .flexible(let minimum, let maximum): "minmax(\(minimum.px),\(Self.limit(maximum)))"
        case .adaptive(let minimum, let maximum):
            // The limit of 100 % keeps a column from making the page scroll sideways.
            "repeat(auto-fill,minmax(min(\(minimum.px),100%),\(Self.limit(maximum))))"
        }
    }

    private static func limit(_ maximum: CGFloat) -> String { maximum.isFinite ? maximum.px : "1fr" }
}

/// A grid with fixed columns that fills row by row.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { ForEach(photos) { Thumbnail($0) } }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: ContainerView, ContainerFrame {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a grid from columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of the grid in its container.
    ///   - spacing: The space between rows in points; `nil` means 8.
    ///   - pinnedViews: The headers and footers that stay at the edge while their section scrolls.
    ///   - content: The cells.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["grid"]
        appearance.require(.lazyGrids)
        appearance.layout.grows = .horizontal
        appearance.set("grid-template-columns", columns.map(\.track).joined(separator: " "))
        if alignment != .center { appearance.set("justify-content", alignment.css) }
        appearance.setGaps(rows: spacing, columns: columns.first?.spacing)
        if let cell = columns.first?.alignment { appearance.set("place-items", cell.css) }
    }
}

/// A grid with fixed rows that fills column by column.
nonisolated public struct LazyHGrid<Content: View>: ContainerView, ContainerFrame {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a grid from rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of the grid in its container.
    ///   - spacing: The space between columns in points; `nil` means 8.
    ///   - pinnedViews: The headers and footers that stay at the edge while their section scrolls.
    ///   - content: The cells.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["grid", "cols"]
        appearance.require(.lazyGrids)
        appearance.layout.grows = .vertical
        appearance.set("grid-template-rows", rows.map(\.track).joined(separator: " "))
        if alignment != .center { appearance.set("align-content", alignment.css) }
        appearance.setGaps(rows: rows.first?.spacing, columns: spacing)
        if let cell = rows.first?.alignment { appearance.set("place-items", cell.css) }
    }
}

extension Appearance {
    mutating func setGaps(rows: CGFloat?, columns: CGFloat?) {
        if let rows, rows != 8 { set("row-gap", rows.px) }
        if let columns, columns != 8 { set("column-gap", columns.px) }
    }
}

extension FeatureStyle {
    /// Columns that do not fill a grid are in its middle.
    fileprivate static let lazyGrids = FeatureStyle("lazy-grids", ".grid:not(.table) { place-content: center }")
}
