// SPDX-License-Identifier: Apache-2.0

/// The looks of our own button styles.
nonisolated enum ButtonLook: Hashable, Sendable {
    case automatic, plain, borderless, bordered, prominent, bare, menuItem

    /// The classes of the button; `controls.css` says what they look like.
    var classes: [String] {
        switch self {
        case .automatic, .borderless: ["B"]
        case .plain: ["B", "plain"]
        case .bordered: ["B", "bordered"]
        case .prominent: ["B", "bordered", "prominent"]
        case .bare: ["B", "bare"]
        case .menuItem: ["mi"]
        }
    }

    var isBordered: Bool { self == .bordered || self == .prominent }
}

nonisolated protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    var look: ButtonLook { get }
}

extension BuiltInButtonStyle {
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).environment(\.buttonStyle, .builtIn(look))
    }
}

/// What fits the place: text in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .automatic }
}

/// The label as it is; only pressing shows.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .plain }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .borderless }
}

/// The label in the tint on a light fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .bordered }
}

/// A light label on the tint, for the most important button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: ButtonLook { .prominent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
