// SPDX-License-Identifier: Apache-2.0

/// A result builder for the rows of a table. It supports `if` and `switch`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Accepts rows.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Returns no rows for an empty closure.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Begins with the first rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    /// Adds rows.
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> TupleTableRowContent<Value, (First, Next)>
    where First.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent((accumulated, next)) { rows, columns in
            AnyView(TupleView((rows.0._rowsView(columns), rows.1._rowsView(columns))))
        }
    }

    /// Returns the rows of an `if` without `else`.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// Returns the rows of the first branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.first(first))
    }

    /// Returns the rows of the second branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.second(second))
    }
}

/// Several rows from a row builder.
@frozen nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRows {
    /// The type of the values of the rows.
    public typealias TableRowValue = Value
    /// The tuple of rows.
    public var value: T
    @usableFromInline let view: @MainActor (T, _TableColumns<Value>) -> AnyView

    init(_ value: T, view: @escaping @MainActor (T, _TableColumns<Value>) -> AnyView) {
        self.value = value
        self.view = view
    }

    /// Returns the views of the rows.
    @MainActor public func _rowsView(_ columns: _TableColumns<Value>) -> AnyView { view(value, columns) }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
    /// The type of the values of the rows.
    public typealias TableRowValue = Value

    /// Creates no rows.
    nonisolated public init() {}

    /// Returns no views.
    public func _rowsView(_ columns: _TableColumns<Value>) -> EmptyView { EmptyView() }
}
