// SPDX-License-Identifier: Apache-2.0

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    let word: String?

    /// The order of the source.
    public static var automatic: Self { Self(word: nil) }
    /// The first item is nearest to the button, even if the menu opens upward.
    public static var priority: Self { Self(word: "priority") }
    /// The order of the source, wherever the menu opens.
    public static var fixed: Self { Self(word: nil) }
}

/// The effect of choosing an item on its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let closes: Bool

    /// Choosing an item closes the menu.
    public static var automatic: Self { Self(closes: true) }
    /// Choosing an item closes the menu.
    public static var enabled: Self { Self(closes: true) }
    /// The menu stays open, for steppers or several choices in a row.
    public static var disabled: Self { Self(closes: false) }
}

extension View {
    /// Sets the order of the items of menus in the view.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether choosing an item in the view closes the menu.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// Shows or hides the arrow on the buttons of menus. It is hidden by default.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// The order of the items of menus. The default is `automatic`.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The visibility of the arrow on the buttons of menus. The default is `automatic`, which hides it.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }

    /// A Boolean that is `true` if the view is an item of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }
private enum IsInMenuKey: EnvironmentKey { static let defaultValue = false }

extension View {
    /// Turns the views into items of a menu and resets the styles that are set around the menu's button.
    nonisolated func asMenuItems() -> some View {
        environment(\.isInMenu, true)
            .environment(\.buttonStyle, .builtIn(.menuItem))
            .environment(\.toggleStyle, .builtIn(.menuItem))
            .environment(\.pickerKind, .list)
            .environment(\.controlSize, .regular)
            .environment(\.menuStyle, .builtIn(.automatic))
    }
}
