// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Rows of views. Each column is as wide as its widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); TextField("", text: $name) }
///     GridRow { Text("Everything").gridCellColumns(2) }
/// }
/// ```
/// A view outside a row spans all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let frame: GridFrame
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views in their cells.
    ///   - horizontalSpacing: The space between columns in points; `nil` means 8.
    ///   - verticalSpacing: The space between rows in points; `nil` means 8.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        frame = GridFrame(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ArrangedNode(ArrangedView(frame: view.frame, content: view.content), in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ArrangedNode<Content>.self).patch(
            to: ArrangedView(frame: view.frame, content: view.content))
    }
}

nonisolated struct GridFrame: ContainerFrame {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["grid", "table"]
        let rows = appearance.box?.element.children ?? []
        let count = rows.map(\.gridColumns).max() ?? 1
        // Columns without a flexible view are as wide as their views.
        let flexible = rows.reduce(into: Set<Int>()) { $0.formUnion($1.flexibleColumns) }
        let tracks = (0..<count).map { flexible.contains($0) ? "1fr" : "auto" }
        appearance.set(
            "grid-template-columns", flexible.isEmpty ? "repeat(\(count),auto)" : tracks.joined(separator: " "))
        if alignment != .center { appearance.set("place-items", alignment.css) }
        appearance.setGaps(rows: verticalSpacing, columns: horizontalSpacing)
    }
}

extension Element {
    /// The number of columns in a row of a grid.
    fileprivate var gridColumns: Int {
        layout.role == .gridRow ? children.reduce(0) { $0 + $1.spannedColumns } : 1
    }

    /// The columns in which the row has a view that fills its cell.
    fileprivate var flexibleColumns: Set<Int> {
        var (columns, column): (Set<Int>, Int) = ([], 0)
        for cell in layout.role == .gridRow ? children : [] {
            if cell.expands.contains(.horizontal), cell.spannedColumns == 1 { columns.insert(column) }
            column += cell.spannedColumns
        }
        return columns
    }

    /// The number of columns that a cell of a grid takes.
    private var spannedColumns: Int {
        style["grid-column-end"]?.split(separator: " ").last.flatMap { Int($0) } ?? 1
    }

    /// Aligns all cells of a grid's column as the one that sets the alignment of the column.
    func alignColumns() {
        let property = "justify-self"
        var cells: [(column: Int, cell: Element)] = []
        for row in children where row.layout.role == .gridRow {
            var column = 0
            for cell in row.children {
                cells.append((column, cell))
                column += cell.spannedColumns
            }
        }
        for (_, cell) in cells { cell.setPlacement([]) }
        let set = cells.compactMap { column, cell in
            cell.style[property].flatMap { $0 == "stretch" ? nil : (column, $0) }
        }
        guard !set.isEmpty else { return }
        let alignments = Dictionary(set) { first, _ in first }
        for (column, cell) in cells where cell.spannedColumns == 1 && cell.style[property] == nil {
            guard let alignment = alignments[column], cell.style["place-self"] == nil else { continue }
            cell.setPlacement([Declaration(property, alignment)])
        }
    }
}

/// A row of a grid. In a layout of the app, the views of the row are views of the layout.
nonisolated public struct GridRow<Content: View>: ContainerView, ContainerFrame {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row. `alignment` overrides the vertical alignment of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["cells"]
        appearance.layout.role = .gridRow
        if let alignment { appearance.set("--cell-align", alignment.css) }
    }

    /// Mounts the row.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        if context.dissolvesRows { return Content._mount(view.content, in: context) }
        return ContainerNode(view, in: context)
    }

    /// Updates the mounted row to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        guard let row = node as? ContainerNode<Self> else { return Content._patch(node, to: view.content) }
        row.patch(to: view)
    }
}

extension _MountContext {
    /// Indicates whether the view is one of a layout of the app, which arranges the views of a row itself.
    @MainActor fileprivate var dissolvesRows: Bool {
        var link = modifiers
        while let modifier = link {
            if modifier.dissolvesRows { return true }
            link = modifier.outer
        }
        return false
    }
}

extension View {
    /// Makes the view span several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(StyleModifier(property: "grid-column-end", value: "span \(max(1, count))"))
    }

    /// Sets the alignment of all cells in the column of this cell.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(StyleModifier(property: "justify-self", value: guide.css))
    }

    /// Keeps the view from making its grid larger along some axes. It then takes the space that the other cells leave.
    ///
    /// ```swift
    /// Grid {
    ///     GridRow { Text("Name"); Text("Size") }
    ///     Divider().gridCellUnsizedAxes(.horizontal)
    ///     GridRow { Text("notes.txt"); Text("4 kB") }
    /// }
    /// ```
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(UnsizedCellModifier(axes: axes))
    }

    /// Sets the position of the view in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(StyleModifier(property: "place-self", value: "\(anchor.y.gridPlace) \(anchor.x.gridPlace)"))
    }
}

nonisolated struct UnsizedCellModifier: BoxModifier {
    let axes: Axis.Set

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.layout.fixed.formUnion(axes)
        if appearance.layout.role == .divider { appearance.layout.role = .plain }
        if axes.contains(.horizontal) { appearance.set("justify-self", "stretch") }
        if axes.contains(.vertical) { appearance.set("align-self", "stretch") }
    }
}

extension CGFloat {
    fileprivate var gridPlace: String { self < 0.34 ? "start" : self > 0.66 ? "end" : "center" }
}
