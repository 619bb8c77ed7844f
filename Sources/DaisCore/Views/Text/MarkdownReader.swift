// SPDX-License-Identifier: Apache-2.0

/// Reads one text into pieces, then pairs the delimiters of emphasis.
nonisolated struct MarkdownReader {
    private enum Piece {
        case run(Markdown.Run)
        case delimiter(Delimiter)
    }
    private struct Delimiter {
        let mark: Character
        var count: Int
        let opens: Bool
        let closes: Bool
        /// The length as written; the rule of three looks at it.
        let length: Int
    }

    private let text: [Character]
    private var place = 0
    private var pieces: [Piece] = []
    private var plain = ""

    init(_ text: [Character]) { self.text = text }

    mutating func read(_ marks: Markdown.Marks) -> [Markdown.Run] {
        while place < text.count { step(marks) }
        flush(marks)
        pair()
        return pieces.map { piece in
            switch piece {
            case .run(let run): run
            case .delimiter(let rest):
                Markdown.Run(text: String(repeating: rest.mark, count: rest.count), marks: marks)
            }
        }
    }

    private mutating func flush(_ marks: Markdown.Marks) {
        if !plain.isEmpty { pieces.append(.run(Markdown.Run(text: plain, marks: marks))) }
        plain = ""
    }

    private mutating func step(_ marks: Markdown.Marks) {
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
            if let code = readCode() {
                flush(marks)
                var inner = marks
                inner.isCode = true
                pieces.append(.run(Markdown.Run(text: code, marks: inner)))
                return
            }
            let ticks = text[place...].prefix { $0 == "`" }.count
            plain += String(repeating: "`", count: ticks)
            place += ticks
            return
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

    // MARK: Code and links

    private mutating func readCode() -> String? {
        let ticks = text[place...].prefix { $0 == "`" }.count
        var end = place + ticks
        while end < text.count {
            let run = text[end...].prefix { $0 == "`" }.count
            if run == ticks {
                var code = String(text[(place + ticks)..<end]).replacing("\n", with: " ")
                if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") {
                    code = String(code.dropFirst().dropLast())
                }
                place = end + ticks
                return code
            }
            end += max(run, 1)
        }
        return nil
    }

    private mutating func readLink() -> (title: [Character], address: String)? {
        var depth = 0
        var end = place
        while end < text.count {
            if text[end] == "\\" {
                end += 2
                continue
            }
            if text[end] == "[" { depth += 1 }
            if text[end] == "]" {
                depth -= 1
                if depth == 0 { break }
            }
            end += 1
        }
        guard end + 1 < text.count, text[end + 1] == "(" else { return nil }
        var close = end + 2
        var parentheses = 1
        while close < text.count {
            if text[close] == "(" { parentheses += 1 }
            if text[close] == ")" { parentheses -= 1 }
            if parentheses == 0 { break }
            close += 1
        }
        guard close < text.count else { return nil }
        var address = String(text[(end + 2)..<close])
        // A title in quotes after the address has no place in an app's text.
        if let space = address.firstIndex(of: " ") { address = String(address[..<space]) }
        if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
        let title = Array(text[(place + 1)..<end])
        place = close + 1
        return (title, address)
    }

    private mutating func readAutolink() -> String? {
        guard let end = text[place...].firstIndex(of: ">") else { return nil }
        let address = String(text[(place + 1)..<end])
        guard address.hasPrefix("http://") || address.hasPrefix("https://") || address.hasPrefix("mailto:"),
            !address.contains(where: \.isWhitespace)
        else { return nil }
        place = end + 1
        return address
    }

    private mutating func readBareAddress() -> String? {
        if place > 0, text[place - 1].isLetter || text[place - 1].isNumber { return nil }
        var end = place
        while end < text.count, !text[end].isWhitespace, !"<>\"`*".contains(text[end]) { end += 1 }
        while end > place, ".,;:!?)'".contains(text[end - 1]) { end -= 1 }
        let address = String(text[place..<end])
        guard address.hasPrefix("http://") || address.hasPrefix("https://"), address.count > 8 else { return nil }
        place = end
        return address
    }

    private mutating func append(_ title: [Character], to address: String, _ marks: Markdown.Marks) {
        flush(marks)
        var inner = marks
        inner.link = address
        var reader = MarkdownReader(title)
        pieces += reader.read(inner).map { .run($0) }
    }

    private mutating func appendAddress(_ address: String, _ marks: Markdown.Marks) {
        flush(marks)
        var inner = marks
        inner.link = address
        pieces.append(.run(Markdown.Run(text: address, marks: inner)))
    }

    // MARK: Emphasis

    private mutating func readDelimiter(_ mark: Character) {
        let count = text[place...].prefix { $0 == mark }.count
        let before = place > 0 ? text[place - 1] : " "
        place += count
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

    /// Each closing delimiter takes the nearest opening one of its kind.
    private mutating func pair() {
        var closer = 0
        while closer < pieces.count {
            guard case .delimiter(let closing) = pieces[closer], closing.closes, closing.count > 0,
                let opener = opener(of: closing, before: closer), case .delimiter(var opening) = pieces[opener]
            else {
                closer += 1
                continue
            }
            var rest = closing
            let used = closing.mark == "~" ? closing.count : min(2, opening.count, closing.count)
            for index in (opener + 1)..<closer { mark(index, closing.mark, used) }
            opening.count -= used
            rest.count -= used
            pieces[opener] = .delimiter(opening)
            pieces[closer] = .delimiter(rest)
            // A delimiter in between has lost its partner.
            for index in (opener + 1)..<closer {
                if case .delimiter(let stray) = pieces[index] {
                    pieces[index] = .delimiter(
                        Delimiter(
                            mark: stray.mark, count: stray.count, opens: false, closes: false, length: stray.length))
                }
            }
            if rest.count == 0 { closer += 1 }
        }
    }

    private func opener(of closing: Delimiter, before closer: Int) -> Int? {
        (0..<closer).last { index in
            guard case .delimiter(let opening) = pieces[index], opening.opens, opening.count > 0,
                opening.mark == closing.mark
            else { return false }
            if closing.mark == "~" { return opening.count == closing.count }
            let isBoth = opening.closes || closing.opens
            return
                !(isBoth && (opening.length + closing.length) % 3 == 0
                && !(opening.length % 3 == 0 && closing.length % 3 == 0))
        }
    }

    private mutating func mark(_ index: Int, _ mark: Character, _ used: Int) {
        guard case .run(var run) = pieces[index] else { return }
        if mark == "~" {
            run.marks.isStruck = true
        } else if used == 2 {
            run.marks.isStrong = true
        } else {
            run.marks.isEmphasized = true
        }
        pieces[index] = .run(run)
    }
}
