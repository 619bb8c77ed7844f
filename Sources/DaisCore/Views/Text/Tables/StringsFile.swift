// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads `.strings` files (`"key" = "value";`) and the plural rules in `.stringsdict` files.
nonisolated enum StringsFile {
    static func read(_ data: Data) -> [String: StringEntry] {
        guard let text = decoded(data) else { return [:] }
        var scanner = Scanner(text: Array(text.unicodeScalars))
        return scanner.entries()
    }

    /// Decodes a file. Old files are UTF-16 with a byte order mark.
    private static func decoded(_ data: Data) -> String? {
        if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
            return String(data: data, encoding: .utf16)
        }
        return String(data: data, encoding: .utf8)
    }

    private struct Scanner {
        let text: [Unicode.Scalar]
        var place = 0

        mutating func entries() -> [String: StringEntry] {
            var result: [String: StringEntry] = [:]
            while let key = token() {
                skip()
                guard take("=") else { break }
                guard let value = token() else { break }
                result[key] = .text(value)
                skip()
                _ = take(";")
            }
            return result
        }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard place < text.count, text[place] == scalar else { return false }
            place += 1
            return true
        }

        private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            place + 1 < text.count && text[place] == first && text[place + 1] == second
        }

        /// Skips white space and comments.
        private mutating func skip() {
            while place < text.count {
                if text[place].properties.isWhitespace || text[place] == "\u{feff}" {
                    place += 1
                } else if starts("/", "/") {
                    while place < text.count, text[place] != "\n" { place += 1 }
                } else if starts("/", "*") {
                    place += 2
                    while place < text.count, !starts("*", "/") { place += 1 }
                    place = min(place + 2, text.count)
                } else {
                    return
                }
            }
        }

        private mutating func token() -> String? {
            skip()
            guard place < text.count else { return nil }
            var result = String.UnicodeScalarView()
            guard take("\"") else {
                while place < text.count, !text[place].properties.isWhitespace, text[place] != "=", text[place] != ";" {
                    result.append(text[place])
                    place += 1
                }
                return result.isEmpty ? nil : String(result)
            }
            while place < text.count, text[place] != "\"" {
                if text[place] == "\\", place + 1 < text.count {
                    place += 1
                    result.append(escaped())
                } else {
                    result.append(text[place])
                }
                place += 1
            }
            place += 1
            return String(result)
        }

        private mutating func escaped() -> Unicode.Scalar {
            switch text[place] {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                let digits = String(String.UnicodeScalarView(text[(place + 1)...].prefix(4)))
                guard digits.count == 4, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
                else {
                    return text[place]
                }
                place += 4
                return scalar
            default: return text[place]
            }
        }
    }

    static func readPlurals(_ data: Data) -> [String: StringEntry] {
        let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return (root ?? [:]).compactMapValues { value in
            guard let fields = value as? [String: Any], let format = fields["NSStringLocalizedFormatKey"] as? String
            else {
                return nil
            }
            var parts: [String: StringEntry.Part] = [:]
            for (name, value) in fields {
                guard let part = value as? [String: Any] else { continue }
                let forms = part.compactMapValues { $0 as? String }.filter { PluralForm(rawValue: $0.key) != nil }
                parts[name] = StringEntry.Part(
                    argument: nil, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "lld",
                    forms: forms.mapValues { .text($0) })
            }
            return .composed(format, parts: parts)
        }
    }
}
