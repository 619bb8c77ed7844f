// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One or several columns of a ``Table``.
///
/// An app composes its own from others:
///
/// ```swift
/// struct NameColumns: TableColumnContent {
///     var tableColumnBody: some TableColumnContent<File, Never> {
///         TableColumn("Name", value: \File.name)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values of the rows.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the comparators with which the columns sort.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the composed columns.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that these are composed of.
    var tableColumnBody: TableColumnBody { get }

    /// Adds the columns to a list. Dais implements it; columns of an app use the default.
    func _collect(into list: inout _TableColumnList<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Adds the columns of the body.
    public func _collect(into list: inout _TableColumnList<TableRowValue>) { tableColumnBody._collect(into: &list) }
}

/// Columns without a body, because they are collected.
@MainActor @preconcurrency
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
    /// Fails, because the columns have no body.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
    /// There are no rows.
    public typealias TableRowValue = Never
    /// There are no comparators.
    public typealias TableColumnSortComparator = Never
    /// There are no columns.
    public typealias TableColumnBody = Never
    /// Fails, because there are no values of this type.
    public var tableColumnBody: Never { fatalError("Never has no values") }
    /// Fails, because there are no values of this type.
    public func _collect(into list: inout _TableColumnList<Never>) { fatalError("Never has no values") }
}

/// The columns of a table in their order.
public struct _TableColumnList<RowValue: Identifiable> {
    private(set) var columns: [TableColumnParts<RowValue>] = []
    /// The position of the columns that are being collected, from which their identities result.
    private var path: [AnyHashable] = []
    var alignment: TableColumnAlignment?

    init() {}

    /// Adds columns at a position: an index, a branch or an identifier.
    @MainActor mutating func add<Content: TableColumnContent>(_ content: Content, at step: AnyHashable)
    where Content.TableRowValue == RowValue {
        path.append(step)
        content._collect(into: &self)
        path.removeLast()
    }

    @MainActor mutating func add(_ column: TableColumnParts<RowValue>) {
        var column = column
        // Of two columns with one identifier, the first is shown, as with rows.
        guard !columns.contains(where: { $0.id == path }) else { return }
        column.id = path
        if let alignment { column.alignment = alignment }
        columns.append(column)
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// Fails, because the columns have no body.
    public var tableColumnBody: Never { fatalError("an optional has no body") }
    /// Adds the columns, if there are any.
    public func _collect(into list: inout _TableColumnList<Wrapped.TableRowValue>) {
        if let self { list.add(self, at: 0) }
    }
    /// The type of the values of the rows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the comparators with which the columns sort.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// The type of the body, of which there is none.
    public typealias TableColumnBody = Never
}
