// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Swift source with highlighted keywords, type names, numbers and strings.
struct CodeText: View {
    var code: String

    var body: some View {
        highlighted
            .font(.system(size: 12.5, design: .monospaced))
            .lineSpacing(3)
            .textSelection(.enabled)
            // Swift is written from left to right in every language.
            .environment(\.layoutDirection, .leftToRight)
    }

    // It is a view instead of a text, so that its font also determines the line height.
    private var highlighted: some View { Self.highlighted(code) }

    private static let keywords: Set<String> = [
        "var", "let", "some", "if", "else", "in", "func", "struct", "private", "self", "true", "false", "nil", "for",
        "switch", "case", "return", "await", "async", "try", "final", "class", "static", "enum", "import", "while",
    ]
    // The colors are mixed with the text color, which keeps them legible in light and dark mode.
    private static let keyword = Color.pink.mix(with: .primary, by: 0.35)
    private static let type = Color.purple.mix(with: .primary, by: 0.35)
    private static let literal = Color.orange.mix(with: .primary, by: 0.5)

    static func highlighted(_ code: String) -> Text {
        var result = Text(verbatim: "")
        var plain = ""
        func flush() {
            if !plain.isEmpty { result = result + Text(verbatim: plain) }
            plain = ""
        }
        func add(_ part: Substring, _ color: Color) {
            flush()
            result = result + Text(verbatim: String(part)).foregroundStyle(color)
        }
        var rest = code[...]
        while let first = rest.first {
            if first == "\"" {
                let end = rest.dropFirst().firstIndex(of: "\"").map(rest.index(after:)) ?? rest.endIndex
                add(rest[..<end], literal)
                rest = rest[end...]
            } else if first.isLetter || first == "@" || first == "$" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$".contains($0) }
                rest = rest[word.endIndex...]
                if first == "@" || keywords.contains(String(word)) {
                    add(word, keyword)
                } else if first.isUppercase {
                    add(word, type)
                } else {
                    plain += word
                }
            } else if first.isNumber {
                let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
                rest = rest[number.endIndex...]
                add(number, literal)
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        flush()
        return result
    }
}
