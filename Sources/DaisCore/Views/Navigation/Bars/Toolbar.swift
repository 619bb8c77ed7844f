// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds items to the bars of the page.
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

    /// Adds views at the trailing edge of the page's bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(content: content)))
    }

    /// Adds items to the bars of the page.
    ///
    /// - Parameters:
    ///   - id: The identifier of the toolbar. Users cannot customize it: all items are visible, in the order of the
    ///     source.
    ///   - content: The items.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}

/// The position of an item in the bars.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side { case leading, center, trailing, secondary, bottom, keyboard }
    let side: Side
    var role = Role.none
    enum Role { case none, confirms, cancels }

    /// At the trailing edge of the bar.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the center, instead of the title.
    public static let principal = ToolbarItemPlacement(side: .center)
    /// At the leading edge of the bar.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// At the trailing edge of the bar.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// In a menu at the trailing edge of the bar.
    public static let secondaryAction = ToolbarItemPlacement(side: .secondary)
    /// In the center of the bottom bar.
    public static let status = ToolbarItemPlacement(side: .bottom, role: .none)
    /// At the trailing edge, emphasized. In a presentation, the Return key presses its button.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, role: .confirms)
    /// At the leading edge. In a presentation, the Escape key presses its button.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading, role: .cancels)
    /// At the trailing edge of the bar.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// Above the keyboard, while a field of the page is edited.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
    /// At the leading edge of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing edge of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the leading edge of the top bar.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing edge of the top bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// In the bottom bar.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
}

/// An item of a bar with its environment.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: AnyView
    /// The environment in which the item is declared.
    var environment: EnvironmentScope?

    var side: ToolbarItemPlacement.Side { placement.side }
    var isBottom: Bool { side == .bottom }

    /// Returns the item with another view in the same environment.
    func replaced<V: View>(by view: V) -> ToolbarEntry {
        ToolbarEntry(placement: placement, content: AnyView(view), environment: environment)
    }
}

nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    let items: Items

    @MainActor func body(content: Content) -> Never { fatalError("a toolbar has no body") }

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        ToolbarNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: ToolbarNode<Items, V>.self).patch(to: modifier, content)
    }
}
