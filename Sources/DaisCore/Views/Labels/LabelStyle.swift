// SPDX-License-Identifier: Apache-2.0

/// The look of labels.
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
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of, for its style.
public struct LabelStyleConfiguration {
    public typealias Title = StyleContent
    public typealias Icon = StyleContent
    public let title: Title
    public let icon: Icon
}

nonisolated enum LabelLook: Hashable, Sendable {
    case automatic, titleAndIcon, titleOnly, iconOnly
}

nonisolated protocol BuiltInLabelStyle: LabelStyle {
    var look: LabelLook { get }
}

extension BuiltInLabelStyle {
    @MainActor public func makeBody(configuration: LabelStyleConfiguration) -> some View {
        Label(configuration).environment(\.labelStyle, .builtIn(look))
    }
}

/// What fits the place: the icon in the bars of a page, else title and icon.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .automatic }
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .titleAndIcon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .titleOnly }
}

/// The icon alone; the title is still what the label is called.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the look of labels inside.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(
            \.labelStyle, (style as? any BuiltInLabelStyle).map { .builtIn($0.look) } ?? .custom(StyleValue(style)))
    }
}

nonisolated enum LabelStyleValue: Equatable {
    case builtIn(LabelLook)
    case custom(StyleValue)
}

private struct LabelStyleKey: EnvironmentKey {
    static let defaultValue = LabelStyleValue.builtIn(.automatic)
}

extension EnvironmentValues {
    var labelStyle: LabelStyleValue {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
