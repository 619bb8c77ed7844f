// SPDX-License-Identifier: Apache-2.0

/// Reads Swift source word by word, past comments, strings and brackets.
///
/// Source has already been parsed by the compiler, so that brackets and quotes match.
struct SourceScanner {
    private let bytes: [UInt8]
    /// The distance from the start of the source, in bytes.
    private(set) var position = 0

    init(_ source: String) { bytes = Array(source.utf8) }

    var isAtEnd: Bool { position >= bytes.count }
    /// The byte here, or 0 at the end.
    var current: UInt8 { byte(0) }
    private func byte(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }
    private func isAt(_ text: StaticString) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
    }

    /// The source between two positions.
    func text(_ start: Int, _ end: Int) -> String {
        let end = min(end, bytes.count)
        return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
    }

    /// Skips spaces and comments.
    mutating func skipTrivia() {
        while !isAtEnd {
            if isAt("//") {
                while !isAtEnd, current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") { position += 1 }
            } else if isAt("/*") {
                skipBlockComment()
            } else if current <= UInt8(ascii: " ") {
                position += 1
            } else {
                return
            }
        }
    }

    /// Block comments contain block comments.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && !isAtEnd
    }

    /// Reads a name, without the backticks around it, or returns `nil` where none is.
    mutating func readName() -> String? {
        if current == UInt8(ascii: "`") {
            let start = position + 1
            position += 1
            while !isAtEnd, current != UInt8(ascii: "`") { position += 1 }
            defer { position += 1 }
            return text(start, position)
        }
        let start = position
        while isNamePart(current) { position += 1 }
        return position > start ? text(start, position) : nil
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// Skips one byte, or the whole of what begins here: a comment, a string, or brackets with what is in them.
    mutating func skipOne() {
        if isAt("//") || isAt("/*") { return skipTrivia() }
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
        case UInt8(ascii: "`"): _ = readName()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
        default: position += 1
        }
    }

    private mutating func skipBrackets() {
        position += 1
        while !isAtEnd {
            switch current {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                position += 1
                return
            default: skipOne()
            }
        }
    }

    /// Skips a string of any kind, or the `#` of something else.
    private mutating func skipString() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard byte(hashes) == UInt8(ascii: "\"") else {
            position += max(1, hashes)
            return
        }
        position += hashes
        let quotes = isAt("\"\"\"") ? 3 : 1
        position += quotes
        while !isAtEnd {
            if current == UInt8(ascii: "\\"), has(hashes, UInt8(ascii: "#"), at: 1) {
                position += 1 + hashes
                // The brackets of an interpolation contain source again; another escape is one byte.
                if current == UInt8(ascii: "(") { skipBrackets() } else { position += 1 }
            } else if has(quotes, UInt8(ascii: "\""), at: 0), has(hashes, UInt8(ascii: "#"), at: quotes) {
                position += quotes + hashes
                return
            } else {
                position += 1
            }
        }
    }

    private func has(_ count: Int, _ expected: UInt8, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == expected }
    }
}
