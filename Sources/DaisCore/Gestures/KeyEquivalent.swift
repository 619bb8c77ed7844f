// SPDX-License-Identifier: Apache-2.0

/// A key of the keyboard, identified by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// Creates a key from its character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key from a character literal.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The forward delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Delete key, named Backspace on other keyboards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")

    /// The name of the key in browsers and for screen readers.
    nonisolated var name: String { Self.names[character] ?? character.uppercased() }

    /// Creates a key from its name in browsers, or `nil` for keys such as Shift that have no character.
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
