// SPDX-License-Identifier: Apache-2.0

/// Which columns of a split view are shown in a wide window.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    /// All of them where there is room.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two of three; of two both.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
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

/// What the columns of one split view know of each other.
@MainActor
final class SplitColumns {
    private(set) var isCompact = false
    private(set) var hasContent = false
    private var binding: Binding<NavigationSplitViewColumn>?
    /// Whether nobody else decides which column a narrow window shows at first.
    private(set) var isOnItsOwn = true
    /// The column that a narrow window shows.
    private(set) var shown = NavigationSplitViewColumn.sidebar
    private var stacks: [NavigationSplitViewColumn: WeakStack] = [:]
    /// What the columns say of their widths, and who hears of it.
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

/// A column, for what is in it.
nonisolated struct SplitColumn: Equatable {
    let columns: SplitColumns
    let column: NavigationSplitViewColumn

    static func == (a: Self, b: Self) -> Bool { a.columns === b.columns && a.column == b.column }

    /// Something was chosen here: narrow windows show the next column.
    @MainActor func advance() {
        guard columns.isCompact, column != .detail else { return }
        columns.show(columns.next(after: column))
    }

    /// The app itself has chosen in this column, or has taken the choice back.
    @MainActor func chosen(_ isChosen: Bool) {
        guard columns.isCompact else { return }
        if isChosen, columns.shown == column { advance() }
        if !isChosen, columns.shown.order > column.order { columns.show(column) }
    }

    /// The stack that shows what links in this column open, if that is another one.
    @MainActor var target: NavigationSegment? {
        column == .detail ? nil : columns.segment(of: columns.next(after: column))
    }

    @MainActor var isShown: Bool { !columns.isCompact || column == columns.shown }

    /// Whether the first page of the column can be left for the column before.
    @MainActor var isStep: Bool {
        columns.isCompact && column != .sidebar && column.order <= columns.shown.order
    }

    /// The way from the first page to the column before, where they stand one above the other.
    @MainActor var back: NavigationBack? {
        guard columns.isCompact, column != .sidebar else { return nil }
        let previous = columns.previous(to: column)
        return NavigationBack(title: columns.title(of: previous)) { columns.show(previous) }
    }
}

/// The choice of the list around a link.
@MainActor
final class RowChoice {
    var choose: (AnyHashable) -> Bool = { _ in false }
    nonisolated init() {}
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum RowChoiceKey: EnvironmentKey { static var defaultValue: RowChoice? { nil } }

extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    var rowChoice: RowChoice? {
        get { self[RowChoiceKey.self] }
        set { self[RowChoiceKey.self] = newValue }
    }
}
