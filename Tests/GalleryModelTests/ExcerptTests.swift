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
            Shown(file: file, excerpt: lines(parts[$0].replacing("\\\\", with: "\\")), code: code)
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func allShown() throws -> [Shown] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: gallery.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            shown(in: try String(contentsOf: gallery.appendingPathComponent(path), encoding: .utf8), file: path)
        }
    }

    @Test("what is shown as source stands in the example's file as code, line by line")
    func excerptsAreCode() throws {
        let all = try Self.allShown()
        #expect(all.count >= 40)
        for each in all {
            #expect(each.missingLine == nil, "\(each.file)")
        }
    }

    @Test("a line that the code does not have is found")
    func findsWhatIsMissing() {
        let source = "code: \"\"\"\n  a()\n  b()\n  \"\"\"\n{ \n a()\n c()\n}"
        #expect(Self.shown(in: source, file: "x").map(\.missingLine) == ["b()"])
    }
}
