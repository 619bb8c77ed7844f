// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@Suite("The cost of Markdown")
struct MarkdownCostTests {
    private func steps(_ text: String) -> Int {
        var reader = MarkdownReader(Array(text))
        _ = reader.read(Markdown.Marks())
        return reader.steps
    }

    @Test(
        "grows with the length of the text, whatever is repeated in it",
        arguments: [
            "[", "](", "[a](", "[a](b", "[[a](b)", "*[a](b)", "*a ", "*a", "a*", "a* *b", "*a_b", "_a_*", "***", "**a*",
            "~a", "~~a~", "^[", "^[a](", "^[a](b)", "`", "<", "<http://", "http://", "http://a ", "\\", "(",
        ])
    func linear(_ unit: String) {
        for count in [1000, 4000] {
            let text = String(repeating: unit, count: count)
            #expect(steps(text) <= 5 * text.count, "\(count) times")
        }
    }

    @Test("grows with the length of a text of backticks in runs of all lengths")
    func backticks() {
        let text = (1...120).map { String(repeating: "`", count: $0) }.joined(separator: " ")
        #expect(steps(text) <= 5 * text.count)
    }

    @Test("grows with the length of nested texts with attributes")
    func attributes() {
        for depth in [100, 400] {
            let text = String(repeating: "^[", count: depth) + "a" + String(repeating: "](b)", count: depth)
            #expect(steps(text) <= 6 * text.count)
        }
    }

    @Test("a text of more than 4 kB is not read as Markdown")
    func limit() {
        let mark = "**bold** "
        let short = mark + String(repeating: "a", count: Markdown.limit - mark.utf8.count)
        #expect(Markdown.runs(short).count == 2)
        #expect(Markdown.runs(short + "a") == [Markdown.Run(text: short + "a", marks: Markdown.Marks())])
    }

    @Test("includes no more than 65,536 placeholders, and the others are text")
    func placeholders() {
        let format = FormatString(String(repeating: "%d", count: 65_540))
        #expect(format.specifiers.count == 65_536)
        #expect(format.text.hasSuffix("%d%d%d%d"))
    }
}
