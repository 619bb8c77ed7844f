// SPDX-License-Identifier: Apache-2.0

/// Splits a text into pieces and then pairs the delimiters of emphasis, in time linear in the length of the text.
///
/// Texts may come from users, so nothing is searched for twice: brackets and runs of backticks are matched beforehand,
/// and ``EmphasisPairing`` remembers where a search has failed.
nonisolated struct MarkdownReader {
    enum Piece {
        case run(Markdown.Run)
        case delimiter(Delimiter)
    }
    struct Delimiter {
        let mark: Character
        var count: Int
        let opens: Bool
        let closes: Bool
        /// The original length, for CommonMark's rule of three.
        let length: Int
    }

    private let text: [Character]
    private var pairs: MarkdownPairs
    private var place = 0
    private var pieces: [Piece] = []
    private var plain = ""
    /// The number of characters and delimiters looked at so far. Tests compare it with the length of the text.
    private(set) var steps = 0
    /// Text with attributes contains no further text with attributes. Nesting would be read once for each level.
    private var readsAttributes = true

    init(_ text: [Character]) {
        self.text = text
        pairs = MarkdownPairs(text)
    }

    mutating func read(_ marks: Markdown.Marks) -> [Markdown.Run] {
        while place < text.count { step(marks) }
        flush(marks)
        var pairing = EmphasisPairing(pieces)
        let runs = pairing.runs(marks)
        steps += pairing.steps + text.count
        return runs
    }

    private mutating func flush(_ marks: Markdown.Marks) {
        if !plain.isEmpty { pieces.append(.run(Markdown.Run(text: plain, marks: marks))) }
        plain = ""
    }

    private mutating func step(_ marks: Markdown.Marks) {
        steps += 1
        let character = text[place]
        switch character {
        case "\\":
            if place + 1 < text.count, text[place + 1].isASCII,
                text[place + 1].isPunctuation || text[place + 1].isSymbol
            {
                plain.append(text[place + 1])
                place += 2
                return
            }
        case "`":
            let ticks = runEnd(of: "`") - place
            if let code = readCode(ticks) {
                flush(marks)
                var inner = marks
                inner.isCode = true
                pieces.append(.run(Markdown.Run(text: code, marks: inner)))
                return
            }
            plain += String(repeating: "`", count: ticks)
            place += ticks
            return
        case "^":
            if readsAttributes, place + 1 < text.count, text[place + 1] == "[", let words = readAttributes(marks) {
                flush(marks)
                pieces += words.map { .run($0) }
                return
            }
        case "[":
            if marks.link == nil, let link = readLink() { return append(link.title, to: link.address, marks) }
        case "<":
            if marks.link == nil, let address = readAutolink() {
                flush(marks)
                return appendAddress(address, marks)
            }
        case "h":
            if marks.link == nil, let address = readBareAddress() { return appendAddress(address, marks) }
        case "*", "_", "~":
            flush(marks)
            readDelimiter(character)
            return
        default: break
        }
        plain.append(character)
        place += 1
    }

    /// Returns the end of the run of equal characters that begins here.
    private mutating func runEnd(of mark: Character) -> Int {
        var end = place
        while end < text.count, text[end] == mark { end += 1 }
        steps += end - place
        return end
    }

    private mutating func string(_ range: Range<Int>) -> String {
        steps += range.count
        return String(text[range])
    }

    private func begins(with prefix: [Character], at start: Int) -> Bool { text[start...].starts(with: prefix) }

    // MARK: Code and links

    private mutating func readCode(_ ticks: Int) -> String? {
        guard let end = pairs.backticks(ticks, from: place + ticks) else { return nil }
        var code = string((place + ticks)..<end).replacing("\n", with: " ")
        if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") {
            code = String(code.dropFirst().dropLast())
        }
        place = end + ticks
        return code
    }

    private mutating func readLink() -> (title: [Character], address: String)? {
        guard let end = pairs.brackets[place], end + 1 < text.count, text[end + 1] == "(",
            let close = pairs.parentheses[end + 1]
        else { return nil }
        var address = string((end + 2)..<close)
        // A title in quotes after the URL is ignored.
        if let space = address.firstIndex(of: " ") { address = String(address[..<space]) }
        if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
        let title = Array(text[(place + 1)..<end])
        place = close + 1
        return (title, address)
    }

    /// Reads `^[text](name: value)`. Attributes other than `inflect: true` have no effect on the text.
    private mutating func readAttributes(_ marks: Markdown.Marks) -> [Markdown.Run]? {
        let start = place
        place += 1
        guard let end = pairs.brackets[place], end + 1 < text.count, text[end + 1] == "(",
            let close = pairs.parentheses[end + 1]
        else {
            place = start
            return nil
        }
        let attributes = string((end + 2)..<close).filter { !$0.isWhitespace }
        var inner = marks
        if attributes.split(separator: ",").contains("inflect:true") { inner.inflection = start }
        var reader = MarkdownReader(Array(text[(place + 1)..<end]))
        reader.readsAttributes = false
        let runs = reader.read(inner)
        steps += reader.steps
        place = close + 1
        return runs
    }

    private static let schemes = ["http://", "https://", "mailto:"].map { Array($0) }

    private mutating func readAutolink() -> String? {
        guard Self.schemes.contains(where: { begins(with: $0, at: place + 1) }),
            let end = pairs.angle(from: place), pairs.whitespace(from: place).map({ $0 > end }) ?? true
        else { return nil }
        let address = string((place + 1)..<end)
        place = end + 1
        return address
    }

    private mutating func readBareAddress() -> String? {
        if place > 0, text[place - 1].isLetter || text[place - 1].isNumber { return nil }
        guard Self.schemes.dropLast().contains(where: { begins(with: $0, at: place) }) else { return nil }
        var end = place
        while end < text.count, !text[end].isWhitespace, !"<>\"`*".contains(text[end]) { end += 1 }
        steps += end - place
        // The characters left out here are no letters, so no other address begins among them.
        while end > place, ".,;:!?)'".contains(text[end - 1]) { end -= 1 }
        let address = string(place..<end)
        guard address.hasPrefix("http://") || address.hasPrefix("https://"), address.count > 8 else { return nil }
        place = end
        return address
    }

    private mutating func append(_ title: [Character], to address: String, _ marks: Markdown.Marks) {
        flush(marks)
        var inner = marks
        inner.link = address
        var reader = MarkdownReader(title)
        reader.readsAttributes = false
        pieces += reader.read(inner).map { .run($0) }
        steps += reader.steps
    }

    private mutating func appendAddress(_ address: String, _ marks: Markdown.Marks) {
        flush(marks)
        var inner = marks
        inner.link = address
        pieces.append(.run(Markdown.Run(text: address, marks: inner)))
    }

    // MARK: Emphasis

    private mutating func readDelimiter(_ mark: Character) {
        let end = runEnd(of: mark)
        let count = end - place
        let before = place > 0 ? text[place - 1] : " "
        place = end
        let after = place < text.count ? text[place] : " "
        let left =
            !after.isWhitespace && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
        let right =
            !before.isWhitespace && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
        var delimiter = Delimiter(mark: mark, count: count, opens: left, closes: right, length: count)
        if mark == "_" {
            delimiter = Delimiter(
                mark: mark, count: count, opens: left && (!right || Self.isPunctuation(before)),
                closes: right && (!left || Self.isPunctuation(after)), length: count)
        } else if mark == "~", count > 2 {
            delimiter = Delimiter(mark: mark, count: count, opens: false, closes: false, length: count)
        }
        pieces.append(.delimiter(delimiter))
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol
    }
}
