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

}

/// Where in the bars an item stands.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side { case leading, center, trailing, secondary, bottom, keyboard }
    let side: Side
    var isBold = false

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the middle, in the title's place.
    public static let principal = ToolbarItemPlacement(side: .center)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// In a menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(side: .secondary)
    public static let status = ToolbarItemPlacement(side: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isBold: true)
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// Above the keyboard, while a field of the page is edited.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
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
