// SPDX-License-Identifier: Apache-2.0

/// A view with two or three columns in wide windows. In narrow ones the columns are a stack with the sidebar at the
/// bottom. The content keeps its state when the width changes.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     FolderView(folder: folder)
/// }
/// ```
/// Selecting a row of a list shows the next column. A link in a column opens its page in the next one. In a list with a
/// selection of the link's type, the link changes the selection instead.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compact: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.splitLooksProminent) private var isProminent
    @State private var columns = SplitColumns()
    @State private var widths = 0
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownCompact = NavigationSplitViewColumn.sidebar

    init(
        sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>? = nil,
        compact: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compact = compact
    }

    private var hasContent: Bool { Content.self != EmptyView.self }
    private var shown: Binding<NavigationSplitViewVisibility> { visibility ?? $ownVisibility }
    private var column: Binding<NavigationSplitViewColumn> { compact ?? $ownCompact }

    /// The content of the view.
    @MainActor public var body: some View {
        let isWide = sizeClass != .compact
        columns.update(
            isCompact: !isWide, hasContent: hasContent, column: column, isOnItsOwn: compact == nil)
        // A closure with the view in it would hold the columns, which hold the closure.
        columns.widthsChanged = { [binding = $widths] in binding.wrappedValue += 1 }
        // Reading the value makes the body follow the widths.
        _ = widths
        let shown = shown.wrappedValue
        let hidesSidebar = isWide && (shown == .detailOnly || (shown == .doubleColumn && hasContent))
        let hidesContent = isWide && shown == .detailOnly
        // The columns are the same in every window, so that their content survives a change of the width.
        return ColumnsBox(isWide: isWide, isProminent: isProminent) {
            columnBox(.sidebar, isWide, isHidden: hidesSidebar) {
                box(
                    .sidebar,
                    // A sidebar that fills a narrow window is a list like any other.
                    sidebar.environment(\.listStyleName, isWide ? SidebarListStyle()._name : DefaultListStyle()._name)
                        .modifier(toggle(isShowing: false, isHere: isWide && !hidesSidebar)))
            }
            if hasContent {
                columnBox(.content, isWide, isHidden: hidesContent) {
                    box(
                        .content,
                        content.modifier(toggle(isShowing: true, isHere: hidesSidebar && shown != .detailOnly)))
                }
            }
            columnBox(.detail, isWide, isHidden: false) {
                box(
                    .detail,
                    detail.modifier(
                        toggle(isShowing: true, isHere: hidesSidebar && (!hasContent || shown == .detailOnly))))
            }
        }
        .transformPreference(WindowPartsKey.self) {
            $0.sidebar = isWide ? WindowPart(isShown: !hidesSidebar) { switchSidebar(isShowing: hidesSidebar) } : nil
        }
    }

    @MainActor private func columnBox<Stack: View>(
        _ column: NavigationSplitViewColumn, _ isWide: Bool, isHidden: Bool, @ViewBuilder content: () -> Stack
    ) -> some View {
        var classes = column == .detail ? [StateClass.column] : [StateClass.column, "side"]
        if isHidden { classes.append("none") }
        let isCovered = !isWide && column != columns.shown
        if isCovered { classes += column.order < columns.shown.order ? ["under"] : ["under", StateClass.next] }
        return ColumnBox(
            classes: classes, isCovered: isCovered, width: isWide ? columns.widths[column] : nil, content: content)
    }

    @MainActor private func box<Root: View>(_ column: NavigationSplitViewColumn, _ root: Root) -> some View {
        EnvironmentView(content: NavigationBox(root: root, path: nil, write: nil)) { [columns] in
            $0.splitColumn = SplitColumn(columns: columns, column: column)
        }
    }

    /// Returns the button that hides and shows the sidebar, for the bar of the first visible column.
    @MainActor private func toggle(isShowing: Bool, isHere: Bool) -> SidebarToggle {
        SidebarToggle(isShowing: isShowing, isHere: isHere) { switchSidebar(isShowing: isShowing) }
    }

    @MainActor private func switchSidebar(isShowing: Bool) {
        shown.wrappedValue = isShowing ? .all : hasContent ? .doubleColumn : .detailOnly
    }
}

/// Adds the button that hides or shows the sidebar to a column's bar.
nonisolated struct SidebarToggle: ViewModifier {
    let isShowing: Bool
    let isHere: Bool
    let action: @MainActor () -> Void
    @Environment(\.locale) private var locale

    init(isShowing: Bool, isHere: Bool, action: @escaping @MainActor () -> Void) {
        self.isShowing = isShowing
        self.isHere = isHere
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let isHere = isHere
        let label = BuiltInStrings(locale)[isShowing ? .showSidebar : .hideSidebar]
        let entry = ToolbarEntry(
            placement: .navigation,
            content: AnyView(
                Button(action: action) {
                    Image(systemName: "sidebar.leading").accessibilityLabel(label)
                }))
        return content.transformPreference(NavigationItemKey.self) { item in
            if isHere, !item.removed.contains(.sidebarToggle) { item.items.insert(entry, at: 0) }
        }
    }
}

nonisolated struct ColumnsBox<Content: View>: ContainerView, ContainerFrame {
    let isWide: Bool
    let isProminent: Bool
    let content: Content

    init(isWide: Bool, isProminent: Bool, @ViewBuilder content: () -> Content) {
        self.isWide = isWide
        self.isProminent = isProminent
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["cols-v"]
        if !isWide { appearance.addClass("narrow") } else if isProminent { appearance.addClass("over") }
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }
}

nonisolated struct ColumnBox<Content: View>: ContainerView, ContainerFrame {
    let classes: [String]
    /// Indicates whether another column covers it in a narrow window.
    let isCovered: Bool
    let width: ColumnWidth?
    let content: Content

    init(classes: [String], isCovered: Bool, width: ColumnWidth?, @ViewBuilder content: () -> Content) {
        self.classes = classes
        self.isCovered = isCovered
        self.width = width
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = classes
        appearance.layout.opaque = true
        width?.describe(&appearance)
        if isCovered { appearance.cover() }
    }
}
