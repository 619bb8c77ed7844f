// SPDX-License-Identifier: Apache-2.0

/// One or several rows of a ``Table``.
///
/// An app composes its own from others:
///
/// ```swift
/// struct FileRows: TableRowContent {
///     let files: [File]
///     var tableRowBody: some TableRowContent<File> { ForEach(files) }
/// }
/// ```
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the values of the rows.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the composed rows.
    associatedtype TableRowBody: TableRowContent
    /// The rows that these are composed of.
    var tableRowBody: TableRowBody { get }

    /// The type of the views of the rows.
    associatedtype _RowsView: View
    /// Returns the views of the rows in a table with the given columns. Dais implements it; rows of an app use the
    /// default.
    func _rowsView(_ columns: _TableColumns<TableRowValue>) -> _RowsView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// Returns the views of the body.
    public func _rowsView(_ columns: _TableColumns<TableRowValue>) -> TableRowBody._RowsView {
        tableRowBody._rowsView(columns)
    }
}

/// Rows without a body, because they are views.
@MainActor @preconcurrency
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
    /// Fails, because the rows have no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    /// There are no rows.
    public typealias TableRowBody = Never
    /// There are no views of rows.
    public typealias _RowsView = EmptyView
    /// Fails, because there are no values of this type.
    public var tableRowBody: Never { fatalError("Never has no values") }
    /// Fails, because there are no values of this type.
    public func _rowsView(_ columns: _TableColumns<Never>) -> EmptyView { fatalError("Never has no values") }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// Fails, because the rows have no body.
    public var tableRowBody: Never { fatalError("an optional has no body") }
    /// Returns the views of the rows, if there are any.
    public func _rowsView(_ columns: _TableColumns<Wrapped.TableRowValue>) -> Wrapped._RowsView? {
        self?._rowsView(columns)
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// Fails, because the rows have no body.
    @MainActor public var tableRowBody: Never { fatalError("a conditional has no body") }
    /// Returns the views of the current branch.
    @MainActor public func _rowsView(
        _ columns: _TableColumns<TrueContent.TableRowValue>
    ) -> _ConditionalContent<TrueContent._RowsView, FalseContent._RowsView> {
        switch storage {
        case .first(let rows): _ConditionalContent<_, _>(.first(rows._rowsView(columns)))
        case .second(let rows): _ConditionalContent<_, _>(.second(rows._rowsView(columns)))
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// Creates a group of rows. A modifier of the group applies to each row.
    nonisolated public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.content = content()
    }
    /// Fails, because the rows have no body.
    @MainActor public var tableRowBody: Never { fatalError("a group has no body") }
    /// Returns the views of the rows.
    @MainActor public func _rowsView(_ columns: _TableColumns<Content.TableRowValue>) -> Content._RowsView {
        content._rowsView(columns)
    }
}
