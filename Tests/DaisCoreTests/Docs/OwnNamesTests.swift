// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The names that `import SwiftUI` brings, against those of Apple's platforms.
///
/// An app that has an extension with a name of ours gets "ambiguous use" at every call.
@Suite("Names in scope")
struct OwnNamesTests {
    /// The names in backticks on the page of our own names.
    private static func page() throws -> Set<String> {
        let text = try String(contentsOf: PublicNames.package.appending(path: "docs/OwnNames.md"), encoding: .utf8)
        return Set(
            text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) })
    }

    private static func declared() throws -> Set<String> {
        let names = try PublicNames()
        var all = names.types
        for (type, members) in names.members where SwiftUINames.extended.contains(type) {
            all.formUnion(members.map { "\(type).\($0)" })
        }
        return all.filter { !$0.split(separator: ".").contains { $0.hasPrefix("_") } }
    }

    @Test("every public name is Apple's, or is ours on purpose and on the page")
    func known() throws {
        let unknown = try Self.declared().subtracting(SwiftUINames.all).subtracting(Self.page())
        #expect(
            unknown.sorted() == [], "names that SwiftUI lacks: make them internal, or list them in docs/OwnNames.md")
    }

    @Test("the page names only what is declared, and nothing of Apple's")
    func pageIsTrue() throws {
        let page = try Self.page()
        #expect(page.count > 80)
        #expect(page.subtracting(try Self.declared()).sorted() == [])
        #expect(page.intersection(SwiftUINames.all).sorted() == [])
    }

    @Test("the list of Apple's names has no name that is not declared")
    func listIsTrue() throws {
        #expect(SwiftUINames.all.subtracting(try Self.declared()).sorted() == [])
    }

    @Test("an overload of a SwiftUI method that apps declare themselves yields to theirs")
    func yields() throws {
        for source in try PublicNames.sources() {
            let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
            for (index, line) in lines.enumerated() where line.contains("public func frame(") {
                guard line.contains("imension") || line.contains("size:") else { continue }
                #expect(lines[index - 1].contains("@_disfavoredOverload"), "\(source.lastPathComponent): \(line)")
            }
        }
    }
}
