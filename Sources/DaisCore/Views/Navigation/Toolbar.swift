// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Puts views into the bars of the page.
    ///
    /// ```swift
    /// .toolbar {
    ///     ToolbarItem(placement: .topBarTrailing) { Button("Add") { add() } }
    /// }
    /// ```
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Puts views into the page's bar, at its end.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
        return transformPreference(NavigationItemKey.self) { $0.items.append(entry) }
    }

    /// Shows or hides bars of the page.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            if bars.isEmpty || bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) {
                item.isBarHidden = visibility == .hidden
            }
        }
    }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side { case leading, center, trailing, bottom }
    let side: Side
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    public static let principal = ToolbarItemPlacement(side: .center)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
    public static let status = ToolbarItemPlacement(side: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    public static let keyboard = ToolbarItemPlacement(side: .bottom)
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// One item of a bar, ready to be shown.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: AnyView

    var side: ToolbarItemPlacement.Side { placement.side }
    var isBottom: Bool { side == .bottom }
}

nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    let items: Items

    @MainActor func body(content: Content) -> some View {
        let entries = items.entries
        content.transformPreference(NavigationItemKey.self) { $0.items += entries }
    }
}
