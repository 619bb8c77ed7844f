// SPDX-License-Identifier: Apache-2.0
import CGalleryDocs
import Foundation

/// A page of the documentation.
struct DocumentationEntry: Identifiable {
    /// The path below `docs/` without its extension, such as `wire/Motion`.
    let name: String
    let blocks: [MarkdownBlock]

    var id: String { name }
    var url: URL { URL(string: "/docs/\(name)")! }

    var title: String {
        if case .heading(1, let title)? = blocks.first { title } else { name }
    }

    /// The first paragraph, as plain text.
    var summary: String {
        for case .paragraph(let text) in blocks { return DocumentationLibrary.plain(text) }
        return ""
    }

    /// The families of the gallery whose examples show what the page describes.
    @MainActor var families: [Family] {
        FamilySection.all.flatMap(\.families).filter { $0.documentation == name }
    }
}

/// A section of a page that contains the words of a search.
struct DocumentationHit: Identifiable {
    let entry: DocumentationEntry
    /// The heading of the section.
    let heading: String
    /// The text around the first word.
    let excerpt: String

    var id: String { entry.name + "#" + heading }
    var url: URL {
        heading == entry.title
            ? entry.url : URL(string: "/docs/\(entry.name)?section=\(DocumentationLibrary.anchor(heading))")!
    }
}

/// The pages of `docs/`, which are bytes of the program.
enum DocumentationLibrary {
    static let entries: [DocumentationEntry] = (0..<gallery_doc_count()).map { index in
        let doc = gallery_doc_at(index)
        let source = String(decoding: UnsafeBufferPointer(start: doc.bytes, count: doc.length), as: UTF8.self)
        return DocumentationEntry(name: String(cString: doc.name), blocks: MarkdownBlock.blocks(of: source))
    }

    /// Returns the page with a path such as `/docs/wire/Motion`.
    static func entry(at path: String) -> DocumentationEntry? {
        let name = path.split(separator: "/").dropFirst().joined(separator: "/")
        return entries.first { $0.name == name }
    }

    /// Returns the sections that contain all words, those with the words in their headings first.
    static func hits(for search: String, limit: Int = 40) -> [DocumentationHit] {
        let words = search.split { $0.isWhitespace }.map { $0.lowercased() }
        guard !words.isEmpty else { return [] }
        var named: [DocumentationHit] = []
        var others: [DocumentationHit] = []
        for entry in entries {
            for section in sections(of: entry) {
                let text = section.blocks.map { plain($0.text) }.joined(separator: " ")
                let isNamed = words.allSatisfy(section.heading.lowercased().contains)
                guard isNamed || words.allSatisfy((section.heading + " " + text).lowercased().contains) else {
                    continue
                }
                let hit = DocumentationHit(
                    entry: entry, heading: section.heading, excerpt: excerpt(of: text, around: words[0]))
                if isNamed { named.append(hit) } else { others.append(hit) }
            }
        }
        return Array((named + others).prefix(limit))
    }

    private static func sections(of entry: DocumentationEntry) -> [(heading: String, blocks: [MarkdownBlock])] {
        var result: [(heading: String, blocks: [MarkdownBlock])] = []
        for block in entry.blocks {
            if case .heading(_, let heading) = block {
                result.append((plain(heading), []))
            } else if !result.isEmpty {
                result[result.count - 1].blocks.append(block)
            }
        }
        return result
    }

    private static func excerpt(of text: String, around word: String) -> String {
        let length = 140
        guard let found = text.range(of: word, options: .caseInsensitive) else { return String(text.prefix(length)) }
        let before = text[..<found.lowerBound].suffix(length / 3).drop { !$0.isWhitespace }
        return String(before + text[found.lowerBound...].prefix(length - before.count))
    }

    /// Returns the anchor of a heading as GitHub makes it: `Which door?` has `which-door`.
    static func anchor(_ heading: String) -> String {
        String(
            plain(heading).lowercased().compactMap { character -> Character? in
                if character.isWhitespace { return "-" }
                return character.isLetter || character.isNumber || character == "-" || character == "_"
                    ? character : nil
            })
    }

    /// Returns a text without the marks of Markdown.
    static func plain(_ text: String) -> String {
        text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.replacing("`", with: "").replacing("**", with: "")
    }

    /// Returns a text whose links lead to pages of the gallery, instead of files of the repository.
    ///
    /// A link to a file outside `docs/` has no page here, so that it becomes plain text.
    static func withLocalLinks(_ text: String, on entry: DocumentationEntry) -> String {
        text.replacing(#/\[([^\]]*)\]\(([^)]*)\)/#) { match in
            let (label, target) = (match.1, match.2)
            if target.hasPrefix("http") { return String(match.0) }
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let folder = entry.name.split(separator: "/").dropLast()
            let path = parts[0].isEmpty ? entry.name : (folder + [parts[0]]).joined(separator: "/")
            let name = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
            let resolved = URL(fileURLWithPath: "/" + name).standardized.path.dropFirst()
            guard entries.contains(where: { $0.name == resolved }) else { return String(label) }
            let section = parts.count > 1 ? "?section=\(parts[1])" : ""
            return "[\(label)](/docs/\(resolved)\(section))"
        }
    }
}
