// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A key that was pressed, held or let go.
public struct KeyPress: Sendable {
    /// When a key is told of.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a press was for this view, or goes on to the one around it.
    public enum Result: Sendable {
        case handled, ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers
}

extension View {
    /// Runs an action when a key is pressed while the view, or something in it, has the focus.
    ///
    /// ```swift
    /// Board().focusable().onKeyPress(.leftArrow) { move(-1); return .handled }
    /// ```
    /// The answer reaches the browser too late to keep it from using the key itself. So the keys that are named here do
    /// nothing else, handled or not, except for what types text into a field; with `characters:` or no key at all
    /// the browser goes on as if nobody listened. `ignored` passes the press on to the views around this one.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action in some phases of a key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs an action for several keys.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
    }

    /// Runs an action for keys that type one of some characters.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            let typed = press.characters.unicodeScalars
            return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Runs an action for every key.
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
        let before = appearance.attributes.first { $0.name == "data-keys" }.map { [$0.value] } ?? []
        appearance.attribute(
            "data-keys", (before + (keys.map { $0.map(\.name).sorted() } ?? ["*"])).joined(separator: " "))
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

/// Who wants key presses of one element, innermost first.
@MainActor
final class KeyTakers: ElementTrait {
    typealias Value = KeyTakers
    var list: [(KeyPress) -> Bool] = []

    func take(_ press: KeyPress) -> Bool { list.contains { $0(press) } }
}

extension KeyPress {
    /// What a `key` event says.
    @MainActor init?(_ payload: EventPayload) {
        guard let name = payload[0].string, let key = KeyEquivalent(browser: name) else { return nil }
        self.key = key
        characters = name.count == 1 ? name : key.character.isASCII ? String(key.character) : ""
        modifiers = EventModifiers(rawValue: payload[1].int ?? 0)
        phase = payload[2].string == "up" ? .up : payload[2].string == "repeat" ? .repeat : .down
    }
}
