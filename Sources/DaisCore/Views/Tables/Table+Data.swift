// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Table {
    /// Creates a table with a row for each element.
    ///
    /// - Parameters:
    ///   - data: The elements. A binding to a collection passes bindings to the columns.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    /// Creates a table with a row for each element and single selection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection))
    }

    /// Creates a table with a row for each element and multiple selection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .multiple(selection))
    }

    /// Creates a table with a row for each element and columns that sort.
    ///
    /// - Parameters:
    ///   - data: The elements, in the order of the rows.
    ///   - sortOrder: The comparators. Presses of headers change them, and the app sorts the data.
    ///   - columns: The columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, single selection and columns that sort.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection),
            sorting: TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, multiple selection and columns that sort.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .multiple(selection),
            sorting: TableSorting(sortOrder))
    }
}
