// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A localized text, parsed once for Markdown and placeholders. Values are inserted later, so Markdown in a value has
/// no effect.
nonisolated final class TextTemplate: Sendable {
    struct Piece: Sendable {
        enum Content: Sendable {
            case literal(String)
            /// The index of a value and its placeholder without a position: `%lld`.
            case argument(Int, String)
        }
        let content: Content
        let marks: Markdown.Marks

        func attributes(filling arguments: [FormatArgument], _ text: inout TextResolver) -> TextAttributes {
            var result = TextAttributes()
            if marks.isStrong { result.weight = .bold }
            if marks.isEmphasized { result.isItalic = true }
            if marks.isStruck { result.strikethrough = .single }
            result.isCode = marks.isCode
            guard let link = marks.link else { return result }
            var address = ""
            for scalar in link.unicodeScalars {
                if let index = FormatString.index(of: scalar) {
                    if index < arguments.count { address += arguments[index].string("%@", &text) }
                } else {
                    address.unicodeScalars.append(scalar)
                }
            }
            result.setLink(address, isHandled: text.values.openURL.isCustom)
            return result
        }
    }

    let pieces: [Piece]
    /// A Boolean that is `true` if all pieces have the same attributes and there is no link.
    let isPlain: Bool

    private init(_ format: String, isLiteral: Bool) {
        let parsed = isLiteral ? FormatString(literal: format) : FormatString(format)
        var pieces: [Piece] = []
        for run in Markdown.runs(parsed.text) {
            var marks = run.marks
            marks.link = marks.link.map(parsed.namingArguments)
            var literal = ""
            func flush() {
                if !literal.isEmpty { pieces.append(Piece(content: .literal(literal), marks: marks)) }
                literal = ""
            }
            for scalar in run.text.unicodeScalars {
                if !isLiteral, let index = FormatString.index(of: scalar), index < parsed.specifiers.count {
                    flush()
                    let found = parsed.specifiers[index]
                    pieces.append(Piece(content: .argument(found.argument, found.specifier), marks: marks))
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
            flush()
        }
        if pieces.isEmpty { pieces = [Piece(content: .literal(""), marks: Markdown.Marks())] }
        self.pieces = pieces
        isPlain = pieces.allSatisfy { $0.marks == Markdown.Marks() }
    }

    private struct Key: Hashable {
        let format: String
        let isLiteral: Bool
    }
    /// Keys are source literals, of which an app has hundreds. Keys made from data must not fill the memory.
    private static let known = Mutex(BoundedCache<Key, TextTemplate>(limit: 4 << 20))

    static func of(_ format: String, _ isLiteral: Bool) -> TextTemplate {
        let key = Key(format: format, isLiteral: isLiteral)
        return known.withLock { all in
            if let template = all[key] { return template }
            let template = TextTemplate(format, isLiteral: isLiteral)
            let size = format.utf8.count + template.pieces.count * MemoryLayout<Piece>.stride
            all.insert(template, for: key, bytes: size)
            return template
        }
    }
}

/// A format whose placeholders are replaced by private-use characters, which Markdown ignores.
nonisolated struct FormatString {
    private(set) var text = ""
    private(set) var specifiers: [(argument: Int, specifier: String)] = []
    private static let firstMark: UInt32 = 0xF_0000
    private static let lastMark: UInt32 = 0xF_FFFF

    init(literal: String) { text = literal }

    init(_ format: String) {
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            guard specifiers.count <= Int(Self.lastMark - Self.firstMark), let found = Self.specifier(rest) else {
                text += "%"
                continue
            }
            rest = found.rest
            let argument = found.position ?? next
            if found.position == nil { next += 1 }
            text.unicodeScalars.append(Unicode.Scalar(Self.firstMark + UInt32(specifiers.count))!)
            specifiers.append((argument, found.specifier))
        }
        text += rest
    }

    static func index(of scalar: Unicode.Scalar) -> Int? {
        scalar.value >= firstMark && scalar.value <= lastMark ? Int(scalar.value - firstMark) : nil
    }

    /// Replaces each mark by the value itself instead of its placeholder.
    func namingArguments(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let index = Self.index(of: scalar), index < specifiers.count else {
                result.append(scalar)
                continue
            }
            result.append(Unicode.Scalar(Self.firstMark + UInt32(min(specifiers[index].argument, 1000)))!)
        }
        return String(result)
    }

    /// Parses `2$05.1lld` after a percent sign.
    private static func specifier(_ text: Substring) -> (position: Int?, specifier: String, rest: Substring)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("arg") { return (position, "%arg", rest.dropFirst(3)) }
        let flags = rest.prefix { "0123456789.+-# hlqztj'".contains($0) }
        // A width of ten digits would make a text of gigabytes.
        guard !flags.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count > 3 }),
            let kind = rest.dropFirst(flags.count).first, "@diuxXofFeEgGaAcs".contains(kind)
        else { return nil }
        return (position, "%" + flags + String(kind), rest.dropFirst(flags.count + 1))
    }
}
