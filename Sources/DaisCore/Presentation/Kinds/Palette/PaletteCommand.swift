// SPDX-License-Identifier: Apache-2.0

/// A command that users find by its words in a command palette.
///
/// ```swift
/// PaletteCommand("New Card", systemImage: "plus", group: "Board", shortcut: KeyboardShortcut("n")) { create() }
/// ```
public struct PaletteCommand: Identifiable {
    /// The identity among the commands of a palette: that of the initializer, or the group and the title.
    public let id: AnyHashable
    /// The title, in which the palette searches.
    public let title: String
    /// The text below the title.
    public let subtitle: String?
    /// The name of the symbol.
    public let systemImage: String?
    /// The name of the group, or `nil` for none. Groups have the order of their first command.
    public let group: String?
    /// Further words by which the command is found. They are not shown.
    public let keywords: [String]
    /// The keys that the palette shows beside the title, and that work while it is open.
    public let shortcut: KeyboardShortcut?
    let action: () -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title, in which the palette searches.
    ///   - id: The identity, which titles that occur twice in a group need.
    ///   - subtitle: The text below the title.
    ///   - systemImage: The name of the symbol.
    ///   - group: The name of the group.
    ///   - keywords: Further words by which the command is found.
    ///   - shortcut: The keys that the palette shows. For them to work while it is closed, a button of the app needs them.
    ///   - action: The action, which runs after the palette has closed.
    public init(
        _ title: String, id: AnyHashable? = nil, subtitle: String? = nil, systemImage: String? = nil,
        group: String? = nil, keywords: [String] = [], shortcut: KeyboardShortcut? = nil,
        action: @escaping () -> Void
    ) {
        self.id = id ?? AnyHashable([group ?? "", title])
        self.title = title
        self.subtitle = subtitle
        self.systemImage = systemImage
        self.group = group
        self.keywords = keywords
        self.shortcut = shortcut
        self.action = action
    }

    /// Rates the command for the words that a user has typed. It is `nil` if the command does not fit them.
    func score(for words: String) -> Int? {
        // A keyword is as good as the title if it begins with the words.
        let terms = keywords.compactMap { FuzzyMatch.score(words, in: $0) }.map { $0 - 1 }
        return ([FuzzyMatch.score(words, in: title)] + terms).compactMap(\.self).max()
    }
}
