// SPDX-License-Identifier: Apache-2.0

/// The visible columns of a split view in a wide window.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    /// All columns, if there is space.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three columns, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The stack of a column.
@MainActor
protocol ColumnStack: AnyObject {
    var segment: NavigationSegment! { get }
    var topTitle: Text? { get }
    func columnsChanged()
    func takeFocus()
}

/// The state that the columns of one split view share.
@MainActor
final class SplitColumns {
    private(set) var isCompact = false
    private(set) var hasContent = false
    private var binding: Binding<NavigationSplitViewColumn>?
    /// A Boolean that is `true` if no binding determines the visible column of a narrow window.
    private(set) var isOnItsOwn = true
    /// The visible column in a narrow window.
    private(set) var shown = NavigationSplitViewColumn.sidebar
    private var stacks: [NavigationSplitViewColumn: WeakStack] = [:]
    /// The widths that the columns set.
    private(set) var widths: [NavigationSplitViewColumn: ColumnWidth] = [:]
    var widthsChanged: () -> Void = {}

    private struct WeakStack { weak var stack: (any ColumnStack)? }

    nonisolated init() {}

    func update(
        isCompact: Bool, hasContent: Bool, column: Binding<NavigationSplitViewColumn>, isOnItsOwn: Bool
    ) {
        binding = column
        self.isOnItsOwn = isOnItsOwn
        let wanted = column.wrappedValue == .content && !hasContent ? .detail : column.wrappedValue
        let isOther = isCompact && self.isCompact && wanted != shown
        guard isOther || isCompact != self.isCompact || wanted != shown else {
            self.hasContent = hasContent
            return
        }
        (self.isCompact, self.hasContent, shown) = (isCompact, hasContent, wanted)
        for (_, weak) in stacks { weak.stack?.columnsChanged() }
        if isOther { stacks[wanted]?.stack?.takeFocus() }
    }

    func add(_ stack: any ColumnStack, as column: NavigationSplitViewColumn) {
        stacks[column] = WeakStack(stack: stack)
    }

    func segment(of column: NavigationSplitViewColumn) -> NavigationSegment? { stacks[column]?.stack?.segment }

    func set(_ width: ColumnWidth?, of column: NavigationSplitViewColumn) {
        guard widths[column] != width else { return }
        widths[column] = width
        widthsChanged()
    }

    fileprivate func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
        column == .sidebar && hasContent ? .content : .detail
    }

    fileprivate func show(_ column: NavigationSplitViewColumn) { binding?.wrappedValue = column }

    fileprivate func previous(to column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
        column == .detail && hasContent ? .content : .sidebar
    }

    fileprivate func title(of column: NavigationSplitViewColumn) -> Text? { stacks[column]?.stack?.topTitle }
}

extension NavigationSplitViewColumn {
    var order: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
}

/// A column, for the views inside it.
nonisolated struct SplitColumn: Equatable {
    let columns: SplitColumns
    let column: NavigationSplitViewColumn

    static func == (a: Self, b: Self) -> Bool { a.columns === b.columns && a.column == b.column }

    /// Shows the next column in a narrow window after a selection in this one.
    @MainActor func advance() {
        guard columns.isCompact, column != .detail else { return }
        columns.show(columns.next(after: column))
    }

    /// Follows a selection by the app in this column, or its removal.
    @MainActor func chosen(_ isChosen: Bool) {
        guard columns.isCompact else { return }
        if isChosen, columns.shown == column { advance() }
        if !isChosen, columns.shown.order > column.order { columns.show(column) }
    }

    /// The stack in which links of this column open pages, if it is another one.
    @MainActor var target: NavigationSegment? {
        column == .detail ? nil : columns.segment(of: columns.next(after: column))
    }

    @MainActor var isShown: Bool { !columns.isCompact || column == columns.shown }

    /// A Boolean that is `true` if the column's first page has a column below it.
    @MainActor var isStep: Bool {
        columns.isCompact && column != .sidebar && column.order <= columns.shown.order
    }

    /// The back button from the first page to the previous column, in a narrow window.
    @MainActor var back: NavigationBack? {
        guard columns.isCompact, column != .sidebar else { return nil }
        let previous = columns.previous(to: column)
        return NavigationBack(title: columns.title(of: previous)) { columns.show(previous) }
    }
}

/// The selection of the list around a link.
@MainActor
final class RowSelection {
    var choose: (AnyHashable) -> Bool = { _ in false }
    nonisolated init() {}
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    var rowSelection: RowSelection? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}
