// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text begin.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

/// Whether readers may select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
    /// Capital or small letters.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
    /// Says where the lines of texts inside begin.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
            .modifier(InheritedModifier(property: "text-align", value: alignment.css))
    }

    /// Shows texts inside in capital or small letters; `nil` shows them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase).modifier(
            InheritedModifier(property: "text-transform", value: textCase.map { "\($0)" } ?? "none"))
    }

    /// Says whether texts inside can be selected. Without it the browser's habit holds: they can.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        let value = S.allowsSelection ? "text" : "none"
        return modifier(InheritedModifier(property: "user-select", value: value, alias: "-webkit-user-select"))
    }
}

private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

/// One CSS property that descendants inherit; the innermost value wins.
nonisolated struct InheritedModifier: BoxModifier {
    let property: String
    let value: String
    /// The name under which some browsers know it.
    var alias: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.value(of: property) == nil else { return }
        appearance.set(property, value)
        if let alias { appearance.set(alias, value) }
    }
}
