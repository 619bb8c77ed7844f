// SPDX-License-Identifier: Apache-2.0

/// The menu of the title of a page, as content of its toolbar.
///
/// ```swift
/// struct Editor: View {
///     @State private var name = "Draft"
///
///     var body: some View {
///         Text("…")
///             .navigationTitle($name)
///             .toolbar {
///                 ToolbarTitleMenu { RenameButton() }
///             }
///     }
/// }
/// ```
/// `toolbarTitleMenu` does the same as a modifier.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    let content: Content

    /// Creates a menu for the title.
    ///
    /// - Parameter content: The items of the menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Mounts the menu.
    @MainActor public static func _mountItems(_ items: Self, in context: _MountContext) -> _Node {
        ToolbarTitleMenuNode(AnyView(items.content), in: context)
    }

    /// Updates the mounted menu to a new value.
    @MainActor public static func _patchItems(_ node: _Node, to items: Self) {
        unsafeDowncast(node, to: ToolbarTitleMenuNode.self).patch(to: AnyView(items.content))
    }
}

/// Sends the menu to the bar of the page.
final class ToolbarTitleMenuNode: _Node, PreferenceSource {
    private let preferences: PreferenceScope?
    private var menu: AnyView

    init(_ menu: AnyView, in context: _MountContext) {
        preferences = context.preferences
        self.menu = menu
        super.init(context)
        mark(.preferences)
        tell()
    }

    func patch(to new: AnyView) {
        menu = new
        tell()
    }

    private func tell() { preferences?.changed(ObjectIdentifier(NavigationItemKey.self)) }

    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        guard key == NavigationItemKey.self else { return nil }
        var item = NavigationItem()
        item.titleMenu = menu
        return item as? K.Value
    }

    override func willUnmount() { tell() }
}
