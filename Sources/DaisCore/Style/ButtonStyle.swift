// SPDX-License-Identifier: Apache-2.0

/// The look of buttons; what a button does stays as it is.
///
/// ```swift
/// struct Chip: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding(.horizontal, 12)
///             .background(.tint, in: .capsule)
///     }
/// }
/// ```
/// The browser dims what is pressed by itself. A style that asks for `configuration.isPressed` shows presses in its own
/// way instead, and hears of them a trip through the network later.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is, for its style.
public struct ButtonStyleConfiguration {
    public typealias Label = StyleContent
    public let role: ButtonRole?
    public let label: Label
    let press: ButtonPress
    let down: Bool

    /// Whether a finger or pointer holds the button down.
    public var isPressed: Bool {
        press.isAskedFor = true
        return down
    }
}

/// The look and behaviour of buttons.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is and does, for its style.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StyleContent
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, .custom(StyleValue(style)))
    }

    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle, (style as? any BuiltInButtonStyle).map { .builtIn($0.look) } ?? .custom(StyleValue(style)))
    }
}

/// The style of buttons as the environment carries it. Built-in looks are classes and cost no view.
nonisolated enum ButtonStyleValue: Equatable {
    case builtIn(ButtonLook)
    case custom(StyleValue)
}

extension EnvironmentValues {
    var buttonStyle: ButtonStyleValue {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = ButtonStyleValue.builtIn(.automatic)
}
