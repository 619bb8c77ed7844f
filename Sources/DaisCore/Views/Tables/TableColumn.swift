// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A column of a ``Table``: its title, its cells and the comparator with which it sorts.
///
/// ```swift
/// @State var sortOrder = [KeyPathComparator(\File.name)]
///
/// Table(files, sortOrder: $sortOrder) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.count) { Text("\($0.count)") }
///         .width(min: 60, ideal: 80, max: 120)
/// }
/// ```
/// A text in a cell has one line unless it has a `lineLimit`.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: PrimitiveTableColumns
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    /// The type of the values of the rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparator with which the column sorts.
    public typealias TableColumnSortComparator = Sort
    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    var limits = TableColumnWidth()

    init(label: Label, comparator: Sort?, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Sets the width of the column to a fixed number of points; `nil` means no limits.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// Removes the limits of the column's width.
    public func width() -> TableColumn<RowValue, Sort, Content, Label> { width(nil) }

    /// Limits the width of the column.
    ///
    /// Columns share the width of the table. If their minimum widths do not fit, the table scrolls horizontally.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points; `nil` means 60, or less if `ideal` or `max` is.
    ///   - ideal: The width in points at which the column begins to grow or shrink; `nil` means 100.
    ///   - max: The maximum width in points; `nil` means no limit.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.limits = TableColumnWidth(min: min, ideal: ideal, max: max)
        return copy
    }

    /// Adds the column.
    @MainActor public func _collect(into list: inout _TableColumnList<RowValue>) {
        list.add(
            TableColumnParts(
                label: AnyView(label), comparator: comparator, width: limits,
                mount: { value, frame, context in
                    TableCell._mount(TableCell(frame: frame, value: value, content: content), in: context)
                },
                patch: { node, value, frame in
                    TableCell._patch(node, to: TableCell(frame: frame, value: value, content: content))
                }))
    }
}

/// The limits of a column's width in points.
nonisolated struct TableColumnWidth: Equatable {
    private(set) var min: Double?
    private(set) var ideal: Double?
    private(set) var max: Double?

    init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        self.min = min.map { Swift.max(0, Double($0)) }
        self.ideal = ideal.map { Swift.max(0, Double($0)) }
        self.max = max.flatMap { $0.isFinite ? Swift.max(0, Double($0)) : nil }
    }

    /// The minimum width of the column in points, 60 by default.
    var least: Double { min ?? Swift.min(60, ideal ?? 60, max ?? 60) }

    /// Describes the width of a cell. The style sheet has the defaults.
    @MainActor func describe(_ appearance: inout Appearance) {
        if let ideal { appearance.set("--tw", ideal.px) }
        if least != 60 { appearance.set("--tn", least.px) }
        if let max { appearance.set("--tx", max.px) }
    }
}
