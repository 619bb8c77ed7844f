// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Testing

@Suite("docs/WireProtocol.md")
struct ProtocolDocumentTests {
    private let document: String
    private let client: String

    init() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        document = try String(contentsOf: package.appendingPathComponent("docs/WireProtocol.md"), encoding: .utf8)
        let folder = package.appendingPathComponent("Client")
        client = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
            .sorted()
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    }

    /// The cells of the table that follows a heading.
    private func table(below heading: String) throws -> [[String]] {
        let section = try #require(document.range(of: "\n\(heading)\n"), "no heading \(heading)")
        let lines = document[section.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        return rows.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("the table of operations is the list of the code")
    func operations() throws {
        let rows = try table(below: "### Operations")
        #expect(rows.map { $0[1] } == DaisCore.Operation.names)
        #expect(rows.map { $0[0] } == DaisCore.Operation.names.indices.map(String.init))
        for row in rows { #expect(row[2].hasPrefix("`[\(row[0]),"), "the shape of \(row[1]) begins with another code") }
    }

    @Test("an operation is written with the code that its name has")
    func codes() {
        let samples: [DaisCore.Operation] = [
            .create(parent: 1, before: 0, html: "", first: 2, count: 0), .remove(1), .text(1, ""),
            .attribute(1, name: "a", value: nil), .property(1, name: "value", value: .text(""), answers: 0),
            .move(1, before: 0), .style(1, property: "opacity", value: nil),
            .content(1, html: "", first: 1, count: 0), .layer(1, command: .exit, epoch: 1), .focus(1, true),
            .rules(""), .symbols(""), .document(name: "title", value: ""), .scroll(1, edge: "start"),
            .log(level: "warn", message: ""), .animated(.default, completions: [], []),
            .keyframes(1, property: "opacity", values: []), .drop(rules: []),
            .position(1, target: 0, x: nil, y: 0, isSmooth: false),
        ]
        let names = samples.map { String("\($0)".prefix { $0 != "(" }) }
        #expect(names == DaisCore.Operation.names)
        #expect(samples.map(\.code) == Array(samples.indices))
    }

    @Test("the table of events is the list of the code")
    func events() throws {
        let names = try table(below: "### Event kinds").flatMap { row in
            row[0].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        }
        #expect(names == EventKind.allCases.map(\.rawValue))
    }

    @Test("the client names every operation by its code and performs it once")
    func clientOperations() {
        let named = client.matches(of: #/export const ([A-Z]+) = (\d+)\n/#)
        let names = DaisCore.Operation.names.map { $0.uppercased() }
        let codes = Dictionary(named.map { (String($0.1), Int($0.2)) }) { first, _ in first }
        for (code, name) in names.enumerated() { #expect(codes[name] == code, "\(name)") }
        // Those of later parts stand in what these join.
        let performed = client.matches(of: #/(?:case ([A-Z]+): return|\n    \[([A-Z]+)\]: )/#)
            .map { String($0.1 ?? $0.2 ?? "") }
        #expect(performed.sorted() == names.sorted())
    }
}
