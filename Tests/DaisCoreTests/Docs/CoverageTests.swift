// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `docs/Coverage.md` against the code, both ways.
@Suite("Coverage page")
struct CoverageTests {
    private struct Row {
        let names: [String]
        let state: String
    }

    /// The first cell of a row holds names in backticks, the second one of three states.
    private static func rows() throws -> [Row] {
        let page = try String(contentsOf: PublicNames.package.appending(path: "docs/Coverage.md"), encoding: .utf8)
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

    @Test("the coverage page names only declared and public API as done or partial")
    func pageIsTrue() throws {
        let declared = try PublicNames().all
        let rows = try Self.rows()
        #expect(rows.count > 150)
        for row in rows where row.state != "absent" {
            for name in row.names {
                #expect(declared.contains(name), "\(name) is said to be \(row.state) and is not public")
            }
        }
    }

    @Test("every public type and every public method of an extension is on the coverage page")
    func codeIsListed() throws {
        let listed = Set(try Self.rows().flatMap(\.names))
        let names = try PublicNames()
        let methods = names.methods.flatMap { type, methods in methods.map { (name: $0, place: "\(type).\($0)") } }
        let types = names.types.map { (name: $0, place: $0) }
        let missing = (methods + types).filter { !$0.name.hasPrefix("_") && !listed.contains($0.name) }.map(\.place)
        #expect(missing.isEmpty, "not on the page: \(missing.sorted().joined(separator: ", "))")
    }

    @Test("only names that users can write count as public")
    func names() {
        let names = PublicNames([
            """
            open class Opened {
                public init() {}
                func inner() { let local = 1 }
                public class func made() -> Opened { Opened() }
            }
            struct Hidden {
                public func unreachable() {}
            }
            public protocol Required {
                var requirement: Int { get }
            }
            public enum Choice {
                case first
                case second(Int)
            }
            """,
            """
            extension Opened {
                @discardableResult public func added() -> Int {
                    switch 1 {
                    case let bound: return bound
                    }
                }
            }
            extension Hidden {
                public func alsoUnreachable() {}
            }
            """,
        ])
        #expect(names.types == ["Opened", "Required", "Choice"])
        #expect(names.methods == ["Opened": ["added"]])
        #expect(
            names.all == ["Opened", "made", "Required", "requirement", "Choice", "first", "second", "added"])
    }
}
