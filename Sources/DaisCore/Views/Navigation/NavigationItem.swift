// SPDX-License-Identifier: Apache-2.0

/// What a page's content says about the bars around it.
struct NavigationItem {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hidesBack = false
    var isBarHidden = false
    var items: [ToolbarEntry] = []
}

enum NavigationItemKey: PreferenceKey {
    static var defaultValue: NavigationItem { NavigationItem() }

    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.mode = next.mode ?? value.mode
        value.hidesBack = value.hidesBack || next.hidesBack
        value.isBarHidden = value.isBarHidden || next.isBarHidden
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

    /// Hides the bar of the page.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationItemKey.self) { $0.isBarHidden = hidden }
    }
}
