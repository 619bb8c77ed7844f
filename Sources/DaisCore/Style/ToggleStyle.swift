// SPDX-License-Identifier: Apache-2.0

/// The look and behaviour of toggles.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///             HStack {
///                 Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///                 configuration.label
///             }
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle is, for its style.
public struct ToggleStyleConfiguration {
    public typealias Label = StyleContent
    public let label: Label
    @Binding public var isOn: Bool
    /// Whether a toggle for several values finds them different.
    public var isMixed: Bool
}

/// The looks of our own toggle styles.
nonisolated enum ToggleLook: Hashable, Sendable {
    case switched, checkbox, button, menuItem
}

nonisolated protocol BuiltInToggleStyle: ToggleStyle {
    var look: ToggleLook { get }
}

extension BuiltInToggleStyle {
    @MainActor public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).environment(\.toggleStyle, .builtIn(look))
    }
}

/// What fits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
    nonisolated public init() {}
    nonisolated var look: ToggleLook { .switched }
}

/// A label and a switch at the two ends of the width.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
    nonisolated public init() {}
    nonisolated var look: ToggleLook { .switched }
}

/// A box with a tick before the label.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
    nonisolated public init() {}
    nonisolated var look: ToggleLook { .checkbox }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
    nonisolated public init() {}
    nonisolated var look: ToggleLook { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(
            \.toggleStyle, (style as? any BuiltInToggleStyle).map { .builtIn($0.look) } ?? .custom(StyleValue(style)))
    }
}

nonisolated enum ToggleStyleValue: Equatable {
    case builtIn(ToggleLook)
    case custom(StyleValue)
}

extension EnvironmentValues {
    var toggleStyle: ToggleStyleValue {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue = ToggleStyleValue.builtIn(.switched)
}
