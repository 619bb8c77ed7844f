// SPDX-License-Identifier: Apache-2.0

/// Pairs each closing delimiter of emphasis with the nearest opening one of its kind, as CommonMark does.
nonisolated struct EmphasisPairing {
    private typealias Delimiter = MarkdownReader.Delimiter

    /// The properties of a closing delimiter that decide which delimiters can open it.
    private struct Kind: Hashable {
        let mark: Character
        let opens: Bool
        /// The length modulo 3, or the whole length of tildes, which pair with as many.
        let length: Int

        init(_ closing: Delimiter) {
            mark = closing.mark
            opens = closing.opens
            length = closing.mark == "~" ? closing.length : closing.length % 3
        }
    }

    /// The number of emphases that begin at a piece, less the number that end there.
    private struct Change {
        var strong = 0
        var emphasized = 0
        var struck = 0
    }

    private var pieces: [MarkdownReader.Piece]
    private var changes: [Change]
    /// The delimiters that may still open, in the order of the text.
    private var openers: [Int] = []
    /// The piece before which no delimiter opens for a kind, because a search has failed. Without it a text of closing
    /// delimiters is searched from each of them.
    private var floors: [Kind: Int] = [:]
    /// The number of pieces looked at so far.
    private(set) var steps = 0

    init(_ pieces: [MarkdownReader.Piece]) {
        self.pieces = pieces
        changes = Array(repeating: Change(), count: pieces.count + 1)
    }

    /// Returns the text with its emphasis. Delimiters that are left become text.
    mutating func runs(_ marks: Markdown.Marks) -> [Markdown.Run] {
        for index in pieces.indices {
            steps += 1
            if case .delimiter(let delimiter) = pieces[index] { place(delimiter, at: index) }
        }
        var open = Change()
        return zip(pieces, changes).map { piece, change in
            open.strong += change.strong
            open.emphasized += change.emphasized
            open.struck += change.struck
            switch piece {
            case .run(var run):
                if open.strong > 0 { run.marks.isStrong = true }
                if open.emphasized > 0 { run.marks.isEmphasized = true }
                if open.struck > 0 { run.marks.isStruck = true }
                return run
            case .delimiter(let rest):
                return Markdown.Run(text: String(repeating: rest.mark, count: rest.count), marks: marks)
            }
        }
    }

    private mutating func place(_ delimiter: Delimiter, at index: Int) {
        var rest = delimiter
        while rest.closes, rest.count > 0, let position = opener(of: rest, before: index) {
            let start = openers[position]
            guard case .delimiter(var opening) = pieces[start] else { break }
            let used = rest.mark == "~" ? rest.count : min(2, opening.count, rest.count)
            emphasize((start + 1)..<index, rest.mark, used)
            opening.count -= used
            rest.count -= used
            pieces[start] = .delimiter(opening)
            // Delimiters between the two stay unpaired.
            openers.removeSubrange((opening.count > 0 ? position + 1 : position)...)
        }
        pieces[index] = .delimiter(rest)
        if rest.opens, rest.count > 0 { openers.append(index) }
    }

    /// Returns the position in ``openers`` of the nearest delimiter that opens for a closing one.
    private mutating func opener(of closing: Delimiter, before index: Int) -> Int? {
        let kind = Kind(closing)
        let floor = floors[kind] ?? 0
        var position = openers.count
        while position > 0, openers[position - 1] >= floor {
            position -= 1
            steps += 1
            if case .delimiter(let opening) = pieces[openers[position]], Self.pairs(opening, closing) {
                return position
            }
        }
        floors[kind] = index
        return nil
    }

    private static func pairs(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
        guard opening.mark == closing.mark else { return false }
        if closing.mark == "~" { return opening.count == closing.count }
        let isBoth = opening.closes || closing.opens
        return
            !(isBoth && (opening.length + closing.length) % 3 == 0
            && !(opening.length % 3 == 0 && closing.length % 3 == 0))
    }

    private mutating func emphasize(_ range: Range<Int>, _ mark: Character, _ used: Int) {
        let change = mark == "~" ? \Change.struck : used == 2 ? \Change.strong : \Change.emphasized
        changes[range.lowerBound][keyPath: change] += 1
        changes[range.upperBound][keyPath: change] -= 1
    }
}
