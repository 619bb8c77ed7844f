// SPDX-License-Identifier: Apache-2.0

/// The appearance of lists. Like SwiftUI, Dais has no public API for custom styles.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The CSS classes of the list.
    nonisolated var _name: String { get }
}

/// The default list style: groups in rounded boxes.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of rounded boxes.
    nonisolated public var _name: String { "ig" }
}

/// A list style with rows from edge to edge and headers that stay visible.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of plain rows.
    nonisolated public var _name: String { "pl" }
}

/// A list style with groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of groups.
    nonisolated public var _name: String { "gr" }
}

/// A list style with groups in rounded boxes.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of rounded boxes.
    nonisolated public var _name: String { "ig" }
}

/// A list style with plain rows and a margin.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The classes of plain rows with a margin.
    nonisolated public var _name: String { "pl inset" }
}

/// A list style with plain rows and a border.
public struct BorderedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The classes of plain rows with a border.
    nonisolated public var _name: String { "pl boxed" }
}

/// A list style for the sidebar of a window.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of sidebars.
    nonisolated public var _name: String { "sb" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: groups in rounded boxes.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Shows rows from edge to edge and headers that stay visible.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Shows groups from edge to edge.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Shows groups in rounded boxes.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Shows plain rows with a margin.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// Shows plain rows with a border around the list.
    nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Shows the rows of a sidebar.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style of lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyleName, style._name)
    }
}

private struct ListStyleKey: EnvironmentKey { static let defaultValue = "ig" }

extension EnvironmentValues {
    /// The CSS classes of lists, defined in `containers.css`.
    var listStyleName: String {
        get { scrollContentBackground.listClasses(self[ListStyleKey.self]) }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension FeatureStyle {
    static let borderedList = FeatureStyle(
        "bordered-list",
        """
        .list.boxed { border: 1px solid var(--separator); border-radius: 6px }
        """)
}
