// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The alignment of the header and the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    /// The style class of cells and headers.
    let className: String?

    /// The default alignment, at the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(className: nil) }
    /// Aligns the content at the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(className: nil) }
    /// Aligns the content in the center.
    public static var center: TableColumnAlignment { TableColumnAlignment(className: "tc-c") }
    /// Aligns the content at the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(className: "tc-e") }
    /// Aligns numbers at the right edge, with digits of one width, also in layouts from right to left.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(className: "tc-n") }
    /// Aligns numbers of a numbering system, with digits of one width: at the left edge if its numbers run from right to
    /// left, and otherwise at the right edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        rightToLeft.contains(numberingSystem.identifier) ? TableColumnAlignment(className: "tc-n tc-l") : numeric
    }

    /// Adlam, N'Ko and Hanifi Rohingya.
    private static let rightToLeft: Set<String> = ["adlm", "nkoo", "rohg"]
}

extension TableColumnContent {
    /// Sets the alignment of the columns' headers and cells.
    ///
    /// ```swift
    /// Table(files) {
    ///     TableColumn("Size") { Text("\($0.count)") }
    ///         .alignment(.numeric)
    /// }
    /// ```
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        AlignedTableColumns(content: self, alignment: alignment)
    }
}

struct AlignedTableColumns<Content: TableColumnContent>: PrimitiveTableColumns {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    let content: Content
    let alignment: TableColumnAlignment

    func _collect(into list: inout _TableColumnList<TableRowValue>) {
        let outer = list.alignment
        // The alignment of an inner column counts.
        list.alignment = alignment
        content._collect(into: &list)
        list.alignment = outer
    }
}
