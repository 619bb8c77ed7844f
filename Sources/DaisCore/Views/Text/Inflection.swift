// SPDX-License-Identifier: Apache-2.0

/// Makes the last word of an English text plural, for `^[\(count) cup](inflect: true)`.
///
/// The rules are those of school grammars: an ending for the sound of the word, a table of irregular words, and words
/// that have no plural. Foundation on Linux has no grammar engine, so other languages need the plural rules of a string
/// table.
nonisolated enum Inflection {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "half": "halves", "leaf": "leaves", "life": "lives",
        "knife": "knives", "wife": "wives", "wolf": "wolves", "shelf": "shelves", "loaf": "loaves", "thief": "thieves",
        "calf": "calves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
        "datum": "data", "medium": "media", "criterion": "criteria",
    ]
    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "salmon", "moose", "offspring",
    ]

    static func plural(of text: String) -> String {
        guard let end = text.lastIndex(where: \.isLetter) else { return text }
        let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        let word = text[start...end]
        return text[..<start] + plural(word) + text[text.index(after: end)...]
    }

    private static func plural(_ word: Substring) -> String {
        let lower = word.lowercased()
        if unchanged.contains(lower) { return String(word) }
        if let known = irregular[lower] {
            guard word.first?.isUppercase == true else { return known }
            return word.dropFirst().contains(where: \.isLowercase) ? known.capitalized : known.uppercased()
        }
        let isCapitals = word.count > 1 && !word.contains(where: \.isLowercase)
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + (isCapitals ? "IES" : "ies")
        }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
        return word + (hisses ? (isCapitals ? "ES" : "es") : (isCapitals ? "S" : "s"))
    }
}

extension TextTemplate {
    /// Returns the words of the piece at `place`, inflected for the number of its group. Only the last word of the
    /// group changes. It is a literal or the value of a string.
    nonisolated func inflected(
        _ words: String, at place: Int, _ arguments: [FormatArgument], _ text: inout TextResolver
    ) -> String {
        guard let group = pieces[place].marks.inflection,
            text.locale().language.languageCode?.identifier == "en"
        else { return words }
        var number: FormatArgument?
        var last: Int?
        for (index, piece) in pieces.enumerated() where piece.marks.inflection == group {
            switch piece.content {
            case .literal(let literal): if literal.contains(where: \.isLetter) { last = index }
            case .argument(let argument, _):
                guard argument < arguments.count else { continue }
                if case .string = arguments[argument] { last = index }
                if number == nil, arguments[argument].quantity != nil { number = arguments[argument] }
            }
        }
        return last == place && number?.isPlural == true ? Inflection.plural(of: words) : words
    }
}

extension FormatArgument {
    /// Indicates whether the value is a number other than one.
    fileprivate nonisolated var isPlural: Bool {
        switch self {
        case .integer(let value, _): value.magnitude != 1
        case .unsigned(let value, _): value != 1
        case .number(let value, _): abs(value) != 1
        case .string, .rich: false
        }
    }
}
