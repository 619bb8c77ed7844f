// SPDX-License-Identifier: Apache-2.0

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    /// The type of the values of the rows.
    public typealias TableRowValue = Content.TableRowValue
    /// Fails, because the rows have no body.
    @MainActor public var tableRowBody: Never { fatalError("a section has no body") }
    /// Returns the views of the section.
    @MainActor public func _rowsView(
        _ columns: _TableColumns<Content.TableRowValue>
    ) -> Section<Parent._RowsView, Content._RowsView, Footer._RowsView> {
        Section<_, _, _>(
            header: header._rowsView(columns), content: content._rowsView(columns), footer: footer._rowsView(columns))
    }
}

extension Section where Content: TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
    /// Creates a section of rows with a localized title.
    ///
    /// ```swift
    /// Table(of: File.self) {
    ///     TableColumn("Name", value: \.name)
    /// } rows: {
    ///     Section("Newest") { TableRow(file) }
    ///     Section("Others") { ForEach(files) }
    /// }
    /// ```
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V {
        self.init(header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: .init())
    }

    /// Creates a section of rows with a title.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V {
        self.init(header: TableHeaderRowContent(content: Text(title)), content: content(), footer: .init())
    }

    /// Creates a section of rows with a header.
    public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    ) where Parent == TableHeaderRowContent<V, H>, Content.TableRowValue == V {
        self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: .init())
    }

    /// Creates a section of rows without a header.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Content.TableRowValue == V {
        self.init(header: .init(), content: content(), footer: .init())
    }
}

/// The header of a section of rows.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRows {
    /// The type of the values of the rows.
    public typealias TableRowValue = Value
    let content: Content

    /// Returns the view of the header.
    @MainActor public func _rowsView(_ columns: _TableColumns<Value>) -> Content { content }
}
