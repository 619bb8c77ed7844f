// SPDX-License-Identifier: Apache-2.0

/// An error in a file of the client that prevents serving it.
struct ClientFault: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let problem: String
    var description: String { "Client/\(file):\(line): \(problem)" }
}

/// A word, sign or literal of a script, with the gap before it.
struct ScriptToken {
    enum Kind {
        /// An identifier, a keyword or a number.
        case word
        /// One punctuation character. An operator of several characters is a series of signs without gaps.
        case sign
        case string, expression
        /// A template without expressions.
        case template
        /// The parts of a template around its expressions: `` `a${ ``, `}b${` and ``}c` ``.
        case templateStart, templateMiddle, templateEnd

        /// Indicates whether this is a template, or a part of one.
        var isTemplate: Bool {
            switch self {
            case .template, .templateStart, .templateMiddle, .templateEnd: true
            default: false
            }
        }
    }

    enum Gap { case none, space, newLine }

    let kind: Kind
    let text: String
    let line: Int
    var gap: Gap
    /// The character of a sign, or zero. To compare texts instead takes a third of the start of a debug build.
    let sign: UInt8

    init(kind: Kind, text: String, line: Int, gap: Gap) {
        self.kind = kind
        self.text = text
        self.line = line
        self.gap = gap
        sign = kind == .sign ? text.utf8.first ?? 0 : 0
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) }
}

/// A set of signs.
struct ScriptSigns {
    static let opening = ScriptSigns("([{")
    static let closing = ScriptSigns(")]}")

    /// A bit for each ASCII character below 64, and for each of the others.
    private var low: UInt64 = 0, high: UInt64 = 0

    init(_ signs: String) {
        for sign in signs.utf8 {
            if sign < 64 { low |= 1 << UInt64(sign) } else { high |= 1 << UInt64(sign - 64) }
        }
    }

    func contains(_ token: ScriptToken) -> Bool {
        let sign = token.sign
        guard sign != 0, sign < 128 else { return false }
        return sign < 64 ? low & (1 << UInt64(sign)) != 0 : high & (1 << UInt64(sign - 64)) != 0
    }
}

/// Splits a module of the client into tokens and drops its comments.
///
/// It does not parse, so it distinguishes regular expressions from divisions by their form: a division has spaces
/// around its sign, and a regular expression does not follow a value. If both fail, it reports an error instead of
/// guessing.
struct ScriptScanner {
    private let file: String
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var last: ScriptToken?
    /// For each template around this place, the braces that are open in its expression.
    private var braces: [Int] = []

    static func tokens(of source: String, file: String) throws -> [ScriptToken] {
        var scanner = ScriptScanner(file: file, bytes: Array(source.utf8))
        var result: [ScriptToken] = []
        while let token = try scanner.next() { result.append(token) }
        if !scanner.braces.isEmpty { throw scanner.fault("a template without an end") }
        return result
    }

    private init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    private mutating func next() throws -> ScriptToken? {
        let gap = try skipGap()
        guard at < bytes.count else { return nil }
        let start = at
        let startLine = line
        let kind: ScriptToken.Kind
        switch bytes[at] {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            kind = .string
            try skipString()
        case UInt8(ascii: "`"):
            kind = try skipTemplate() ? .template : .templateStart
            if kind == .templateStart { braces.append(0) }
        case UInt8(ascii: "}") where braces.last == 0:
            kind = try skipTemplate() ? .templateEnd : .templateMiddle
            if kind == .templateEnd { braces.removeLast() }
        case UInt8(ascii: "/"):
            kind = try isDivision() ? .sign : .expression
            if kind == .sign { at += 1 } else { try skipExpression() }
        case let byte where Self.isWord(byte):
            kind = .word
            while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
        default:
            kind = .sign
            if !braces.isEmpty {
                if bytes[at] == UInt8(ascii: "{") { braces[braces.count - 1] += 1 }
                if bytes[at] == UInt8(ascii: "}") { braces[braces.count - 1] -= 1 }
            }
            at += 1
        }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        let token = ScriptToken(kind: kind, text: text, line: startLine, gap: gap)
        last = token
        return token
    }

    private mutating func skipGap() throws -> ScriptToken.Gap {
        var gap = ScriptToken.Gap.none
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\n"):
                gap = .newLine
                line += 1
                at += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                if gap == .none { gap = .space }
                at += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                let start = line
                at += 2
                while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
                    if bytes[at] == UInt8(ascii: "\n") {
                        line += 1
                        gap = .newLine
                    }
                    at += 1
                }
                guard at < bytes.count else { throw fault("a comment without an end", at: start) }
                if gap == .none { gap = .space }
                at += 2
            default:
                return gap
            }
        }
        return gap
    }

    private mutating func skipString() throws {
        let quote = bytes[at]
        at += 1
        while let byte = peek(0), byte != quote {
            guard byte != UInt8(ascii: "\n") else { throw fault("a string without an end") }
            at += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at < bytes.count else { throw fault("a string without an end") }
        at += 1
    }

    /// Skips a template up to its end, or up to the next expression in it, and returns whether it ended.
    private mutating func skipTemplate() throws -> Bool {
        let start = line
        at += 1
        while let byte = peek(0), byte != UInt8(ascii: "`") {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "$"), peek(1) == UInt8(ascii: "{") {
                at += 2
                return false
            }
            at += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at < bytes.count else { throw fault("a template without an end", at: start) }
        at += 1
        return true
    }

    private func isDivision() throws -> Bool {
        let followsValue =
            switch last?.kind {
            case nil, .templateStart, .templateMiddle: false
            case .word: !Self.beforeExpressions.contains(last?.text ?? "")
            case .sign: last.map(ScriptSigns.closing.contains) ?? false
            default: true
            }
        let isSpaced = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "=")].contains(peek(1))
        guard followsValue == isSpaced else {
            throw fault("a division needs spaces around its sign, a regular expression a sign or a keyword before it")
        }
        return isSpaced
    }

    private mutating func skipExpression() throws {
        var isInClass = false
        at += 1
        while let byte = peek(0), isInClass || byte != UInt8(ascii: "/") {
            guard byte != UInt8(ascii: "\n") else { throw fault("a regular expression without an end") }
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
            at += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at < bytes.count else { throw fault("a regular expression without an end") }
        at += 1
        while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
    }

    private func peek(_ offset: Int) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

    private func fault(_ problem: String, at line: Int? = nil) -> ClientFault {
        ClientFault(file: file, line: line ?? self.line, problem: problem)
    }

    private static let beforeExpressions: Set = [
        "return", "typeof", "case", "in", "of", "else", "do", "void", "delete",
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
