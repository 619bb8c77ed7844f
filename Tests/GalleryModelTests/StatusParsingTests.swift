// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GalleryModel

func load(_ text: String) throws -> LoadResult { try StatusFile.parse(Array(text.utf8)) }

@Suite("Reading a status file")
struct StatusParsingTests {
    private let git = """
        Package: git
        Status: install ok installed
        Priority: optional
        Section: vcs
        Installed-Size: 44742
        Maintainer: Jonathan Nieder <jrnieder@gmail.com>
        Architecture: amd64
        Multi-Arch: foreign
        Version: 1:2.39.5-0+deb12u2
        Provides: git-completion, git-core (= 1:2.39)
        Depends: libc6 (>= 2.34), libcurl3-gnutls (>= 7.56.1) | libcurl4:any, perl
        Pre-Depends: dpkg (>> 1.15)
        Suggests: gettext-base,
          git-daemon-run | git-daemon-sysvinit
        Description: fast, scalable, distributed revision control system
         Git is popular version control system designed to handle very large
         projects.
         .
          - it is fast
            and small
          - it is old
         Visit it.
        Homepage: https://git-scm.com/

        """

    @Test("Every field that is shown is read")
    func fields() throws {
        let result = try load(git)
        #expect(result.problems == [])
        let package = try #require(result.packages.first)
        #expect(package.id == "git:amd64")
        #expect(package.version == "1:2.39.5-0+deb12u2")
        #expect(package.section == "vcs")
        #expect(package.priority == "optional")
        #expect(package.installedSize == 45_815_808)
        #expect(package.maintainer == "Jonathan Nieder <jrnieder@gmail.com>")
        #expect(package.homepage == "https://git-scm.com/")
        #expect(package.summary == "fast, scalable, distributed revision control system")
        #expect(package.status == PackageStatus(want: .install, needsReinstall: false, state: .installed))
        #expect(package.provides.map(\.description) == ["git-completion", "git-core (= 1:2.39)"])
        #expect(!package.isEssential)
    }

    @Test("Dependencies become alternatives with constraints, folded lines included")
    func dependencies() throws {
        let package = try #require(try load(git).packages.first)
        let texts = package.dependencies.map { "\($0.kind.rawValue): \($0.alternatives.map(\.description))" }
        #expect(
            texts == [
                #"Pre-Depends: ["dpkg (>> 1.15)"]"#,
                #"Depends: ["libc6 (>= 2.34)"]"#,
                #"Depends: ["libcurl3-gnutls (>= 7.56.1)", "libcurl4:any"]"#,
                #"Depends: ["perl"]"#,
                #"Suggests: ["gettext-base"]"#,
                #"Suggests: ["git-daemon-run", "git-daemon-sysvinit"]"#,
            ])
    }

    @Test("Paragraphs of a description flow, indented lines keep their breaks")
    func details() throws {
        let package = try #require(try load(git).packages.first)
        #expect(
            package.details == [
                .paragraph("Git is popular version control system designed to handle very large projects."),
                .preformatted("- it is fast\n  and small\n- it is old"),
                .paragraph("Visit it."),
            ])
    }

    @Test("Windows line ends and a missing final newline change nothing", arguments: ["\n", "\r\n"])
    func lineEnds(_ end: String) throws {
        let text = git + "\nPackage: sed\nStatus: install ok installed\nVersion: 4.9"
        let result = try load(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
        #expect(result.problems == [])
        #expect(result.packages.map(\.name) == ["git", "sed"])
        #expect(result.packages[1].version == "4.9")
        #expect(result.packages[0].details.count == 3)
        #expect(result.packages[0].details.last == .paragraph("Visit it."))
    }

    @Test("Field names are the same in any case, and a byte order mark is skipped")
    func fieldCase() throws {
        let result = try load("\u{FEFF}PACKAGE: sed\nstatus: install ok installed\nversion:4.9\ninstalled-SIZE: 1\n")
        #expect(result.problems == [])
        #expect(result.packages.first?.installedSize == 1024)
    }

    @Test("Several blank lines, lines of blanks only and blank lines at the start separate packages")
    func blankLines() throws {
        let stanza = "Status: install ok installed\nVersion: 1\n"
        let result = try load("\n\nPackage: a\n\(stanza) \t\n\n\nPackage: b\n\(stanza)\n")
        #expect(result.problems == [])
        #expect(result.packages.map(\.line) == [3, 9])
    }

    @Test("One name in two architectures makes two packages")
    func architectures() throws {
        let stanza = "Package: libc6\nStatus: install ok installed\nVersion: 2.36\nArchitecture: "
        let result = try load("\(stanza)amd64\n\n\(stanza)i386\n")
        #expect(result.problems == [])
        #expect(result.packages.map(\.id) == ["libc6:amd64", "libc6:i386"])
    }

    @Test("A removed package that left its settings needs no version")
    func configFiles() throws {
        let result = try load(
            "Package: a\nStatus: deinstall ok config-files\n\nPackage: b\nStatus: purge ok not-installed\n")
        #expect(result.problems == [])
        #expect(result.packages.map(\.status.label) == ["Removed, settings kept", "Not installed"])
        #expect(result.packages.allSatisfy { !$0.status.isInstalled })
    }

    @Test("Nothing in, nothing out")
    func nothing() throws {
        let result = try load("")
        #expect(result.packages.isEmpty && result.problems.isEmpty)
    }
}
