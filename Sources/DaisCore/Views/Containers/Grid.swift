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
        let columns = appearance.box?.element.children.map(\.gridColumns).max() ?? 1
        appearance.set("grid-template-columns", "repeat(\(columns),auto)")
        if alignment != .center { appearance.set("place-items", alignment.css) }
        appearance.setGaps(rows: verticalSpacing, columns: horizontalSpacing)
    }
}

extension Element {
    /// The number of columns in a row of a grid.
    fileprivate var gridColumns: Int {
        guard layout.role == .gridRow else { return 1 }
        return children.reduce(0) { sum, cell in
            sum + (cell.style["grid-column-end"]?.split(separator: " ").last.flatMap { Int($0) } ?? 1)
        }
    }
}

/// A row of a grid.
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
}

extension View {
    /// Makes the view span several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(StyleModifier(property: "grid-column-end", value: "span \(max(1, count))"))
    }

    /// Sets the alignment of this cell in its column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(StyleModifier(property: "justify-self", value: guide.css))
    }

    /// Sets the position of the view in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(StyleModifier(property: "place-self", value: "\(anchor.y.gridPlace) \(anchor.x.gridPlace)"))
    }
}

extension CGFloat {
    fileprivate var gridPlace: String { self < 0.34 ? "start" : self > 0.66 ? "end" : "center" }
}
