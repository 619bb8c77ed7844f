// SPDX-License-Identifier: Apache-2.0

/// The navigation view of the years before `NavigationStack`: a stack of pages, or columns in wide windows if it contains
/// two or three views.
///
/// ```swift
/// NavigationView {
///     List {
///         NavigationLink("Shopping") { Text("Buy paper") }
///     }
///     Text("Select a note")
/// }
/// ```
/// With several views, the first one is the sidebar. A link in a column opens its page in the next column. In narrow
/// windows, the columns are a stack that begins with the first view. `navigationViewStyle(.stack)` shows only the first
/// view, in windows of any width. Views after the third one are not shown. New code uses ``NavigationStack`` and
/// ``NavigationSplitView``.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewIsStack) private var isStack

    /// Creates a stack with its first page, or columns with two or three views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content of the view.
    @MainActor public var body: some View {
        let columns = (content as? any MemberViews)?.members ?? []
        if columns.isEmpty {
            NavigationBox(root: content, path: nil, write: nil)
        } else if isStack || columns.count == 1 {
            NavigationBox(root: columns[0], path: nil, write: nil)
        } else if columns.count == 2 {
            NavigationSplitView(sidebar: columns[0], content: EmptyView(), detail: columns[1])
        } else {
            NavigationSplitView(sidebar: columns[0], content: columns[1], detail: columns[2])
        }
    }
}
