// SPDX-License-Identifier: Apache-2.0

/// A scrolling grid with a row for each value and a column for each property.
///
/// ```swift
/// @State var sortOrder = [KeyPathComparator(\File.name)]
///
/// Table(files, selection: $selected, sortOrder: $sortOrder) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.count) { Text("\($0.count)") }
///         .width(80)
/// }
/// .onChange(of: sortOrder) { files.sort(using: sortOrder) }
/// ```
/// With a sort order, the header of a column with a comparator is a button. A press moves the comparator to the front of
/// the order, or reverses it if it is already there. The app sorts the data. With a selection, a click, the arrow keys,
/// Return and Space select rows, as in a ``List``. The value of a row is its identifier.
///
/// In a compact width, a table shows only its first column, without headers. The cells of the other columns keep their
/// state. Only the rows of long data near the visible part are built.
nonisolated public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: TableColumnSource<Columns>
    let selection: ListSelectionSource<Value.ID>
    let sorting: TableSorting?
    @Environment(\.tableStyleName) private var style
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.alternatingRowBackgrounds) private var alternates
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.selectionMenu) private var menu
    @Environment(\.splitColumn) private var split
    @Environment(\.isEditing) private var isEditing
    @Environment(\.offersEditing) private var offersEditing
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var linked = RowSelection()

    init(
        rows: Rows, columns: Columns, selection: ListSelectionSource<Value.ID> = .none, sorting: TableSorting? = nil
    ) {
        self.rows = rows
        self.columns = TableColumnSource(columns, isSelectable: selection.isAny)
        self.selection = selection
        self.sorting = sorting
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let current = selection.current(menu)
            .withheld(outsideEditing: !isEditing && sizeClass == .compact && offersEditing)
            .pointed(!isEditing && sizeClass != .compact)
            .advancing(split, from: linked)
        EnvironmentView(
            content: TableBox(
                frame: TableFrame(
                    style: style, isCompact: sizeClass == .compact, alternates: alternates.isEnabled,
                    scrolls: isScrollEnabled, selection: current, columns: columns)
            ) {
                if headers != .hidden { TableHeader(columns: columns, sorting: sorting) }
                ListBox(style: "", kind: .table, selection: current, content: rows._rowsView(columns))
            }
        ) { $0.rowSelection = current.mode == .none ? nil : linked }
        .modifier(ColumnSelection(split: current.mode == .single ? split : nil, selected: current.selected))
    }
}
