// SPDX-License-Identifier: Apache-2.0

/// The title and the bars that a page's content sets.
struct NavigationItem {
    var title: Text?
    var subtitle: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var role = ToolbarRole.automatic
    var titleMenu: AnyView?
    /// The binding of an editable title.
    var rename: Binding<String>?
    var hidesBack = false
    /// The source of the page's zoom transition.
    var zoom: _ZoomSource?
    /// The background of the whole page.
    var background: _Paint?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: _Paint] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    var items: [ToolbarEntry] = []
    var removed: Set<ToolbarDefaultItemKind> = []

    /// The title that the bar shows.
    var shownTitle: Text? { removed.contains(.title) ? nil : title }

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }

    /// Describes the background and the colors of a bar.
    @MainActor func describe(_ bar: ToolbarPlacement, _ appearance: inout Appearance) {
        if backgroundVisibility[bar] == .hidden {
            appearance.addClass("bare")
        } else if let paint = backgrounds[bar] {
            appearance.set("background", paint.css)
        } else if backgroundVisibility[bar] == .visible {
            appearance.addClass("filled")
        }
        if let scheme = schemes[bar] { appearance.set("color-scheme", scheme == .dark ? "dark" : "light") }
    }
}

enum NavigationItemKey: PreferenceKey {
    static var defaultValue: NavigationItem { NavigationItem() }

    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.subtitle = next.subtitle ?? value.subtitle
        value.mode = next.mode ?? value.mode
        if next.role != .automatic { value.role = next.role }
        value.titleMenu = next.titleMenu ?? value.titleMenu
        value.rename = next.rename ?? value.rename
        value.hidesBack = value.hidesBack || next.hidesBack
        value.zoom = next.zoom ?? value.zoom
        value.background = next.background ?? value.background
        value.visibility.merge(next.visibility) { $1 }
        value.backgrounds.merge(next.backgrounds) { $1 }
        value.backgroundVisibility.merge(next.backgroundVisibility) { $1 }
        value.schemes.merge(next.schemes) { $1 }
        value.items += next.items
        value.removed.formUnion(next.removed)
    }
}

/// The properties of a page's navigation bar.
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a page's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The title is large on the first page of a stack.
        case automatic
        /// The title is always in the bar, or always large.
        case inline, large
    }
}

extension View {
    /// Sets the title of the page, which is in its bar and is the title of the window.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationItemKey.self) { $0.title = title }
    }

    /// Sets the title of the page, which is in its bar and is the title of the window.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page, which is in its bar and is the title of the window.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page; an older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page and its size; an older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page and its size; an older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page; an older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page; an older name of `navigationTitle`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page and its size; an older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the size of the page's title.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationItemKey.self) { $0.mode = displayMode }
    }

    /// Hides the back button.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationItemKey.self) { $0.hidesBack = hidesBackButton }
    }

    /// Adds views at both edges of the bar. New code uses `toolbar`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Adds a view at the leading edge of the bar. New code uses `toolbar`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        barItem(.navigationBarLeading, leading)
    }

    /// Adds a view at the trailing edge of the bar. New code uses `toolbar`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        barItem(.navigationBarTrailing, trailing)
    }

    nonisolated private func barItem(_ placement: ToolbarItemPlacement, _ content: some View) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(placement: placement) { content }))
    }

    /// Hides the bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationItemKey.self) {
            $0.visibility[.navigationBar] = hidden ? .hidden : .visible
        }
    }
}
