// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An event of a key that is pressed, held or released.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The raw value: one bit for each option.
        public let rawValue: Int
        /// Creates a set from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The held key repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of an action: the press was handled, or is passed on to the enclosing view.
    public enum Result: Sendable {
        /// The press was handled, or is passed on to the enclosing view.
        case handled, ignored
    }

    /// The phase of the press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The modifier keys that are pressed.
    public let modifiers: EventModifiers
    /// Indicates whether the press also edits the text of a field, or moves in it.
    let isEditing: Bool
}

extension View {
    /// Performs an action when a key is pressed while the view or a descendant has the focus.
    ///
    /// ```swift
    /// Board().focusable().onKeyPress(.leftArrow) { move(-1); return .handled }
    /// ```
    /// The result reaches the browser too late to decide on its default action. A key that is named here therefore
    /// never has its default action, except for editing the text of a field; with `characters:` or without a key the
    /// default action remains. The result `ignored` passes the press on to the enclosing views.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action in phases of a key press.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action for several keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
    }

    /// Performs an action for keys that type characters of a set.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            let typed = press.characters.unicodeScalars
            return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Performs an action for every key.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
    }
}

nonisolated struct KeyPressModifier: BoxModifier {
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        let before = appearance.attributes.first { $0.name == AttributeName.keys }.map { [$0.value] } ?? []
        appearance.attribute(
            AttributeName.keys, (before + (keys.map { $0.map(\.name).sorted() } ?? ["*"])).joined(separator: " "))
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let takers = element[KeyTakers.self] ?? KeyTakers()
        takers.list.append { press in
            let modifier = current()
            guard modifier.phases.contains(press.phase), modifier.keys?.contains(press.key) ?? true else {
                return false
            }
            return modifier.action(press) == .handled
        }
        guard element[KeyTakers.self] == nil else { return }
        element[KeyTakers.self] = takers
        element.on(.key) { [unowned element] payload in
            guard let press = KeyPress(payload) else { return }
            var level: Element? = element
            while let current = level, current[KeyTakers.self]?.take(press) != true { level = current.parent }
        }
    }
}

/// The handlers of key presses of one element, innermost first.
@MainActor
final class KeyTakers: ElementTrait {
    typealias Value = KeyTakers
    var list: [(KeyPress) -> Bool] = []

    func take(_ press: KeyPress) -> Bool { list.contains { $0(press) } }
}

extension KeyPress {
    /// Creates a press from the payload of a `key` event.
    @MainActor init?(_ payload: EventPayload) {
        guard let name = payload[0].string, let key = KeyEquivalent(browser: name) else { return nil }
        self.key = key
        characters = name.count == 1 ? name : key.character.isASCII ? String(key.character) : ""
        modifiers = EventModifiers(rawValue: payload[1].int ?? 0)
        isEditing = payload[3].int != nil
        phase = payload[2].string == "up" ? .up : payload[2].string == "repeat" ? .repeat : .down
    }
}
