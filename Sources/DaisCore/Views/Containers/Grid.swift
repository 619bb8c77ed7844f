// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Rows of views whose columns are as wide as their widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); TextField("", text: $name) }
///     GridRow { Text("Everything").gridCellColumns(2) }
/// }
/// ```
/// A view outside of a row spans all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; `nil` means 8.
    ///   - verticalSpacing: points between rows; `nil` means 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        GridNode(view, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: GridNode<Content>.self).patch(to: view)
    }
}

final class GridNode<Content: View>: BoxNode {
    private var view: Grid<Content>

    init(_ view: Grid<Content>, in context: MountContext) {
        self.view = view
        super.init(.div, in: context)
        element.fill { Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
    }

    func patch(to new: Grid<Content>) {
        view = new
        Content._patch(element.content!, to: new.content)
        restyle()
        // Rows that have come or gone are known once the children are.
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

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}

extension Element {
    /// The columns that a row of a grid takes.
    fileprivate var gridColumns: Int {
        guard classes == "cells" else { return 1 }
        return children.reduce(0) { sum, cell in
            sum + (cell.style["grid-column-end"]?.split(separator: " ").last.flatMap { Int($0) } ?? 1)
        }
    }
}

/// One row of a `Grid`.
nonisolated public struct GridRow<Content: View>: ContainerView, ContainerFrame {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["cells"]
        if let alignment { appearance.set("--cell-align", alignment.css) }
    }
}

extension View {
    /// Makes the view span several columns of the grid around it.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(StyleModifier(property: "grid-column-end", value: "span \(max(1, count))"))
    }

    /// Sets the alignment of this cell in its column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(StyleModifier(property: "justify-self", value: guide.css))
    }

    /// Sets where in its cell the view is.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(StyleModifier(property: "place-self", value: "\(anchor.y.gridPlace) \(anchor.x.gridPlace)"))
    }
}

extension CGFloat {
    fileprivate var gridPlace: String { self < 0.34 ? "start" : self > 0.66 ? "end" : "center" }
}
