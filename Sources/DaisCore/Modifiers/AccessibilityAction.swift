// SPDX-License-Identifier: Apache-2.0

/// What an action of a view is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text?
    /// A name of Dais's own, in the language of where the action stands.
    var word: BuiltInWords.Word?

    /// What happens when the view is used.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// Leaves something.
    public static let escape = AccessibilityActionKind(word: .dismiss)
    /// Removes something.
    public static let delete = AccessibilityActionKind(word: .delete)
    /// Shows a menu.
    public static let showMenu = AccessibilityActionKind(word: .showMenu)

    init(name: Text? = nil, word: BuiltInWords.Word? = nil) {
        self.name = name
        self.word = word
    }

    /// An action with a name of its own.
    public init(named name: Text) { self.name = name }
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
    /// Lets people who use a keyboard or screen reader do what others do with a gesture.
    ///
    /// The default action makes the view a button. Any other is a button of its own behind the view, seen only when it
    /// has the focus.
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

    /// Adds an action with a name.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(NamedAction(label: name, action: handler))
    }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets people who do not see the view change its value with the arrow keys.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityAdjustModifier(action: handler))
    }
}

/// A button of its own behind a view.
private nonisolated struct NamedAction<Label: View>: ViewModifier, BuiltInModifier {
    let label: Label
    let action: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        content.overlay {
            Button(action: action) { label }.buttonStyle(.plain).modifier(LabelPartModifier.outOfSight)
        }
    }
}

extension LabelPartModifier {
    static var outOfSight: LabelPartModifier { LabelPartModifier(className: "vh", isQuiet: false) }
}

nonisolated struct AccessibilityActionModifier: BoxModifier {
    let action: @MainActor () -> Void

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        // What is used like a button already has an action, which this one must not double.
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
        // A range is announced with its value, which `accessibilityValue` says in words.
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
