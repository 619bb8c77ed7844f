// SPDX-License-Identifier: Apache-2.0

/// The appearance and behavior of toggles.
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
    /// The type of the toggle's view.
    associatedtype Body: View
    /// The properties of the toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view of a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The label.
    public let label: Label
    /// The state of the toggle. Writing it toggles.
    @Binding public var isOn: Bool
    /// A Boolean that is `true` if a toggle for several values finds different ones. The built-in styles show it as off.
    public var isMixed: Bool
}

/// The built-in toggle styles.
nonisolated enum BuiltInToggleKind: Hashable, Sendable {
    case switched, checkbox, button, menuItem
}

nonisolated protocol BuiltInToggleStyle: ToggleStyle {
    var kind: BuiltInToggleKind { get }
    /// The color of a style that has one. Such a style makes its toggles itself, so the color stays in them.
    var color: Color? { get }
}

extension BuiltInToggleStyle {
    nonisolated var color: Color? { nil }

    /// Returns the control with a built-in appearance.
    @ViewBuilder @MainActor public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        let toggle = Toggle(configuration).environment(\.toggleStyle, .builtIn(kind))
        if let color { toggle.tint(color) } else { toggle }
    }
}

/// The default toggle style: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInToggleKind { .switched }
}

/// A toggle style with the label and a switch at opposite edges.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
    nonisolated let color: Color?

    /// Creates the style.
    nonisolated public init() { color = nil }
    /// Creates the style with a color for switches that are on.
    nonisolated public init(tint: Color) { color = tint }
    nonisolated var kind: BuiltInToggleKind { .switched }
}

/// A toggle style with a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInToggleKind { .checkbox }
}

/// A toggle style that shows a button, which stays pressed while on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInToggleKind { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// Shows the label and a switch at opposite edges.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Shows a checkbox before the label.
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// Shows a button, which stays pressed while on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(
            \.toggleStyle, style,
            builtIn: (style as? any BuiltInToggleStyle).flatMap { $0.color == nil ? $0.kind : nil })
    }
}

extension EnvironmentValues {
    var toggleStyle: StyleSlot<BuiltInToggleKind> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

private enum ToggleStyleKey: StyleFamily { static let standard = BuiltInToggleKind.switched }
