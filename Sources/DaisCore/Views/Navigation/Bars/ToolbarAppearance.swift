// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows or hides bars of the page.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.visibility[bar] = visibility }
        }
    }

    /// Shows or hides bars of the page.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.visibility[bar] = visibility }
        }
    }

    /// Sets the background of bars of the page.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let paint = style._paint()
        return transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgrounds[bar] = paint }
        }
    }

    /// Shows or hides the background of bars of the page. By default the top bar has none.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgroundVisibility[bar] = visibility }
        }
    }

    /// Shows or hides the background of bars of the page.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgroundVisibility[bar] = visibility }
        }
    }

    /// Sets the light or dark appearance of bars; `nil` uses that of the page.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.schemes[bar] = colorScheme }
        }
    }

    /// Adds a menu to the title of the page.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return transformPreference(NavigationItemKey.self) { $0.titleMenu = menu }
    }

    /// Sets the size of the page's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        transformPreference(NavigationItemKey.self) { $0.mode = mode.mode }
    }

    /// Sets the purpose of the page, which determines the position of its title.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        transformPreference(NavigationItemKey.self) { $0.role = role }
    }
}

/// A bar of a page or window.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The default bar, which is the navigation bar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top of a page.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of a page.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    /// Returns the bars of an argument list. An empty list means the top bar.
    static func meant(by bars: [ToolbarPlacement]) -> [ToolbarPlacement] {
        (bars.isEmpty ? [.automatic] : bars).map { $0 == .automatic ? .navigationBar : $0 }
    }
}

/// The size of a page's title.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// The title is large on the first page of a stack.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// The title is always large.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// The title is always in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// The title is always large. It does not move into the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// The purpose of a page.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The default purpose.
    public static let automatic = ToolbarRole(name: "automatic")
    /// A page of a stack; the same as ``automatic`` here.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// A page of a browser; the same as ``automatic`` here.
    public static let browser = ToolbarRole(name: "browser")
    /// A document: the title is at the leading edge, beside a back button without a title.
    public static let editor = ToolbarRole(name: "editor")
}
