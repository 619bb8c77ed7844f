// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Replaced characters of texts")
struct UTF8EscapesTests {
    /// Texts of all lengths around eight bytes, in which every other character may need a replacement.
    private func texts() -> [String] {
        var numbers = SeededNumbers(seed: 7)
        let characters: [Character] = [
            "\"", "\\", "&", "<", ">", "\n", "\r", "\t", "\0", "\u{1}", "\u{1f}", " ", "!", "#", "\u{7f}", "a", "é",
            "😀", "]", "[",
        ]
        return (0..<4000).map { _ in
            String(
                (0..<Int.random(in: 0...26, using: &numbers)).map { _ in
                    Bool.random(using: &numbers) ? "x" : characters.randomElement(using: &numbers)!
                })
        }
    }

    @Test("a JSON string has the replacements of every byte that needs one, and no others")
    func json() throws {
        for text in texts() {
            var writer = JSONWriter()
            writer.string(text)
            let expected = text.unicodeScalars.map { scalar -> String in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                case "\0": "\\u0000"
                case "\u{1}": "\\u0001"
                case "\u{1f}": "\\u001f"
                default: String(scalar)
                }
            }.joined()
            #expect(Array(writer.text.utf8) == Array("\"\(expected)\"".utf8))
            #expect(try JSONReader.read(ArraySlice(writer.bytes)) == .string(text))
        }
    }

    @Test("markup has the replacements of every byte that needs one, and no others")
    func markup() {
        for text in texts() {
            let expected = text.unicodeScalars.map { scalar -> String in
                switch scalar {
                case "&": "&amp;"
                case "<": "&lt;"
                case "\"": "&quot;"
                case "\r": "&#13;"
                case "\0": ""
                default: String(scalar)
                }
            }.joined()
            #expect(Array(HTMLWriter.escaped(text).utf8) == Array(expected.utf8))
        }
    }

    @Test("the text of an element keeps its quotes, which its attributes replace")
    func element() {
        let screen = Screen { Text("1 < 2 & \"three\"").accessibilityLabel("a \"long\" <title> & more") }
        #expect(screen.html.contains("aria-label=\"a &quot;long&quot; &lt;title> &amp; more\""))
        #expect(screen.html.contains(">1 &lt; 2 &amp; \"three\"</span>"))
    }
}
