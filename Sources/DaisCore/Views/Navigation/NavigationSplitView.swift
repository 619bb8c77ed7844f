// SPDX-License-Identifier: Apache-2.0

/// Two or three columns in wide windows; in narrow ones the first column alone, whose links open pages.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     FolderView(folder: folder)
/// }
/// ```
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    @Environment(\.horizontalSizeClass) private var sizeClass

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    @MainActor public var body: some View {
        let isWide = sizeClass != .compact
        ColumnsBox {
            ColumnBox(name: "col side") {
                NavigationBox(root: sidebar.listStyle(.sidebar), path: nil, write: nil)
            }
            if isWide {
                if Content.self != EmptyView.self {
                    ColumnBox(name: "col side") { NavigationBox(root: content, path: nil, write: nil) }
                }
                ColumnBox(name: "col") { NavigationBox(root: detail, path: nil, write: nil) }
            }
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
        content = EmptyView()
        self.detail = detail()
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
        appearance.classes = [name]
        appearance.layout.opaque = true
    }
}
