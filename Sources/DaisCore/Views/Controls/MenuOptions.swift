// SPDX-License-Identifier: Apache-2.0

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    let word: String?

    /// As they were written.
    public static var automatic: Self { Self(word: nil) }
    /// The first item nearest to the button, also where the menu opens upwards.
    public static var priority: Self { Self(word: "priority") }
    /// As they were written, wherever the menu opens.
    public static var fixed: Self { Self(word: nil) }
}

/// Whether an item closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let closes: Bool

    /// An action closes the menu.
    public static var automatic: Self { Self(closes: true) }
    public static var enabled: Self { Self(closes: true) }
    /// The menu stays open after an action, for steppers of a value or several choices in a row.
    public static var disabled: Self { Self(closes: false) }
}

extension View {
    /// Sets the order of the items of menus in the view.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Says whether the actions in the view close the menu around them.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// Shows or hides the small arrow on the buttons of menus. It is hidden unless it is asked for.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether the buttons of menus show an arrow.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }

    /// Whether the view is an item of a menu.
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
    /// The views as items of a menu, whatever was set around the menu's button.
    nonisolated func asMenuItems() -> some View {
        environment(\.isInMenu, true)
            .environment(\.buttonStyle, .builtIn(.menuItem))
            .environment(\.toggleStyle, .builtIn(.menuItem))
            .environment(\.pickerLook, .list)
            .environment(\.controlSize, .regular)
            .environment(\.menuStyle, .builtIn(.automatic))
    }
}
