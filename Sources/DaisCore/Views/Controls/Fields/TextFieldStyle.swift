// SPDX-License-Identifier: Apache-2.0

/// The appearance of text fields. Like SwiftUI, Dais has no public API for custom styles.
public protocol TextFieldStyle: Sendable {
    /// The CSS class of a field in this style.
    var _className: String? { get }
}

/// The default text field style, without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// No class.
    public var _className: String? { nil }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// No class.
    public var _className: String? { nil }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// The class of a rounded border.
    public var _className: String? { "rounded" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, without a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Shows no border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Shows a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldClass, style._className)
    }
}

extension EnvironmentValues {
    var textFieldClass: String? {
        get { self[TextFieldClassKey.self] }
        set { self[TextFieldClassKey.self] = newValue }
    }
}

private enum TextFieldClassKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}
