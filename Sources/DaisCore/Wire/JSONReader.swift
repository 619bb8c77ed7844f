// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the JSON of client frames. `JSONDecoder` takes 2.9 µs for a small event. Frames are untrusted, so the depth is
/// limited and every byte is checked.
package struct JSONReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private static let depthLimit = 12

    package static func read(_ bytes: ArraySlice<UInt8>) throws(ClientFrameError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, position: bytes.startIndex)
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.endIndex else { throw .malformed("text after the value") }
        return value
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
    }

    private mutating func expect(_ literal: StaticString) throws(ClientFrameError) {
        let matches = literal.withUTF8Buffer { buffer in
            position + buffer.count <= bytes.endIndex
                && bytes[position..<(position + buffer.count)].elementsEqual(buffer)
        }
        guard matches else { throw .malformed("expected \(literal)") }
        position += literal.utf8CodeUnitCount
    }

    private mutating func value(depth: Int) throws(ClientFrameError) -> JSONValue {
        guard depth < Self.depthLimit else { throw .malformed("nested too deeply") }
        skipSpace()
        switch current {
        case 0x22: return .string(try string())
        case 0x5b: return .array(try array(depth: depth))
        case 0x7b: return .object(try object(depth: depth))
        case 0x74: try expect("true"); return .bool(true)
        case 0x66: try expect("false"); return .bool(false)
        case 0x6e: try expect("null"); return .null
        case .some: return .number(try number())
        case nil: throw .malformed("ends too early")
        }
    }

    private mutating func array(depth: Int) throws(ClientFrameError) -> [JSONValue] {
        position += 1
        var items: [JSONValue] = []
        skipSpace()
        if current == 0x5d { position += 1; return items }
        // An event has six items.
        if depth == 0 { items.reserveCapacity(6) }
        while true {
            items.append(try value(depth: depth + 1))
            skipSpace()
            switch current {
            case 0x2c: position += 1
            case 0x5d: position += 1; return items
            default: throw .malformed("expected , or ]")
            }
        }
    }

    private mutating func object(depth: Int) throws(ClientFrameError) -> [String: JSONValue] {
        position += 1
        var members: [String: JSONValue] = [:]
        skipSpace()
        if current == 0x7d { position += 1; return members }
        while true {
            skipSpace()
            guard current == 0x22 else { throw .malformed("expected a name") }
            let name = try string()
            skipSpace()
            try expect(":")
            members[name] = try value(depth: depth + 1)
            skipSpace()
            switch current {
            case 0x2c: position += 1
            case 0x7d: position += 1; return members
            default: throw .malformed("expected , or }")
            }
        }
    }

    private mutating func number() throws(ClientFrameError) -> Double {
        if let number = smallNumber() { return Double(number) }
        let start = position
        _ = skip(0x2d)
        // Double(String) also accepts "01", "1.", "0x1p3" and "nan".
        var isNumber = skip(0x30) || skipDigits()
        if skip(0x2e) { isNumber = skipDigits() && isNumber }
        if skip(0x65) || skip(0x45) {
            if !skip(0x2b) { _ = skip(0x2d) }
            isNumber = skipDigits() && isNumber
        }
        guard isNumber, let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite
        else { throw .malformed("not a number") }
        return number
    }

    /// Reads digits without a sign or a fraction. Most numbers are ids, and `Double(String)` takes ten times as long.
    private mutating func smallNumber() -> Int? {
        var number = 0
        var end = position
        while end < bytes.endIndex, (0x30...0x39).contains(bytes[end]) {
            number = number * 10 + Int(bytes[end] - 0x30)
            end += 1
            guard end - position <= 15 else { return nil }
        }
        let isWhole = end == bytes.endIndex || bytes[end] == 0x2c || bytes[end] == 0x5d
        guard isWhole, end > position, bytes[position] != 0x30 || end == position + 1 else { return nil }
        position = end
        return number
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func string() throws(ClientFrameError) -> String {
        position += 1
        if let text = plainString() { return text }
        var units: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case 0x22:
                guard let text = String(validating: units, as: UTF8.self) else { throw .malformed("not UTF-8") }
                return text
            case 0x5c: try escape(into: &units)
            case 0..<0x20: throw .malformed("control character in a string")
            default: units.append(byte)
            }
        }
        throw .malformed("string without an end")
    }

    /// Reads a string of printable ASCII characters without escapes, such as the name of an event.
    private mutating func plainString() -> String? {
        var end = position
        while end < bytes.endIndex, bytes[end] != 0x22 {
            guard (0x20..<0x80).contains(bytes[end]), bytes[end] != 0x5c else { return nil }
            end += 1
        }
        guard end < bytes.endIndex else { return nil }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    private mutating func escape(into units: inout [UInt8]) throws(ClientFrameError) {
        guard let byte = current else { throw .malformed("ends too early") }
        position += 1
        switch byte {
        case 0x22, 0x5c, 0x2f: units.append(byte)
        case 0x6e: units.append(0x0a)
        case 0x74: units.append(0x09)
        case 0x72: units.append(0x0d)
        case 0x62: units.append(0x08)
        case 0x66: units.append(0x0c)
        case 0x75:
            var scalar = try hex()
            if (0xd800..<0xdc00).contains(scalar) {
                guard current == 0x5c else { throw .malformed("half a surrogate pair") }
                try expect("\\u")
                let low = try hex()
                guard (0xdc00..<0xe000).contains(low) else { throw .malformed("half a surrogate pair") }
                scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
            }
            guard let unicode = Unicode.Scalar(scalar) else { throw .malformed("half a surrogate pair") }
            units.append(contentsOf: String(Character(unicode)).utf8)
        default: throw .malformed("unknown escape")
        }
    }

    private mutating func hex() throws(ClientFrameError) -> UInt32 {
        guard position + 4 <= bytes.endIndex else { throw .malformed("bad \\u escape") }
        var value: UInt32 = 0
        for byte in bytes[position..<(position + 4)] {
            // UInt32(_:radix:) also accepts a sign.
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .malformed("bad \\u escape") }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
