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

    /// Fills bars of the page.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let paint = style._paint()
        return transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgrounds[bar] = paint }
        }
    }

    /// Whether bars of the page have a background; by default the top one has none of its own.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgroundVisibility[bar] = visibility }
        }
    }

    /// Whether bars of the page have a background.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.backgroundVisibility[bar] = visibility }
        }
    }

    /// Whether the colors in bars are those for light or for dark surroundings; `nil` for the page's own.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        transformPreference(NavigationItemKey.self) { item in
            for bar in ToolbarPlacement.meant(by: bars) { item.schemes[bar] = colorScheme }
        }
    }

    /// A menu behind the title of the page.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return transformPreference(NavigationItemKey.self) { $0.titleMenu = menu }
    }

    /// Whether the title of the page is large or in the bar.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        transformPreference(NavigationItemKey.self) { $0.mode = mode.mode }
    }

    /// What the page is for, which decides where its title stands.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        transformPreference(NavigationItemKey.self) { $0.role = role }
    }
}

/// A bar.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    /// Without a name, the bar at the top is meant.
    static func meant(by bars: [ToolbarPlacement]) -> [ToolbarPlacement] {
        (bars.isEmpty ? [.automatic] : bars).map { $0 == .automatic ? .navigationBar : $0 }
    }
}

/// How the title of a page is shown.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Large on the first page of a stack.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, as there is no title that would move into the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// What a page is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    /// A document: the title stands at the start of the bar, beside a way back without words.
    public static let editor = ToolbarRole(name: "editor")
}
