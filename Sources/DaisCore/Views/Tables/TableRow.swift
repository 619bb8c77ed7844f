// SPDX-License-Identifier: Apache-2.0

/// A row of a ``Table`` with the cells of one value.
///
/// ```swift
/// Table(of: File.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     ForEach(files) { file in
///         TableRow(file)
///             .contextMenu { Button("Delete") { delete(file) } }
///     }
/// }
/// ```
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    let value: Value

    /// Creates a row.
    public init(_ value: Value) { self.value = value }

    /// Returns the view of the row.
    @MainActor public func _rowsView(_ columns: _TableColumns<Value>) -> some View {
        TableRowBox(value: value, columns: columns)
    }
}

/// The rows of a table over a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    /// The type of the values of the rows.
    public typealias TableRowValue = Data.Element
    let data: Data

    /// Returns the views of the rows.
    @MainActor public func _rowsView(_ columns: _TableColumns<Data.Element>) -> some View {
        // A binding to a collection is only observed where a body reads it.
        _ = data.isEmpty
        return ForEach(data: data, content: { TableRowBox(value: $0, columns: columns) }, identify: { $0.id })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// Fails, because the rows have no body.
    public var tableRowBody: Never { fatalError("ForEach has no body") }

    /// Returns the views of the rows.
    public func _rowsView(
        _ columns: _TableColumns<Content.TableRowValue>
    ) -> ForEach<Data, ID, Content._RowsView> {
        _ = data.isEmpty
        return ForEach<Data, ID, Content._RowsView>(
            data: data, content: { content($0)._rowsView(columns) }, identify: identify)
    }
}

extension ForEach where Content: TableRowContent {
    /// Creates rows of a table for identifiable elements.
    @_disfavoredOverload
    nonisolated public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// Creates rows of a table for elements that a key path identifies.
    @_disfavoredOverload
    nonisolated public init<Value: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    /// Creates a row of a table for each element.
    nonisolated public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
    }
}

/// The element with the cells of a row.
nonisolated struct TableRowBox<RowValue: Identifiable>: ContainerView {
    let value: RowValue
    let columns: _TableColumns<RowValue>

    var content: TableCells<RowValue> { TableCells(value: value, columns: columns) }
    var frame: TableRowFrame { TableRowFrame(id: AnyHashable(value.id)) }
}

nonisolated struct TableRowFrame: ContainerFrame {
    /// The value of the row in the selection.
    let id: AnyHashable

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["trow"]
        appearance.layout.grows = .horizontal
        appearance.trait { $0.tag = id }
    }
}
