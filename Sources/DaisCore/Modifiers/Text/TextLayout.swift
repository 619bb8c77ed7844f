// SPDX-License-Identifier: Apache-2.0

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// The side or the center at which the lines are aligned.
    case leading, center, trailing

    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

/// A type that determines whether people can select text.
public protocol TextSelectability {
    /// A Boolean that is `true` if people can select text.
    static var allowsSelection: Bool { get }
}

/// Text selection is enabled.
public struct EnabledTextSelectability: TextSelectability {
    /// Always `true`.
    public static let allowsSelection = true
}

/// Text selection is disabled.
public struct DisabledTextSelectability: TextSelectability {
    /// Always `false`.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text selection is enabled.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text selection is disabled.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
    /// Uppercase or lowercase letters.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
    /// Sets the alignment of the lines of texts in the view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
            .modifier(InheritedModifier(property: "text-align", value: alignment.css))
    }

    /// Shows texts in the view in uppercase or lowercase letters; `nil` shows them unchanged.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase).modifier(
            InheritedModifier(property: "text-transform", value: textCase.map { "\($0)" } ?? "none"))
    }

    /// Enables or disables the selection of texts in the view. By default browsers enable it.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        let value = S.allowsSelection ? "text" : "none"
        return modifier(InheritedModifier(property: "user-select", value: value, alias: "-webkit-user-select"))
    }
}

private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    /// The alignment of the lines of texts. The default is `leading`.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// The case of texts. The default is `nil`, which shows them unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

/// A modifier that sets an inherited CSS property. The innermost value wins.
nonisolated struct InheritedModifier: BoxModifier {
    let property: String
    let value: String
    /// The property's name in some browsers.
    var alias: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.value(of: property) == nil else { return }
        appearance.set(property, value)
        if let alias { appearance.set(alias, value) }
    }
}
