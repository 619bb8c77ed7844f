// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite("Documentation in the gallery")
struct DocumentationTests {
    @Test("blocks of Markdown are read with their texts")
    func blocks() {
        let source = """
            # Title
            First line
            second line.

            ## Lists
            - one
              goes on
            - two
            1. first

            ```swift
            let a = 1

            let b = 2
            ```
            <!-- example: StepperExample -->
            | name | use |
            |---|---|
            | `a|b` | c \\| d |
            | e |
            """
        #expect(
            MarkdownBlock.blocks(of: source) == [
                .heading(level: 1, "Title"), .paragraph("First line second line."), .heading(level: 2, "Lists"),
                .list(isNumbered: false, ["one goes on", "two"]), .list(isNumbered: true, ["first"]),
                .code(language: "swift", "let a = 1\n\nlet b = 2"), .example("StepperExample"),
                .table(header: ["name", "use"], rows: [["`a|b`", "c | d"], ["e", ""]]),
            ])
    }

    @Test("every page of the folder is in the gallery")
    func pages() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs").standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let names = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
            .map { $0.deletingPathExtension().path.dropFirst(folder.path.count + 1) }
        #expect(Set(names.map(String.init)) == Set(DocumentationLibrary.entries.map(\.name)))
        #expect(DocumentationLibrary.entries.allSatisfy { $0.blocks.count > 2 })
    }

    @Test("links between pages lead to pages and sections that exist")
    func links() {
        let anchors = Dictionary(
            uniqueKeysWithValues: DocumentationLibrary.entries.map { entry in
                (
                    entry.name,
                    entry.blocks.compactMap { block -> String? in
                        if case .heading(_, let text) = block { DocumentationLibrary.anchor(text) } else { nil }
                    }
                )
            })
        var count = 0
        for entry in DocumentationLibrary.entries {
            for block in entry.blocks {
                let text = DocumentationLibrary.withLocalLinks(block.text, on: entry)
                if case .code = block { continue }
                for link in text.matches(of: #/\]\(\/docs\/([^)?]*)(?:\?section=([^)]*))?\)/#) {
                    count += 1
                    let known = anchors[String(link.1)]
                    #expect(known != nil, "\(entry.name) links to \(link.1)")
                    if let section = link.2 {
                        #expect(known?.contains(String(section)) == true, "\(entry.name): \(section)")
                    }
                }
                #expect(!text.contains(".md)"), "\(entry.name) has a link to a file")
            }
        }
        #expect(count > 50)
    }

    @Test("pages show each example that can be shown")
    func examples() {
        let named = DocumentationLibrary.entries.flatMap(\.blocks).compactMap { block -> String? in
            if case .example(let name) = block { name } else { nil }
        }
        #expect(Set(named) == Set(DocumentationExamples.all.keys))
        #expect(named.count == Set(named).count)
    }

    @Test("an example of a page is alive")
    func alive() throws {
        let entry = try #require(DocumentationLibrary.entry(at: "/docs/GettingStarted"))
        let screen = Screen { DocumentationPage(entry: entry) }
        #expect(!screen.sheet().exists)
        screen.button("Show Sheet").tap()
        #expect(screen.sheet().exists)
    }

    @Test("families name pages that exist")
    func families() {
        for family in FamilySection.all.flatMap(\.families) {
            guard let name = family.documentation else { continue }
            #expect(DocumentationLibrary.entry(at: "/docs/\(name)") != nil, "\(family.path)")
        }
    }

    @Test("a search finds sections with all words, those with the words in their headings first")
    func search() {
        let hits = DocumentationLibrary.hits(for: "keys").map { $0.heading.lowercased().contains("keys") }
        #expect(hits.contains(true) && hits.contains(false))
        #expect(hits == hits.filter(\.self) + hits.filter { !$0 })
        #expect(DocumentationLibrary.hits(for: "Which door").first?.url.path == "/docs/WhichDoor")
        #expect(DocumentationLibrary.hits(for: " ").isEmpty)
        #expect(DocumentationLibrary.hits(for: "zzzz").isEmpty)
    }

    @Test("the list of pages is searched while the user types")
    func searchField() {
        let screen = Screen { DocumentationHome() }
        #expect(screen.link().count > DocumentationLibrary.entries.count)
        screen.textField("Search the documentation").type("drag")
        #expect(screen.text("Drag and drop").exists)
        screen.textField("Search the documentation").type(" zzzz")
        #expect(screen.text("No section has all these words.").exists)
    }

    @Test("every page is rendered with its title and without barriers")
    func rendered() {
        for entry in DocumentationLibrary.entries {
            let screen = Screen { DocumentationPage(entry: entry) }
            #expect(screen.element(.heading, DocumentationLibrary.plain(entry.title)).exists, "\(entry.name)")
            screen.audit()
        }
    }
}
