// SPDX-License-Identifier: Apache-2.0

/// A tab view style with a tab bar. On an iPad its user can change the bar into a sidebar, which a page does not offer.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// A tab bar.
    nonisolated public var _configuration: _TabViewConfiguration { DefaultTabViewStyle()._configuration }
}

/// A tab view style with a tab bar, and never with a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// A tab bar.
    nonisolated public var _configuration: _TabViewConfiguration { DefaultTabViewStyle()._configuration }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar, which on an iPad can become a sidebar.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Mail", systemImage: "envelope") { Text("Inbox") }
    ///     Tab("Trash", systemImage: "trash") { Text("Empty") }
    /// }
    /// .tabViewStyle(.sidebarAdaptable)
    /// ```
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
