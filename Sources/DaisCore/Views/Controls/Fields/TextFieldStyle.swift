// SPDX-License-Identifier: Apache-2.0

/// The appearance of text fields and secure fields.
///
/// ```swift
/// struct Searching: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         HStack {
///             Image(systemName: "magnifyingglass")
///             configuration
///         }
///         .padding(8)
///         .background(.thinMaterial, in: .capsule)
///     }
/// }
/// ```
/// SwiftUI does not document the requirement of custom styles, but many apps implement it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the field with its surroundings.
    associatedtype _Body: View
    /// The type of the label of a field that is passed to a style.
    typealias _Label = StyleContent
    /// Returns a field with its surroundings. Fields in it have the style around this one.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The built-in text field styles.
nonisolated enum BuiltInTextFieldKind: Hashable, Sendable {
    case plain, rounded

    /// The CSS class of a field in this style.
    var className: String? { self == .rounded ? "rounded" : nil }
}

nonisolated protocol BuiltInTextFieldStyle: TextFieldStyle {
    var kind: BuiltInTextFieldKind { get }
}

extension BuiltInTextFieldStyle {
    /// Returns the field with a built-in appearance.
    @MainActor public func _body(configuration: TextField<StyleContent>) -> some View {
        configuration.environment(\.textFieldStyle, .builtIn(kind))
    }
}

/// The default text field style, without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInTextFieldKind { .plain }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInTextFieldKind { .plain }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInTextFieldKind { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, without a border.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Shows no border.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Shows a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the text fields and secure fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(\.textFieldStyle, style, builtIn: (style as? any BuiltInTextFieldStyle)?.kind)
    }
}

extension TextField where Label == StyleContent {
    /// Returns the field with the surroundings that a custom style makes.
    @MainActor func styled(by value: StyleValue, in outer: StyleSlot<BuiltInTextFieldKind>) -> AnyView {
        guard let style = value.style as? any TextFieldStyle else { return AnyView(label) }
        return styled(by: style, in: outer)
    }

    @MainActor private func styled<S: TextFieldStyle>(by style: S, in outer: StyleSlot<BuiltInTextFieldKind>) -> AnyView
    {
        ValueBody.view(style, in: \.textFieldStyle, outer: outer) { $0._body(configuration: self) }
    }
}

extension EnvironmentValues {
    var textFieldStyle: StyleSlot<BuiltInTextFieldKind> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

private enum TextFieldStyleKey: StyleFamily { static let standard = BuiltInTextFieldKind.plain }
