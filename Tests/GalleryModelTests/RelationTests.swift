// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GalleryModel

@Suite("What needs what")
struct RelationTests {
    @Test(
        "Versions are ordered as Debian orders them",
        arguments: [
            ("1.0", "<", "1.1"), ("1.9", "<", "1.10"), ("1.0~rc1", "<", "1.0"), ("1.0", "<", "1.0-1"),
            ("1.0", "=", "0:1.0"),
            ("1:0.1", ">", "9.9"), ("1.0a", "<", "1.0+"), ("1.0-1", "<", "1.0-1+deb12u1"), ("1.0~~", "<", "1.0~"),
            ("007", "=", "7"), ("20261121999999999999999999998", "<", "20261121999999999999999999999"),
            ("1.0-", "=", "1.0"),
            ("1-2-3", ">", "1-2-2"), ("a", "<", "b"), ("1.0.", ">", "1.0"), ("", "<", "1"),
        ])
    func versions(_ lhs: String, sign: String, _ rhs: String) {
        let order = DebianVersion.compare(lhs, rhs).signum()
        #expect(order == ["<": -1, "=": 0, ">": 1][sign])
        #expect(DebianVersion.compare(rhs, lhs).signum() == -order)
    }

    @Test("A lone < or > means “or equal”, as it always did")
    func oldSigns() throws {
        let package = try catalog("a: Depends: b (< 1), c (> 2)").named("a")
        #expect(package.dependencies.flatMap(\.alternatives).map(\.description) == ["b (<= 1)", "c (>= 2)"])
    }

    @Test("A relation is met by an installed package of that name and version, or by one that provides it")
    func satisfying() throws {
        let catalog = try catalog(
            "mawk: Provides: awk", "gawk: Provides: awk (= 5)",
            "original-awk: Provides: awk\nStatus: deinstall ok config-files",
            "user: Depends: awk, awk (>= 4), mawk (>= 2), mawk (<< 2), nothing")
        let relations = try catalog.named("user").dependencies.flatMap(\.alternatives)
        let met = relations.map { catalog.installed(satisfying: $0).map(\.name) }
        #expect(met == [["gawk", "mawk"], ["gawk"], [], ["mawk"], []])
        #expect(catalog.package(for: relations[2])?.name == "mawk")
        #expect(catalog.package(for: relations[4]) == nil)
    }

    @Test("of several alternatives of a dependency the installed one is shown, or else one that is known")
    func alternatives() throws {
        let catalog = try catalog(
            "gone: Status: deinstall ok config-files", "here", "user: Depends: gone | here, nothing | gone, nothing")
        let shown = try catalog.named("user").dependencies.map { catalog.package(satisfying: $0)?.name }
        #expect(shown == ["here", "gone", nil])
    }

    @Test("Dependants are found by name and by provided names, the most urgent first, each once")
    func dependants() throws {
        let catalog = try catalog(
            "mawk: Provides: awk\nSuggests: mawk", "a: Suggests: awk", "b: Depends: mawk | awk", "c: Pre-Depends: awk",
            "d: Recommends: mawk\nSuggests: mawk", "e: Depends: sed")
        let dependants = catalog.dependants(of: try catalog.named("mawk"))
        #expect(
            dependants.map { "\($0.package.name) \($0.kind.rawValue)" } == [
                "c Pre-Depends", "b Depends", "d Recommends", "a Suggests",
            ])
    }

    @Test("Removal breaks what has no other alternative left, and nothing that was broken before")
    func broken() throws {
        let catalog = try catalog(
            "mawk: Provides: awk", "gawk: Provides: awk", "a: Depends: awk", "b: Depends: mawk", "c: Recommends: mawk",
            "d: Depends: mawk (>= 2)", "e: Depends: gawk | mawk\nStatus: deinstall ok config-files",
            "f: Depends: mawk | gawk")
        let mawk = try catalog.named("mawk"), gawk = try catalog.named("gawk"), b = try catalog.named("b")
        #expect(catalog.broken(byRemoving: [mawk]).map(\.name) == ["b"])
        #expect(catalog.broken(byRemoving: [mawk, gawk]).map(\.name) == ["a", "b", "f"])
        #expect(catalog.broken(byRemoving: [mawk, b]).map(\.name) == [])
        #expect(catalog.broken(byRemoving: []) == [])
    }
}
