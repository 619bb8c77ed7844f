// SPDX-License-Identifier: Apache-2.0

/// What a page's content says about the bars around it.
struct NavigationItem {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var role = ToolbarRole.automatic
    var titleMenu: AnyView?
    /// What an edited title is written to.
    var rename: Binding<String>?
    var hidesBack = false
    /// What the page grows out of.
    var zoom: _ZoomSource?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: Paint] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]
    var items: [ToolbarEntry] = []

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }

    /// What was said of a bar's background and colors.
    @MainActor func look(of bar: ToolbarPlacement, _ appearance: inout Appearance) {
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
        value.mode = next.mode ?? value.mode
        if next.role != .automatic { value.role = next.role }
        value.titleMenu = next.titleMenu ?? value.titleMenu
        value.rename = next.rename ?? value.rename
        value.hidesBack = value.hidesBack || next.hidesBack
        value.zoom = next.zoom ?? value.zoom
        value.visibility.merge(next.visibility) { $1 }
        value.backgrounds.merge(next.backgrounds) { $1 }
        value.backgroundVisibility.merge(next.backgroundVisibility) { $1 }
        value.schemes.merge(next.schemes) { $1 }
        value.items += next.items
    }
}

/// How the bar of a page looks.
public struct NavigationBarItem: Hashable, Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first page of a stack.
        case automatic
        case inline, large
    }
}

extension View {
    /// The title of the page, in its bar and as the title of the browser's window.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationItemKey.self) { $0.title = title }
    }

    /// The title of the page, in its bar and as the title of the browser's window.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page, in its bar and as the title of the browser's window.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older name of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The older name of `navigationTitle`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The older name of `navigationTitle` and `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Whether the page's title is large or in the bar.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationItemKey.self) { $0.mode = displayMode }
    }

    /// Hides the button that leads back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationItemKey.self) { $0.hidesBack = hidesBackButton }
    }

    /// Views at the start and the end of the bar; newer code uses `toolbar`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// A view at the start of the bar; newer code uses `toolbar`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        barItem(.navigationBarLeading, leading)
    }

    /// A view at the end of the bar; newer code uses `toolbar`.
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
