// SPDX-License-Identifier: Apache-2.0

/// Takes values from the front of an input. A missing byte is zero.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func integer() -> UInt64 { (0..<8).reduce(0) { value, _ in value << 8 | UInt64(byte()) } }

    /// Returns any number, including those that are infinite or not a number.
    mutating func number() -> Double { Double(bitPattern: integer()) }

    /// Returns the text up to the next line feed.
    mutating func line() -> String {
        let line = rest.prefix { $0 != 0x0a }
        rest = rest.dropFirst(line.count + 1)
        return String(decoding: line, as: UTF8.self)
    }

    mutating func text() -> String {
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }

    /// Characters that join the one before them into one `Character`. A comparison of characters then misses a slash or
    /// a colon, which the reader of the text still sees.
    static let joining = ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{E33}", "\u{FF9E}", "\u{1F3FB}", "\r\n"]
}
