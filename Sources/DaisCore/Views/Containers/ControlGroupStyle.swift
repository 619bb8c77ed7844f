// SPDX-License-Identifier: Apache-2.0

/// The appearance of control groups.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.font(.caption)
///             configuration.content
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that shows the controls.
    associatedtype Body: View
    /// The properties of the control group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view of a control group. Groups that it creates have the style around this one. Groups in
    /// `configuration.content` have this style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group, for its style.
public struct ControlGroupStyleConfiguration {
    /// The type of the content.
    public typealias Content = StyleContent
    /// The type of the label.
    public typealias Label = StyleContent
    /// The controls.
    public let content: Content
    /// The label. It is empty if the group has none.
    public let label: Label
    let hasLabel: Bool
}

/// The built-in control group styles.
nonisolated enum BuiltInControlGroupKind: Hashable, Sendable {
    case row, palette, menu, compactMenu

    func isMenu(inMenu: Bool) -> Bool { self == .menu || self == .compactMenu && !inMenu }
}

nonisolated protocol BuiltInControlGroupStyle: ControlGroupStyle {
    var kind: BuiltInControlGroupKind { get }
}

extension BuiltInControlGroupStyle {
    /// Returns the control group with a built-in appearance.
    @MainActor public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        ControlGroup(configuration).environment(\.controlGroupStyle, .builtIn(kind))
    }
}

/// The default control group style: the controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInControlGroupKind { .row }
}

/// A control group style for the bars of a page: the controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInControlGroupKind { .row }
}

/// A control group style for menus: the controls side by side, without their titles.
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInControlGroupKind { .palette }
}

/// A control group style that shows a menu with the controls, or a submenu in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInControlGroupKind { .menu }
}

/// A control group style that shows a menu with the controls, or the controls side by side in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInControlGroupKind { .compactMenu }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: the controls side by side.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Shows the controls side by side, in the bars of a page.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Shows the controls side by side, and only the icons of their labels.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Shows a menu with the controls, or a submenu in a menu.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Shows a menu with the controls, or the controls side by side in a menu.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
    /// Sets the style of control groups in the view.
    ///
    /// ```swift
    /// ControlGroup("Zoom", systemImage: "magnifyingglass") {
    ///     Button("Zoom In") { zoomIn() }
    ///     Button("Zoom Out") { zoomOut() }
    /// }
    /// .controlGroupStyle(.menu)
    /// ```
    /// - Parameter style: The style. It replaces the style around the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(\.controlGroupStyle, style, builtIn: (style as? any BuiltInControlGroupStyle)?.kind)
    }
}

private enum ControlGroupStyleKey: StyleFamily { static let standard = BuiltInControlGroupKind.row }

extension EnvironmentValues {
    var controlGroupStyle: StyleSlot<BuiltInControlGroupKind> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}
