// SPDX-License-Identifier: Apache-2.0

/// A modifier of a table's rows.
@MainActor @preconcurrency
public protocol _TableRowModifier {
    /// The type of the modifier of each row's view.
    associatedtype _RowModifier: ViewModifier
    /// The modifier of each row's view.
    var _rowModifier: _RowModifier { get }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowModifier {
    /// The type of the values of the rows.
    public typealias TableRowValue = Content.TableRowValue
    /// Fails, because the rows have no body.
    public var tableRowBody: Never { fatalError("modified rows have no body") }
    /// Returns the views of the rows with the modifier.
    public func _rowsView(
        _ columns: _TableColumns<Content.TableRowValue>
    ) -> ModifiedContent<Content._RowsView, Modifier._RowModifier> {
        ModifiedContent<Content._RowsView, Modifier._RowModifier>(
            content: content._rowsView(columns), modifier: modifier._rowModifier)
    }
}

/// A modifier of views that applies to the view of each row.
struct RowViewModifier<Modifier: ViewModifier>: _TableRowModifier {
    let _rowModifier: Modifier
}

extension TableRowContent {
    /// Adds a modifier of views to the rows.
    func rowModifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, RowViewModifier<Modifier>> {
        ModifiedContent(content: self, modifier: RowViewModifier(_rowModifier: modifier))
    }

    /// Sets whether people can select the rows.
    ///
    /// ```swift
    /// Table(of: File.self, selection: $selected) {
    ///     TableColumn("Name", value: \.name)
    /// } rows: {
    ///     ForEach(files) { file in
    ///         TableRow(file).selectionDisabled(file == song)
    ///     }
    /// }
    /// ```
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        rowModifier(SelectionDisabledModifier.make(isDisabled))
    }

    /// Performs an action when the pointer enters or leaves a row.
    ///
    /// - Parameter action: The action. Its argument is `true` while the pointer is over the row.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        rowModifier(HoverModifier(space: nil) { action($0 != .bool(false)) })
    }
}
