// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The headers of a table's columns. It is a view of its own, so that a new sort order evaluates only the headers.
nonisolated struct TableHeader<RowValue: Identifiable>: View, BuiltInView {
    let columns: _TableColumns<RowValue>
    let sorting: TableSorting?

    @MainActor var body: some View {
        TableHeaderBox(
            content: ForEach(columns.parts, id: \.id) { column in
                TableHeaderCell(frame: frame(of: column), content: title(of: column))
            })
    }

    @MainActor private func frame(of column: TableColumnParts<RowValue>) -> TableCellFrame {
        TableCellFrame(
            role: "columnheader", width: column.width, alignment: column.alignment,
            sort: column.comparator.flatMap { sorting?.order($0) }.map {
                $0 == .forward ? "ascending" : "descending"
            })
    }

    /// Returns the title: a button if the table sorts by the column.
    @MainActor @ViewBuilder private func title(of column: TableColumnParts<RowValue>) -> some View {
        if let sorting, let comparator = column.comparator, sorting.isSortable(comparator) {
            ButtonFace(kind: .plain, action: { sorting.press(comparator) }, label: column.label)
        } else {
            column.label
        }
    }
}

nonisolated private struct TableHeaderBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.tableHeader, "trow"]
        appearance.attribute("role", "row")
    }
}

nonisolated private struct TableHeaderCell<Content: View>: ContainerView {
    let frame: TableCellFrame
    let content: Content
}
