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

/// What the columns of one split view know of each other.
@MainActor
final class SplitColumns {
    var isCompact = false
    var hasContent = false
    var column: Binding<NavigationSplitViewColumn>?
    /// The stacks of the columns that are side by side.
    var segments: [NavigationSplitViewColumn: NavigationSegment] = [:]

    nonisolated init() {}

    fileprivate func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
        column == .sidebar && hasContent ? .content : .detail
    }
}

/// A column, for what is in it.
nonisolated struct SplitColumn: Equatable {
    let columns: SplitColumns
    let column: NavigationSplitViewColumn

    static func == (a: Self, b: Self) -> Bool { a.columns === b.columns && a.column == b.column }

    /// Something was chosen here: narrow windows show the next column.
    @MainActor func advance() {
        guard columns.isCompact, column != .detail else { return }
        columns.column?.wrappedValue = columns.next(after: column)
    }

    /// The stack that shows what links in this column open, if that is another one.
    @MainActor var target: NavigationSegment? {
        guard !columns.isCompact, column != .detail else { return nil }
        return columns.segments[columns.next(after: column)]
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
