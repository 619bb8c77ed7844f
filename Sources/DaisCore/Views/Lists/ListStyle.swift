// SPDX-License-Identifier: Apache-2.0

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated var _name: String { get }
}

/// What fits the place: groups in rounded boxes.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "ig" }
}

/// Rows from edge to edge, with headers that stay in sight.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "pl" }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "gr" }
}

/// Groups in rounded boxes.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "ig" }
}

/// Plain rows with a margin.
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "pl inset" }
}

/// The list at the side of a window.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "sb" }
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the look of lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyleName, style._name)
    }
}

private struct ListStyleKey: EnvironmentKey { static let defaultValue = "ig" }

extension EnvironmentValues {
    /// The classes of lists; `containers.css` says what they look like.
    var listStyleName: String {
        get { listClasses(self[ListStyleKey.self]) }
        set { self[ListStyleKey.self] = newValue }
    }
}
