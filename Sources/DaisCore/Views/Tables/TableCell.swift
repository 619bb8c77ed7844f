// SPDX-License-Identifier: Apache-2.0

/// The element of a cell.
nonisolated struct TableCell<RowValue, Content: View>: ContainerView {
    let frame: TableCellFrame
    let content: TableCellContent<RowValue, Content>

    init(frame: TableCellFrame, value: RowValue, content: @escaping (RowValue) -> Content) {
        self.frame = frame
        self.content = TableCellContent(value: value, make: content)
    }
}

/// The content of a cell. It has a node, so that a change of a model that it reads evaluates only this cell.
nonisolated struct TableCellContent<RowValue, Content: View>: View, BuiltInView {
    let value: RowValue
    let make: (RowValue) -> Content

    @MainActor var body: some View { make(value) }
}

/// The appearance of a cell or of the header of a column.
nonisolated struct TableCellFrame: ContainerFrame {
    let role: String
    let width: TableColumnWidth
    let alignment: TableColumnAlignment
    /// The direction in which the column sorts, or `nil`.
    var sort: String?

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["tc"]
        if let name = alignment.className { appearance.addClass(name) }
        appearance.attribute("role", role)
        appearance.attribute("aria-sort", sort)
        width.describe(&appearance)
    }
}

/// The cells of a row.
nonisolated struct TableCells<RowValue: Identifiable>: PrimitiveView {
    let value: RowValue
    let columns: _TableColumns<RowValue>

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        TableCellsNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TableCellsNode<RowValue>.self).patch(to: view)
    }
}

/// The node of a row's cells, one for each column.
final class TableCellsNode<RowValue: Identifiable>: _Node {
    private var view: TableCells<RowValue>
    private let context: _MountContext
    private var cells: [_Node] = []

    init(_ view: TableCells<RowValue>, in context: _MountContext) {
        self.view = view
        self.context = context
        super.init(context)
        cells = view.columns.parts.map(mount)
    }

    private func frame(of column: TableColumnParts<RowValue>) -> TableCellFrame {
        TableCellFrame(
            role: view.columns.isSelectable ? "gridcell" : "cell", width: column.width, alignment: column.alignment)
    }

    private func mount(_ column: TableColumnParts<RowValue>) -> _Node {
        column.mount(view.value, frame(of: column), context.below(self))
    }

    func patch(to new: TableCells<RowValue>) {
        guard !FieldPlan.of(TableCells<RowValue>.self).isEqual(&view, to: new) else { return }
        let old = view.columns.parts, columns = new.columns.parts
        view = new
        guard old.map(\.id) != columns.map(\.id), tree.rehearsal == nil else { return patchAll(columns, as: old) }
        let match = ListMatch(from: old.map(\.id), to: columns.map(\.id))
        var next: [_Node] = []
        for (column, source) in zip(columns, match.sources) {
            if case .old(let place) = source {
                column.patch(cells[place], view.value, frame(of: column))
                next.append(cells[place])
            } else {
                next.append(mount(column))
            }
        }
        for place in match.leaving { cells[place].unmount() }
        cells = next
        context.container.invalidateChildren()
    }

    /// Updates the cells whose columns are the same. A rehearsal inserts and removes none.
    private func patchAll(_ columns: [TableColumnParts<RowValue>], as old: [TableColumnParts<RowValue>]) {
        for (cell, (column, known)) in zip(cells, zip(columns, old)) where column.id == known.id {
            column.patch(cell, view.value, frame(of: column))
        }
    }

    override func collect(into elements: inout [Element]) {
        for cell in cells { cell.collect(into: &elements) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for cell in cells { visit(cell) }
    }
}
