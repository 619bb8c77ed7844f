// SPDX-License-Identifier: Apache-2.0

/// The body of a preview: the properties with `@Previewable`, and the other statements.
///
/// A closure has no state, so the properties become those of a view.
struct PreviewBody {
    /// The declarations without `@Previewable`.
    private(set) var properties: [String] = []
    /// The source of the other statements.
    private(set) var rest = ""

    /// - Parameter closure: The closure with its braces.
    init(_ closure: String) {
        var scanner = SourceScanner(String(closure.dropFirst().dropLast()))
        var kept = 0
        while !scanner.isAtEnd {
            guard scanner.current == UInt8(ascii: "@") else {
                scanner.skipTriviaOrOne()
                continue
            }
            let start = scanner.position
            let attributes = scanner.readAttributes()
            guard attributes.isPreviewable else { continue }
            rest += scanner.text(kept, start)
            let declared = scanner.position
            scanner.skipStatement()
            properties.append((attributes.others + [scanner.text(declared, scanner.position)]).joined(separator: " "))
            // A statement must not begin with the semicolon that ended the declaration.
            if scanner.current == UInt8(ascii: ";") { scanner.skipOne() }
            kept = scanner.position
        }
        rest += scanner.text(kept, scanner.position)
    }
}

extension SourceScanner {
    fileprivate struct Attributes {
        var isPreviewable = false
        var others: [String] = []
    }

    /// Reads the attributes in front of a declaration, with the spaces behind them.
    fileprivate mutating func readAttributes() -> Attributes {
        var found = Attributes()
        while current == UInt8(ascii: "@") {
            let start = position
            skipAttribute()
            let attribute = text(start, position)
            if ["@Previewable", "@SwiftUI.Previewable", "@DaisCore.Previewable"].contains(attribute) {
                found.isPreviewable = true
            } else {
                found.others.append(attribute)
            }
            skipTrivia()
        }
        return found
    }

    fileprivate mutating func skipTriviaOrOne() {
        let start = position
        skipTrivia()
        if position == start { skipOne() }
    }

    /// Skips the rest of a statement. It ends with its line, unless an operator there or on the next one continues it.
    fileprivate mutating func skipStatement() {
        while !isAtEnd, current != UInt8(ascii: ";") {
            var next = self
            next.skipTrivia()
            if next.position == position {
                skipOne()
            } else {
                let isBreak = text(position, next.position).contains(where: \.isNewline)
                if isBreak, !continuesBehind, !next.isAtContinuation { return }
                self = next
            }
        }
    }

    private var continuesBehind: Bool {
        text(position - 1, position).utf8.first.map { "=,:.&|+-*/<".utf8.contains($0) } ?? false
    }

    private var isAtContinuation: Bool { ".=,:&|+*?<".utf8.contains(current) }
}
