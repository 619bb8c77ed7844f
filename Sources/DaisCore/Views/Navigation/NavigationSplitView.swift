// SPDX-License-Identifier: Apache-2.0

/// Two or three columns in wide windows; in narrow ones a stack of them, the sidebar at the bottom. What is in them keeps
/// its state when the window becomes narrow or wide.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     FolderView(folder: folder)
/// }
/// ```
/// A row that is chosen in a list with a selection leads to the next column. A link in a column opens its page in the next
/// one; where the list around it has a selection of the link's type, it chooses.
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

    @MainActor public var body: some View {
        let isWide = sizeClass != .compact
        columns.update(
            isCompact: !isWide, hasContent: hasContent, column: column, isOnItsOwn: compact == nil)
        columns.widthsChanged = { widths += 1 }
        // Read, so that another width is heard of.
        _ = widths
        let shown = shown.wrappedValue
        let hidesSidebar = isWide && (shown == .detailOnly || (shown == .doubleColumn && hasContent))
        let hidesContent = isWide && shown == .detailOnly
        // The same columns in every window, so that what is in them lives on when it becomes narrow or wide.
        return ColumnsBox(isWide: isWide, isProminent: isProminent) {
            columnBox(.sidebar, isWide, isHidden: hidesSidebar) {
                box(
                    .sidebar,
                    sidebar.listStyle(.sidebar).modifier(toggle(isShowing: false, isHere: isWide && !hidesSidebar)))
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
    }

    @MainActor private func columnBox<Stack: View>(
        _ column: NavigationSplitViewColumn, _ isWide: Bool, isHidden: Bool, @ViewBuilder content: () -> Stack
    ) -> some View {
        var name = column == .detail ? "col" : "col side"
        if isHidden { name += " none" }
        if !isWide, column != columns.shown {
            name += column.order < columns.shown.order ? " under" : " under next"
        }
        return ColumnBox(name: name, width: isWide ? columns.widths[column] : nil, content: content)
    }

    @MainActor private func box<Root: View>(_ column: NavigationSplitViewColumn, _ root: Root) -> some View {
        EnvironmentView(content: NavigationBox(root: root, path: nil, write: nil)) { [columns] in
            $0.splitColumn = SplitColumn(columns: columns, column: column)
        }
    }

    /// The button that hides and shows the sidebar, in the bar of the first column that is there.
    private func toggle(isShowing: Bool, isHere: Bool) -> SidebarToggle {
        let shown = shown
        let hasContent = hasContent
        return SidebarToggle(isShowing: isShowing, isHere: isHere) {
            shown.wrappedValue = isShowing ? .all : hasContent ? .doubleColumn : .detailOnly
        }
    }
}

/// Puts the button that hides or shows the sidebar into a column's bar.
nonisolated struct SidebarToggle: ViewModifier {
    let isShowing: Bool
    let isHere: Bool
    let action: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        let isHere = isHere
        let entry = ToolbarEntry(
            placement: .navigation,
            content: AnyView(
                Button(action: action) {
                    Image(systemName: "sidebar.leading")
                        .accessibilityLabel(isShowing ? "Show Sidebar" : "Hide Sidebar")
                }))
        return content.transformPreference(NavigationItemKey.self) { if isHere { $0.items.insert(entry, at: 0) } }
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
    let name: String
    let width: ColumnWidth?
    let content: Content

    init(name: String, width: ColumnWidth?, @ViewBuilder content: () -> Content) {
        self.name = name
        self.width = width
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = name.split(separator: " ").map(String.init)
        appearance.layout.opaque = true
        width?.describe(&appearance)
        if appearance.classes.contains("under") {
            appearance.attribute("inert", "")
            appearance.attribute("aria-hidden", "true")
        }
    }
}
