// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The gallery's excerpts")
struct ExcerptTests {
    /// A file of the gallery that shows source, and what it shows.
    struct Shown: CustomTestStringConvertible, Sendable {
        var file: String
        var excerpt: [String]
        var code: [String]

        var testDescription: String { file }

        /// The first line of the excerpt that the code does not have, in this order.
        var missingLine: String? {
            var rest = code[...]
            for line in excerpt {
                guard let index = rest.firstIndex(of: line) else { return line }
                rest = rest[(index + 1)...]
            }
            return nil
        }
    }

    static let gallery = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Gallery")

    static func shown(in source: String, file: String) -> [Shown] {
        let parts = source.components(separatedBy: "\"\"\"")
        // Every second part is a literal; those that are excerpts follow the label.
        let code = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { lines($0.element) }
        return parts.indices.dropFirst().filter { !$0.isMultiple(of: 2) && parts[$0 - 1].hasSuffix("code: ") }.map {
            Shown(file: file, excerpt: lines(withValues(parts[$0]).replacing("\\\\", with: "\\")), code: code)
        }
    }

    /// The excerpt of a playground as its code has it: `\(detents.code)` shows how the value of `detents` is written.
    private static func withValues(_ text: String) -> String {
        // Where the backslash itself is escaped, the parenthesis is text of the excerpt.
        text.replacing(/([^\\])\\\((\w+)(\.code)?\)/) { match in
            "\(match.1)\(match.2)\(match.3 == nil ? "" : ".value")"
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func sources() throws -> [(path: String, text: String)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: gallery.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path, try String(contentsOf: gallery.appendingPathComponent(path), encoding: .utf8))
        }
    }

    static func allShown() throws -> [Shown] {
        try sources().flatMap { shown(in: $0.text, file: $0.path) }
    }

    @Test("the source that an example shows is in its file as code, line by line")
    func excerptsAreCode() throws {
        let all = try Self.allShown()
        #expect(all.count >= 40)
        for each in all {
            #expect(each.missingLine == nil, "\(each.file)")
        }
    }

    @Test("the source that an option shows is the source of its value")
    func choicesAreWrittenAsTheyAre() throws {
        let pattern = /\bChoice\(\s*"(?:[^"\\]|\\.)*",\s*"((?:[^"\\]|\\.)*)",\s*(.+?)\s*\),\n/
        var count = 0
        for (path, source) in try Self.sources() {
            for match in source.matches(of: pattern) {
                let written = match.1.replacing("\\\"", with: "\"")
                var value = String(match.2)
                if value.hasPrefix("AnyShapeStyle(") { value = String(value.dropFirst(14).dropLast()) }
                #expect(written == value, "\(path)")
                count += 1
            }
            let others = source.matches(of: /\bChoice\(\s*"/).count - source.matches(of: pattern).count
            #expect(others == 0, "\(path) has choices that this test does not understand")
        }
        #expect(count >= 50)
    }

    @Test("options in an excerpt stand for their values")
    func optionsStandForValues() {
        let source = "code: \"\"\"\n  a(\\(x.code), \\(y))\n  b(\\\\(z))\n  \"\"\"\n{ \n a(x.value, y)\n b(\\(z))\n}"
        #expect(Self.shown(in: source, file: "x").map(\.missingLine) == [nil])
        #expect(Self.shown(in: source.replacing("x.value", with: "x.other"), file: "x")[0].missingLine != nil)
    }

    @Test("a line that the code does not have is found")
    func findsWhatIsMissing() {
        let source = "code: \"\"\"\n  a()\n  b()\n  \"\"\"\n{ \n a()\n c()\n}"
        #expect(Self.shown(in: source, file: "x").map(\.missingLine) == ["b()"])
    }
}
