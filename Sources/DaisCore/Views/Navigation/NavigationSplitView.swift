// SPDX-License-Identifier: Apache-2.0

/// Two or three columns in wide windows; in narrow ones a stack of them, the sidebar at the bottom.
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
    @State private var columns = SplitColumns()
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
        columns.isCompact = !isWide
        columns.hasContent = hasContent
        columns.column = column
        return ColumnsBox {
            if isWide { wide } else { stacked }
        }
    }

    // MARK: Side by side

    @ViewBuilder @MainActor private var wide: some View {
        let shown = shown.wrappedValue
        let hidesSidebar = shown == .detailOnly || (shown == .doubleColumn && hasContent)
        ColumnBox(name: hidesSidebar ? "col side none" : "col side") {
            box(.sidebar, sidebar.listStyle(.sidebar).modifier(toggle(isShowing: false, isHere: !hidesSidebar)))
        }
        if hasContent {
            ColumnBox(name: shown == .detailOnly ? "col side none" : "col side") {
                box(.content, content.modifier(toggle(isShowing: true, isHere: hidesSidebar && shown != .detailOnly)))
            }
        }
        ColumnBox(name: "col") {
            box(
                .detail,
                detail.modifier(
                    toggle(isShowing: true, isHere: hidesSidebar && (!hasContent || shown == .detailOnly))))
        }
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

    // MARK: One above the other

    @MainActor private var stacked: some View {
        let column = column
        let hasContent = hasContent
        let last = page(.detail, detail)
        let middle = page(.content, content).modifier(
            PresentedDestination(
                isShown: { hasContent && column.wrappedValue == .detail }, dismiss: { column.wrappedValue = .content },
                make: { AnyView(last) }))
        return NavigationBox(
            root: page(.sidebar, sidebar).modifier(
                PresentedDestination(
                    isShown: { column.wrappedValue != .sidebar }, dismiss: { column.wrappedValue = .sidebar },
                    make: { hasContent ? AnyView(middle) : AnyView(last) })),
            path: nil, write: nil)
    }

    @MainActor private func page<Root: View>(_ column: NavigationSplitViewColumn, _ root: Root) -> some View {
        EnvironmentView(content: root) { [columns] in
            $0.splitColumn = SplitColumn(columns: columns, column: column)
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
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["cols-v"]
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
    }
}

nonisolated struct ColumnBox<Content: View>: ContainerView, ContainerFrame {
    let name: String
    let content: Content

    init(name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = name.split(separator: " ").map(String.init)
        appearance.layout.opaque = true
    }
}
