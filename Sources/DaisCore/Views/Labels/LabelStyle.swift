// SPDX-License-Identifier: Apache-2.0

/// The appearance of labels.
///
/// ```swift
/// struct Tile: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon.font(.largeTitle); configuration.title.font(.caption) }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the label's view.
    associatedtype Body: View
    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// The type of the title.
    public typealias Title = StyleContent
    /// The type of the icon.
    public typealias Icon = StyleContent
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

nonisolated enum BuiltInLabelKind: Hashable, Sendable {
    case automatic, titleAndIcon, titleOnly, iconOnly
}

nonisolated protocol BuiltInLabelStyle: LabelStyle {
    var kind: BuiltInLabelKind { get }
}

extension BuiltInLabelStyle {
    /// Returns the label with a built-in appearance.
    @MainActor public func makeBody(configuration: LabelStyleConfiguration) -> some View {
        Label(configuration).environment(\.labelStyle, .builtIn(kind))
    }
}

/// The default label style: the icon in the bars of a page, and the icon and the title elsewhere.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInLabelKind { .automatic }
}

/// A label style that shows the icon and the title side by side.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInLabelKind { .titleAndIcon }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInLabelKind { .titleOnly }
}

/// A label style that shows only the icon. Screen readers still read the title.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInLabelKind { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: the icon in the bars of a page, and the icon and the title elsewhere.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon and the title side by side.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows only the title.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows only the icon. Screen readers still read the title.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(\.labelStyle, style, builtIn: (style as? any BuiltInLabelStyle)?.kind)
    }
}

private enum LabelStyleKey: StyleFamily { static let standard = BuiltInLabelKind.automatic }

extension EnvironmentValues {
    var labelStyle: StyleSlot<BuiltInLabelKind> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
