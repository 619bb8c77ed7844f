// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GalleryModel

/// A catalog of packages written as `name` or `name: more fields`, all installed in version 1 of 1 KiB.
func catalog(_ stanzas: String...) throws -> PackageCatalog {
    let text = stanzas.map { stanza in
        let parts = stanza.split(separator: ": ", maxSplits: 1)
        let rest = parts.count > 1 ? "\(parts[1])\n" : ""
        let version = rest.contains("Version") ? "" : "Version: 1\n"
        let status = rest.contains("Status") ? "" : "Status: install ok installed\n"
        return "Package: \(parts[0])\n\(status)\(version)\(rest)"
    }
    let result = try load(text.joined(separator: "\n"))
    #expect(result.problems == [])
    return PackageCatalog(result)
}

extension PackageCatalog {
    func names(_ query: String, _ sort: PackageSort = .name) -> [String] {
        groups(matching: query, sort: sort).flatMap(\.packages).map(\.name)
    }

    func named(_ name: String) throws -> DebianPackage {
        try #require(packages.first { $0.name == name })
    }
}

@Suite("Searching and ordering packages")
struct SearchTests {
    @Test("Best matches come first: the name, its start, a word in it, a part of it, then the summary")
    func ranking() throws {
        let catalog = try catalog(
            "neovim: Description: heavily refactored editor", "vim-tiny", "gvim", "vim", "python-vim",
            "ed: Description: not vim at all", "nano: Description: unlike neovim", "sed: Description: stream editor")
        #expect(catalog.names("vim") == ["vim", "vim-tiny", "python-vim", "gvim", "neovim", "ed", "nano"])
        #expect(catalog.groups(matching: "vim", sort: .name).map(\.title) == ["In the name", "In the description"])
    }

    @Test("Case and diacritics make no difference, in the query or in the text")
    func folding() throws {
        let catalog = try catalog("a: Description: Übersetzer für GNOME", "b: Description: cafe", "c")
        #expect(catalog.names("ubersetzer") == ["a"])
        #expect(catalog.names("gNoMe FÜR") == ["a"])
        #expect(catalog.names("café") == ["b"])
        #expect(catalog.names("A") == ["a", "b"])
    }

    @Test("Every word of a query must be found, in any order; blanks around it mean nothing")
    func severalWords() throws {
        let catalog = try catalog("git-doc: Description: manual", "git", "perl-doc")
        #expect(catalog.names("  manual GIT ") == ["git-doc"])
        #expect(catalog.names("git nothing") == [])
        #expect(catalog.names(" \t") == ["git", "git-doc", "perl-doc"])
    }

    @Test("A match does not run from one text into the next")
    func borders() throws {
        let catalog = try catalog("ab: Description: cd", "ef")
        #expect(catalog.names("bc") == [])
        #expect(catalog.names("de") == [])
        #expect(catalog.names("ef") == ["ef"])
    }

    @Test("A later occurrence at the start of a word counts more than an earlier one inside")
    func laterWord() throws {
        let catalog = try catalog("xab-ab", "xab")
        #expect(catalog.names("ab") == ["xab-ab", "xab"])
        #expect(catalog.names("abab") == [])
    }

    @Test("Any query finds exactly what a plain comparison finds", arguments: 0..<30)
    func againstPlainSearch(_ seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        func word(_ length: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: length, using: &generator)).map { _ in
                    "abe-".randomElement(using: &generator) ?? "a"
                })
        }
        let packages = Set((0..<60).map { _ in "a\(word(1...6))" })
        let status = packages.map {
            "Package: \($0)\nStatus: install ok installed\nVersion: 1\nDescription: \(word(0...8))\n"
        }
        let catalog = PackageCatalog(try load(status.joined(separator: "\n")))
        let query = word(1...3)
        let expected = catalog.packages.filter { $0.name.contains(query) || $0.summary.contains(query) }
        #expect(catalog.names(query).sorted() == expected.map(\.name).sorted())
    }

    @Test("packages ordered by size have the largest first and unknown sizes last, under headings")
    func bySize() throws {
        let catalog = try catalog(
            "a", "b: Installed-Size: 2048", "c: Installed-Size: 1", "d: Installed-Size: 204800",
            "e: Installed-Size: 20480")
        let groups = catalog.groups(matching: "", sort: .size)
        #expect(groups.map(\.title) == ["100 MB and more", "10 to 100 MB", "1 to 10 MB", "Under 1 MB", "Size unknown"])
        #expect(groups.flatMap(\.packages).map(\.name) == ["d", "e", "b", "c", "a"])
    }

    @Test("packages ordered by section have a heading for each and names in order, while searching too")
    func bySection() throws {
        let catalog = try catalog("z: Section: admin", "b: Section: libs", "a: Section: libs", "y")
        let groups = catalog.groups(matching: "", sort: .section)
        #expect(groups.map(\.title) == ["No section", "admin", "libs"])
        #expect(groups.flatMap(\.packages).map(\.name) == ["y", "z", "a", "b"])
        #expect(catalog.names("a", .section) == ["a"])
    }

    @Test("packages ordered by name have initials as headings, with one for digits at the front")
    func byName() throws {
        let groups = try catalog("b1", "7zip", "bash", "acl", "2to3").groups(matching: "", sort: .name)
        #expect(groups.map(\.title) == ["#", "A", "B"])
        #expect(groups.flatMap(\.packages).map(\.name) == ["2to3", "7zip", "acl", "b1", "bash"])
    }
}
