// SPDX-License-Identifier: Apache-2.0

extension TableRowContent {
    /// Adds a context menu to the rows of a table. In a row, it takes precedence over the menu of the selection.
    ///
    /// ```swift
    /// Table(of: File.self) {
    ///     TableColumn("Name", value: \.name)
    /// } rows: {
    ///     ForEach(files) { file in
    ///         TableRow(file).contextMenu { Button("Delete", role: .destructive) { delete(file) } }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - menuItems: The items, as in a ``Menu``.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
        ModifiedContent(
            content: self, modifier: _ContextMenuTableRowModifier(site: CallSite(file, line), items: menuItems()))
    }

    /// Adds a context menu with a preview above its items to the rows of a table.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P, file: StaticString = #fileID, line: UInt = #line
    ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
        ModifiedContent(
            content: self,
            modifier: _ContextMenuPreviewTableRowModifier(
                site: CallSite(file, line), items: menuItems(), preview: preview()))
    }
}

/// The modifier of `contextMenu(menuItems:)` for rows.
public struct _ContextMenuTableRowModifier<M: View>: _TableRowModifier {
    let site: CallSite
    let items: M
    /// The modifier of each row's view.
    public var _rowModifier: some ViewModifier {
        ContextMenuModifier(site: site, items: items, preview: EmptyView?.none)
    }
}

/// The modifier of `contextMenu(menuItems:preview:)` for rows.
public struct _ContextMenuPreviewTableRowModifier<M: View, P: View>: _TableRowModifier {
    let site: CallSite
    let items: M
    let preview: P
    /// The modifier of each row's view.
    public var _rowModifier: some ViewModifier { ContextMenuModifier(site: site, items: items, preview: preview) }
}
