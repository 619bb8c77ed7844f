// SPDX-License-Identifier: Apache-2.0

/// A key of the keyboard, by the character it stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let tab = KeyEquivalent("\t")
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")

    /// What browsers and screen readers call it.
    nonisolated var name: String { Self.names[character] ?? character.uppercased() }

    /// The key that a browser calls so; `nil` for keys that stand for nothing by themselves, such as Shift.
    init?(browser name: String) {
        if let found = Self.names.first(where: { $0.value == name && name.count > 1 }) {
            self.init(found.key)
        } else if name.count == 1, let character = name.lowercased().first {
            self.init(character)
        } else {
            return nil
        }
    }

    private static let names: [Character: String] = [
        "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
        "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
        "\u{F739}": "Clear", "\u{8}": "Backspace", "\t": "Tab", "\r": "Enter", "\u{1B}": "Escape", " ": "Space",
        "+": "Plus",
    ]
}
