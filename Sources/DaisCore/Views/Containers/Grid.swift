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
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
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
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        GridNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: GridNode<Content>.self).patch(to: view)
    }
}

final class GridNode<Content: View>: BoxNode {
    private var view: Grid<Content>

    init(_ view: Grid<Content>, in context: _MountContext) {
        self.view = view
        super.init(.div, in: context)
        element.fill { Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
    }

    func patch(to new: Grid<Content>) {
        view = new
        Content._patch(element.content!, to: new.content)
        restyle()
        // Added and removed rows are known after the children have been collected.
        tree.whenWritten { [weak self] in
            if let self, isMounted { restyle() }
        }
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["grid", "table"]
        let columns = element.children.map(\.gridColumns).max() ?? 1
        appearance.set("grid-template-columns", "repeat(\(columns),auto)")
        if view.alignment != .center { appearance.set("place-items", view.alignment.css) }
        appearance.setGaps(rows: view.verticalSpacing, columns: view.horizontalSpacing)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
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
