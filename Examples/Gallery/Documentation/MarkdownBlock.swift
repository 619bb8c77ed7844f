// SPDX-License-Identifier: Apache-2.0

/// A block of a page in Markdown: the part of GitHub's dialect that the project's documentation uses.
enum MarkdownBlock: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    /// The items of a list. An item's further lines belong to its text.
    case list(isNumbered: Bool, [String])
    case code(language: String, String)
    case table(header: [String], rows: [[String]])
    /// The name of an example of the gallery. The page has it in a comment, which readers elsewhere do not see.
    case example(String)

    /// Reads the blocks of a page.
    static func blocks(of source: String) -> [MarkdownBlock] {
        var reader = MarkdownBlockReader(lines: source.split(separator: "\n", omittingEmptySubsequences: false)[...])
        return reader.read()
    }

    /// The text of the block, without what only marks its structure.
    var text: String {
        switch self {
        case .heading(_, let text), .paragraph(let text), .code(_, let text): text
        case .list(_, let items): items.joined(separator: "\n")
        case .example: ""
        case .table(let header, let rows): ([header] + rows).map { $0.joined(separator: " ") }.joined(separator: "\n")
        }
    }
}

/// Reads Markdown line by line.
private struct MarkdownBlockReader {
    var lines: ArraySlice<Substring>
    private var blocks: [MarkdownBlock] = []
    private var paragraph: [Substring] = []

    init(lines: ArraySlice<Substring>) { self.lines = lines }

    mutating func read() -> [MarkdownBlock] {
        while let line = lines.popFirst() {
            if line.allSatisfy(\.isWhitespace) {
                endParagraph()
            } else if line.hasPrefix("```") {
                endParagraph()
                blocks.append(code(line.dropFirst(3)))
            } else if let name = example(line) {
                endParagraph()
                blocks.append(.example(name))
            } else if let level = headingLevel(line) {
                endParagraph()
                blocks.append(.heading(level: level, String(line.dropFirst(level + 1))))
            } else if line.hasPrefix("|"), let next = lines.first, next.hasPrefix("|--") || next.hasPrefix("|:-") {
                endParagraph()
                blocks.append(table(line))
            } else if let item = item(line) {
                endParagraph()
                blocks.append(list(item))
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
        return blocks
    }

    private mutating func endParagraph() {
        if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
        paragraph = []
    }

    private func headingLevel(_ line: Substring) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && line.dropFirst(level).first == " " ? level : nil
    }

    /// Returns the name in a line such as `<!-- example: StepperExample -->`.
    private func example(_ line: Substring) -> String? {
        let (start, end) = ("<!-- example: ", " -->")
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return String(line.dropFirst(start.count).dropLast(end.count))
    }

    private mutating func code(_ info: Substring) -> MarkdownBlock {
        var text: [Substring] = []
        while let line = lines.popFirst(), !line.hasPrefix("```") { text.append(line) }
        let language = info.prefix { $0.isLetter }
        return .code(language: String(language), text.joined(separator: "\n"))
    }

    // MARK: Lists

    private typealias Item = (isNumbered: Bool, text: Substring)

    private func item(_ line: Substring) -> Item? {
        if line.hasPrefix("- ") { return (false, line.dropFirst(2)) }
        let number = line.prefix { $0.isNumber }
        guard !number.isEmpty, line[number.endIndex...].hasPrefix(". ") else { return nil }
        return (true, line[number.endIndex...].dropFirst(2))
    }

    private mutating func list(_ first: Item) -> MarkdownBlock {
        var items = [String(first.text)]
        while let line = lines.first {
            if let next = item(line), next.isNumbered == first.isNumbered {
                items.append(String(next.text))
            } else if line.first == " ", line.contains(where: { !$0.isWhitespace }) {
                items[items.count - 1] += " " + line.drop { $0 == " " }
            } else {
                break
            }
            lines.removeFirst()
        }
        return .list(isNumbered: first.isNumbered, items)
    }

    // MARK: Tables

    private mutating func table(_ header: Substring) -> MarkdownBlock {
        lines.removeFirst()
        let names = cells(header)
        var rows: [[String]] = []
        while let line = lines.first, line.hasPrefix("|") {
            let row = cells(line)
            rows.append(names.indices.map { $0 < row.count ? row[$0] : "" })
            lines.removeFirst()
        }
        return .table(header: names, rows: rows)
    }

    /// Returns the cells of a row. A bar in code or after a backslash belongs to its cell.
    private func cells(_ line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isCode = false
        var isEscaped = false
        for character in line.dropFirst() {
            if isEscaped, character != "|" { cell.append("\\") }
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "|" where !isCode && !isEscaped:
                cells.append(cell.trimmed)
                cell = ""
            default:
                if character == "`" { isCode.toggle() }
                cell.append(character)
            }
            isEscaped = false
        }
        if !cell.trimmed.isEmpty { cells.append(cell.trimmed) }
        return cells
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
