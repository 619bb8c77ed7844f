// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The comparison in docs/Presentations.md")
struct ComparisonTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func rows() throws -> [[String]] {
        let page = try String(contentsOf: Self.package.appending(path: "docs/Presentations.md"), encoding: .utf8)
        let section = try #require(page.range(of: "\n## Beside others\n"))
        return page[section.upperBound...].split(separator: "\n").drop { !$0.hasPrefix("|") }
            .prefix { $0.hasPrefix("|") }.dropFirst(2)
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// The texts of all test files, by their names.
    private func files() throws -> [String: String] {
        let folder = Self.package.appending(path: "Tests")
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix("Tests.swift") || path.hasPrefix("BrowserTests/test_") {
            let name = String(path.split(separator: "/").last!)
            // Two folders have files of one name.
            files[name, default: ""] += try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return files
    }

    @Test("this project has no empty cell, and every feature names a test that exists")
    func tests() throws {
        let rows = try rows(), files = try files()
        #expect(rows.count > 30)
        for row in rows {
            let name = row[1].split(separator: "`").last.map(String.init) ?? ""
            #expect(row[1].hasPrefix("● `") || row[1].hasPrefix("◐ `"), "\(row[0]): no test")
            let isPython = name.contains("::")
            let parts = isPython ? name.components(separatedBy: "::") : name.components(separatedBy: ".")
            let file = files[isPython ? parts[0] : "\(parts[0]).swift"]
            let test = isPython ? "\ndef \(parts[1])(" : " func \(parts[1])("
            #expect(file?.contains(test) == true, "\(row[0]): there is no test \(name)")
        }
    }

    @Test("every row judges every system")
    func cells() throws {
        for row in try rows() {
            #expect(row.count == 12, "\(row[0])")
            #expect(row.dropFirst(2).allSatisfy { ["", "●", "◐"].contains($0) }, "\(row[0])")
        }
    }
}
