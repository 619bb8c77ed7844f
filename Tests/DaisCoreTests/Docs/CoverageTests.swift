// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `docs/Coverage.md` against the code, both ways.
@Suite("Coverage page")
struct CoverageTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private struct Row {
        let names: [String]
        let state: String
    }

    /// The first cell of a row holds names in backticks, the second one of three states.
    private static func rows() throws -> [Row] {
        let page = try String(contentsOf: package.appendingPathComponent("docs/Coverage.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count >= 2, ["done", "partial", "absent"].contains(cells[1]) else {
                return nil
            }
            let names = cells[0].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { baseName(String($0.element)) }
            return Row(names: names, state: cells[1])
        }
    }

    /// `.sheet(isPresented:)`, `@State` and `View.body` by their last word.
    private static func baseName(_ text: String) -> String {
        let head = text.prefix { $0 != "(" && $0 != " " && $0 != "<" && $0 != ":" }
        let last = head.split(separator: ".").last.map(String.init) ?? String(head)
        return last.trimmingCharacters(in: CharacterSet(charactersIn: "@$\\#"))
    }

    private static func sources() throws -> [String] {
        var texts: [String] = []
        for folder in ["Sources/DaisCore", "Sources/DaisObjects", "Sources/Dais"] {
            let root = package.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if file.pathExtension == "swift" { texts.append(try String(contentsOf: file, encoding: .utf8)) }
            }
        }
        return texts
    }

    private static func matches(_ pattern: String, in text: String) throws -> [String] {
        let regex = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
        return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    /// Everything a user can name: types, and members of public extensions.
    private static func declared() throws -> Set<String> {
        var names: Set<String> = []
        for text in try sources() {
            names.formUnion(
                try matches(
                    #"^\s*(?:@\w+(?:\([^)]*\))? )*(?:public|@_exported public) (?:[a-z]+(?:\(set\))? )*?(?:func|struct|class|enum|protocol|var|let|typealias|actor|macro) `?(\w+)"#,
                    in: text))
            names.formUnion(
                try matches(
                    #"^\s*(?:nonisolated |@\w+ )*(?:nonisolated )?public (?:static |mutating |final |indirect |nonisolated )*(?:func|struct|class|enum|protocol|var|let|typealias) `?(\w+)"#,
                    in: text))
            names.formUnion(try matches(#"^\s*(?:indirect )?case `?(\w+)"#, in: text))
            // Members of protocols have no access of their own.
            names.formUnion(try matches(#"^\s*(?:static |mutating |@\w+ )*(?:func|var) `?(\w+)"#, in: text))
        }
        return names
    }

    @Test("what the page calls done or partial is declared")
    func pageIsTrue() throws {
        let declared = try Self.declared()
        let rows = try Self.rows()
        #expect(rows.count > 50)
        for row in rows where row.state != "absent" {
            for name in row.names {
                #expect(declared.contains(name), "\(name) is said to be \(row.state) and is not declared")
            }
        }
    }

    @Test("what is public is on the page")
    func codeIsListed() throws {
        let listed = Set(try Self.rows().flatMap(\.names))
        var missing: Set<String> = []
        for text in try Self.sources() {
            let types = try Self.matches(
                #"^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:final )?(?:nonisolated )?(?:struct|class|enum|protocol) (\w+)"#,
                in: text)
            missing.formUnion(types.filter { !$0.hasPrefix("_") && !listed.contains($0) })
            for block in text.components(separatedBy: "\nextension ").dropFirst() where block.hasPrefix("View ") {
                let body = block.components(separatedBy: "\n}\n").first ?? block
                let methods = try Self.matches(#"^    (?:nonisolated )?public (?:nonisolated )?func (\w+)"#, in: body)
                missing.formUnion(methods.filter { !$0.hasPrefix("_") && !listed.contains($0) })
            }
        }
        #expect(missing.isEmpty, "not on the page: \(missing.sorted().joined(separator: ", "))")
    }
}
