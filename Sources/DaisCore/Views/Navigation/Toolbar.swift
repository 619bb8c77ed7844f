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
        modifier(ToolbarModifier(items: ToolbarItem(content: content)))
    }

    /// Puts views into the bars of the page.
    ///
    /// - Parameter id: names the toolbar. Users cannot arrange it: all items are shown, in the order they are written.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}

/// Where in the bars an item stands.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side { case leading, center, trailing, secondary, bottom, keyboard }
    let side: Side
    var role = Role.none
    enum Role { case none, confirms, cancels }

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the middle, in the title's place.
    public static let principal = ToolbarItemPlacement(side: .center)
    public static let navigation = ToolbarItemPlacement(side: .leading)
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// In a menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(side: .secondary)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(side: .bottom, role: .none)
    /// At the end, standing out. In something presented, Return presses its button.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, role: .confirms)
    /// At the start. In something presented, Escape presses its button.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading, role: .cancels)
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
    /// That of the place where the item was written.
    var environment: EnvironmentScope?

    var side: ToolbarItemPlacement.Side { placement.side }
    var isBottom: Bool { side == .bottom }

    /// Another view in the same surroundings.
    func replaced<V: View>(by view: V) -> ToolbarEntry {
        ToolbarEntry(placement: placement, content: AnyView(view), environment: environment)
    }
}

nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    let items: Items

    @MainActor func body(content: Content) -> Never { fatalError("a toolbar has no body") }

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        ToolbarNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: ToolbarNode<Items, V>.self).patch(to: modifier, content)
    }
}
