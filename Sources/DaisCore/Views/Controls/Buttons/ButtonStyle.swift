// SPDX-License-Identifier: Apache-2.0

/// The appearance of buttons. It does not change their behavior.
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
/// The browser dims pressed buttons without the server. A style that reads `configuration.isPressed` replaces this with
/// its own feedback, which a press reaches after one network round trip.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the button's view.
    associatedtype Body: View
    /// The properties of the button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view of a button. Buttons inside it have the style around this one.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, for its style.
public struct ButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let press: ButtonPress
    let down: Bool

    /// A Boolean that is `true` while a finger or pointer holds the button down.
    public var isPressed: Bool {
        press.isAskedFor = true
        return down
    }
}

/// The appearance and behavior of buttons.
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
    /// The type of the button's view.
    associatedtype Body: View
    /// The properties of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties and the action of a button, for its style.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let link: ButtonLink?
    let opener: ButtonOpener?
    let action: @MainActor () -> Void

    /// Runs the action of the button.
    @MainActor public func trigger() { action() }
}

extension View {
    /// Sets the style of the buttons and links in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(\.buttonStyle, style, builtIn: nil)
    }

    /// Sets the style of the buttons and links in the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(\.buttonStyle, style, builtIn: (style as? any BuiltInButtonStyle)?.kind)
    }
}

extension EnvironmentValues {
    var buttonStyle: StyleSlot<BuiltInButtonKind> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
    /// Indicates whether the view is in the body of a custom button style.
    var isInButtonStyle: Bool {
        get { self[IsInButtonStyleKey.self] }
        set { self[IsInButtonStyleKey.self] = newValue }
    }
}

enum ButtonStyleKey: StyleFamily { static let standard = BuiltInButtonKind.automatic }

private enum IsInButtonStyleKey: EnvironmentKey { static let defaultValue = false }
