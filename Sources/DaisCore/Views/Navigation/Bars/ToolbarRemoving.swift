// SPDX-License-Identifier: Apache-2.0

/// An item that a bar has by itself.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button that hides and shows the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title of the page. It stays the title of the window.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
    /// Removes an item that the bar of the page has by itself.
    ///
    /// ```swift
    /// NavigationSplitView {
    ///     List { Text("Inbox") }.toolbar(removing: .sidebarToggle)
    /// } detail: {
    ///     Text("Message")
    /// }
    /// ```
    /// - Parameter defaultItemKind: The item; `nil` removes none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            if let defaultItemKind { item.removed.insert(defaultItemKind) }
        }
    }
}
