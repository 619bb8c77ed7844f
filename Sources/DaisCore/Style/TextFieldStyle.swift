// SPDX-License-Identifier: Apache-2.0

/// The look of text fields. The styles are ours; SwiftUI has no public way to write one either.
public protocol TextFieldStyle: Sendable {
    /// The class of a field in this style.
    var _className: String? { get }
}

/// What fits the place: text without a frame.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _className: String? { nil }
}

/// Text without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _className: String? { nil }
}

/// A frame with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _className: String? { "rounded" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
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
