// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A message in the notation of `printf`, with `%{public}` and `%{private}` before the letters.
enum PrintfMessage {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest = arguments[...]
        var source = format[...]
        while let percent = source.firstIndex(of: "%") {
            result += source[..<percent]
            source = source[source.index(after: percent)...]
            if source.first == "%" {
                result += "%"
                source = source.dropFirst()
                continue
            }
            guard let specifier = Specifier(&source) else { return result + "%" + source }
            // A missing argument is a mistake of the app, which must not end the process.
            guard let argument = rest.popFirst() else {
                result += "<missing>"
                continue
            }
            result += specifier.text(argument)
        }
        return result + source
    }

    /// A specifier after its `%`.
    private struct Specifier {
        private var privacy = OSLogPrivacy.auto
        /// Flags, width and precision.
        private let flags: String
        private let letter: Character

        /// Reads a specifier, or returns `nil` at the end of the source.
        init?(_ source: inout Substring) {
            if source.first == "{", let end = source.firstIndex(of: "}") {
                let words = source[..<end].dropFirst().split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                if words.contains("public") { privacy = .public }
                if words.contains("private") || words.contains("sensitive") { privacy = .private }
                if words.contains("mask.hash") { privacy = .private(mask: .hash) }
                source = source[source.index(after: end)...]
            }
            var flags = source.prefix { "-+ #0123456789.'".contains($0) }
            source = source.dropFirst(flags.count)
            // The size of an integer is known from the argument.
            source = source.drop { "hlqLzjt".contains($0) }
            guard let letter = source.popFirst() else { return nil }
            self.letter = letter
            if flags.count > 20 { flags = flags.prefix(0) }
            self.flags = String(flags)
        }

        func text(_ argument: any CVarArg) -> String {
            let (text, isScalar) = value(argument)
            return privacy.shown(text, isScalar: isScalar)
        }

        /// The text of an argument, and whether it is a number. A letter that does not fit to the argument has no
        /// effect, because a wrong one must not read other memory.
        private func value(_ argument: any CVarArg) -> (String, isScalar: Bool) {
            if let integer = argument as? any BinaryInteger {
                switch letter {
                case "d", "i", "u", "D", "U":
                    return (formatted("lld", Int64(truncatingIfNeeded: integer)), true)
                case "x", "X", "o": return (formatted("ll\(letter)", Int64(truncatingIfNeeded: integer)), true)
                case "f", "F", "e", "E", "g", "G", "a", "A": return (formatted("\(letter)", Double(integer)), true)
                default: return ("\(integer)", true)
                }
            }
            if let number = argument as? any BinaryFloatingPoint {
                switch letter {
                case "f", "F", "e", "E", "g", "G", "a", "A": return (formatted("\(letter)", Double(number)), true)
                default: return ("\(number)", true)
                }
            }
            return ("\(argument)", false)
        }

        private func formatted(_ letters: String, _ value: any CVarArg) -> String {
            String(format: "%\(flags)\(letters)", value)
        }
    }
}
