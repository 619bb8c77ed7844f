// SPDX-License-Identifier: Apache-2.0

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text?
    /// A built-in name, in the language of the view's environment.
    var word: BuiltInStrings.Word?

    /// The main action of the view.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// An action that leaves or dismisses the view.
    public static let escape = AccessibilityActionKind(word: .dismiss)
    /// An action that deletes something.
    public static let delete = AccessibilityActionKind(word: .delete)
    /// An action that shows a menu.
    public static let showMenu = AccessibilityActionKind(word: .showMenu)

    init(name: Text? = nil, word: BuiltInStrings.Word? = nil) {
        self.name = name
        self.word = word
    }

    /// Creates an action with a name.
    public init(named name: Text) { self.name = name }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
    /// Offers an action to people who use a keyboard or a screen reader.
    ///
    /// The default action makes the view a button. Every other action is a separate button behind the view, which is
    /// visible only while it has the focus.
    @ViewBuilder
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        if let name = actionKind.name {
            accessibilityAction(named: name, handler)
        } else if let word = actionKind.word {
            modifier(NamedAction(label: BuiltInText(word), action: handler))
        } else {
            modifier(AccessibilityActionModifier(action: handler))
        }
    }

    /// Offers an action with a name.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(NamedAction(label: name, action: handler))
    }

    /// Offers an action with a localized name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Offers an action with a name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adjusts the value of the view with the arrow keys.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityAdjustModifier(action: handler))
    }
}

nonisolated struct AccessibilityActionModifier: BoxModifier {
    let action: @MainActor () -> Void

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        // An element used like a button already has an action. Adding this one would run both.
        guard appearance.box?.element.tag != .button, appearance.attribute("role") != "button" else { return }
        appearance.attribute("role", "button")
        appearance.attribute("tabindex", "0")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        guard element.tag != .button, !element.handles(.click) else { return }
        element.on(.click) { _ in current().action() }
    }
}

nonisolated struct AccessibilityAdjustModifier: BoxModifier {
    let action: @MainActor (AccessibilityAdjustmentDirection) -> Void

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        // A slider is announced with its value, which `accessibilityValue` puts into words.
        if appearance.attribute("role") == nil { appearance.attribute("role", "slider") }
        appearance.attribute("tabindex", "0")
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.key) { payload in
            guard payload[2].string != "up" else { return }
            switch payload[0].string {
            case "ArrowUp", "ArrowRight": current().action(.increment)
            case "ArrowDown", "ArrowLeft": current().action(.decrement)
            default: break
            }
        }
    }
}
