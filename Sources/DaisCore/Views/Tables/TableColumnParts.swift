// SPDX-License-Identifier: Apache-2.0

/// A column as its table uses it, without the types of its content.
struct TableColumnParts<RowValue: Identifiable> {
    /// The position in the column builder, with the identifiers of a ``TableColumnForEach``.
    var id: [AnyHashable] = []
    let label: AnyView
    /// The comparator, or `nil` if the column does not sort.
    let comparator: Any?
    let width: TableColumnWidth
    var alignment = TableColumnAlignment.automatic
    let mount: @MainActor (RowValue, TableCellFrame, _MountContext) -> _Node
    let patch: @MainActor (_Node, RowValue, TableCellFrame) -> Void

    init(
        label: AnyView, comparator: Any?, width: TableColumnWidth,
        mount: @escaping @MainActor (RowValue, TableCellFrame, _MountContext) -> _Node,
        patch: @escaping @MainActor (_Node, RowValue, TableCellFrame) -> Void
    ) {
        self.label = label
        self.comparator = comparator
        self.width = width
        self.mount = mount
        self.patch = patch
    }
}

/// The columns of a table, which are collected when the table is mounted or updated.
///
/// Rows with the same object have the same columns, so a change of the selection leaves the cells as they are.
nonisolated public class _TableColumns<RowValue: Identifiable> {
    /// A Boolean that is `true` if the table has a selection. It is a grid then, and otherwise a table.
    let isSelectable: Bool
    @MainActor fileprivate(set) lazy var parts: [TableColumnParts<RowValue>] = collect()

    fileprivate init(isSelectable: Bool) { self.isSelectable = isSelectable }

    @MainActor fileprivate func collect() -> [TableColumnParts<RowValue>] { [] }

    /// The width in points below which the table scrolls horizontally: the least widths of the columns, the spaces
    /// between them and the insets of a row.
    @MainActor var leastWidth: Double {
        parts.reduce(0) { $0 + $1.width.least } + Double(max(0, parts.count - 1)) * 16 + 32
    }
}

/// The columns of a table with their type.
nonisolated final class TableColumnSource<Columns: TableColumnContent>: _TableColumns<Columns.TableRowValue> {
    private let columns: Columns

    init(_ columns: Columns, isSelectable: Bool) {
        self.columns = columns
        super.init(isSelectable: isSelectable)
    }

    @MainActor override fileprivate func collect() -> [TableColumnParts<Columns.TableRowValue>] {
        var list = _TableColumnList<Columns.TableRowValue>()
        columns._collect(into: &list)
        return list.columns
    }
}
