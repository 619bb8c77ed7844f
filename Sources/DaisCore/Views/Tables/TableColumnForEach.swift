// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// Columns for the elements of a collection.
///
/// ```swift
/// Table(files) {
///     TableColumn("Name", value: \.name)
///     TableColumnForEach([1, 2], id: \.self) { factor in
///         TableColumn("Times \(factor)") { Text("\(factor * $0.count)") }
///     }
/// }
/// ```
/// A column keeps its cells while its identifier is in the data.
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: PrimitiveTableColumns
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    /// The type of the values of the rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators with which the columns sort.
    public typealias TableColumnSortComparator = Sort
    /// The collection.
    public var data: Data
    /// A closure that makes the columns of an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    /// Creates columns for identifiable elements.
    public init(
        _ data: Data,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        identify = { $0.id }
    }

    /// Creates columns for elements that a key path identifies.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identify = { $0[keyPath: id] }
    }

    /// Adds the columns of each element.
    @MainActor public func _collect(into list: inout _TableColumnList<RowValue>) {
        for element in data { list.add(content(element), at: AnyHashable(identify(element))) }
    }
}
