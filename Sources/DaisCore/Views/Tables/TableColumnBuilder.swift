// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A result builder for the columns of a table. It supports `if`, `switch` and availability checks.
///
/// ```swift
/// Table(files) {
///     TableColumn("Name", value: \.name)
///     if isOn {
///         TableColumn("Size") { Text("\($0.count)") }
///     }
/// }
/// ```
/// A column that appears or disappears leaves the cells of the others as they are.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Accepts a column that sorts.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Accepts a column that does not sort.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// Begins with the first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    /// Adds a column.
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent((accumulated, next)) { columns, list in
            list.add(columns.0, at: 0)
            list.add(columns.1, at: 1)
        }
    }

    /// Returns the columns of an `if` without `else`.
    public static func buildIf<Column: TableColumnContent>(_ content: Column?) -> Column?
    where Column.TableRowValue == RowValue { content }

    /// Returns the columns of the first branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(.first(first))
    }

    /// Returns the columns of the second branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(.second(second))
    }

    /// Returns the columns of an availability check.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ content: Column) -> Column
    where Column.TableRowValue == RowValue { content }
}

/// Several columns from a column builder.
@frozen
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
    PrimitiveTableColumns
{
    /// The type of the values of the rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators with which the columns sort.
    public typealias TableColumnSortComparator = Sort
    /// The tuple of columns.
    public var value: T
    @usableFromInline let collect: @MainActor (T, inout _TableColumnList<RowValue>) -> Void

    init(_ value: T, collect: @escaping @MainActor (T, inout _TableColumnList<RowValue>) -> Void) {
        self.value = value
        self.collect = collect
    }

    /// Adds the columns of the tuple.
    @MainActor public func _collect(into list: inout _TableColumnList<RowValue>) { collect(value, &list) }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the values of the rows.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the comparators with which the columns sort.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// The type of the body, of which there is none.
    public typealias TableColumnBody = Never
    /// Fails, because the columns have no body.
    @MainActor public var tableColumnBody: Never { fatalError("a conditional has no body") }

    /// Adds the columns of the current branch.
    @MainActor public func _collect(into list: inout _TableColumnList<TrueContent.TableRowValue>) {
        switch storage {
        case .first(let columns): list.add(columns, at: 0)
        case .second(let columns): list.add(columns, at: 1)
        }
    }
}
