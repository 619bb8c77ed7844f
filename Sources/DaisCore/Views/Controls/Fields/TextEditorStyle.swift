// SPDX-License-Identifier: Apache-2.0

/// The appearance of text editors.
///
/// Like SwiftUI, Dais tells a style nothing about an editor, so apps use the built-in styles.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The CSS class of an editor in this style.
    nonisolated var _className: String? { get }
}

/// The default text editor style, without a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// No class.
    nonisolated public var _className: String? { nil }
}

/// A text editor style without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// No class.
    nonisolated public var _className: String? { nil }
}

/// A text editor style with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of a rounded border.
    nonisolated public var _className: String? { "rounded" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style, without a border.
    nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Shows no border.
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// Shows a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
    /// Sets the style of the text editors in the view.
    ///
    /// ```swift
    /// TextEditor(text: $notes).textEditorStyle(.roundedBorder)
    /// ```
    /// - Parameter style: The style. It replaces the style around the view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorClass, style._className)
    }
}

extension EnvironmentValues {
    var textEditorClass: String? {
        get { self[TextEditorClassKey.self] }
        set { self[TextEditorClassKey.self] = newValue }
    }
}

private enum TextEditorClassKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}
