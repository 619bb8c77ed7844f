// SPDX-License-Identifier: Apache-2.0

/// A view of a preview, with everything that the list shows of it.
@MainActor
package struct PreviewItem: Identifiable {
    /// A name for addresses: lowercase letters, digits, hyphens and dots. It stays the same while the file, the names and
    /// the order of the previews in the file do.
    package nonisolated let id: String
    package let name: String
    package let module: String
    /// The module and the file, or the module and the type of a `PreviewProvider`, whose file no program knows.
    package let file: String
    package let line: Int?
    let description: PreviewDescription
    let make: () -> any View

    /// The place in the source, as an editor takes it.
    package var place: String { line.map { "\(file):\($0)" } ?? file }
}

/// All previews of the program.
///
/// Each `#Preview` is a type that conforms to ``_DeclaredPreview``. The binary records the conformances, so nothing has
/// to be listed.
@MainActor
package struct PreviewCatalog {
    package let items: [PreviewItem]
    /// The reason why the list is empty.
    package let problem: String?

    /// The previews of this program.
    package static let shared = PreviewCatalog(
        declared: ConformingTypes.of((any _DeclaredPreview).self),
        providers: ConformingTypes.of((any PreviewProvider).self))

    init(declared: [Any.Type]?, providers: [Any.Type]?) {
        var list = PreviewList()
        for type in declared ?? [] {
            if let type = type as? any _DeclaredPreview.Type { list.add(type) }
        }
        for type in providers ?? [] {
            if let type = type as? any PreviewProvider.Type { list.add(type) }
        }
        items = list.items
        problem = items.isEmpty ? Self.reason(hasRecords: declared != nil) : nil
    }

    package subscript(id: String) -> PreviewItem? { items.first { $0.id == id } }

    private static func reason(hasRecords: Bool) -> String {
        guard hasRecords else { return "This program does not record its types, so its previews cannot be found." }
        #if DEBUG
        return "This program has no previews. Write #Preview { … } in a file of the app."
        #else
        return "A release build has no previews. Run scripts/dev, or build without “-c release”."
        #endif
    }
}

/// Collects previews and gives them names.
@MainActor
private struct PreviewList {
    private struct Entry {
        let name: String?
        /// The name of a preview without one.
        let source: String
        let file: String
        let line: Int?
        let description: PreviewDescription
        let make: () -> any View
    }

    private var entries: [Entry] = []

    mutating func add(_ type: any _DeclaredPreview.Type) {
        let content = type._content
        for (index, body) in content.bodies.enumerated() {
            // One view may have modifiers of previews. Several are one page.
            let parts = PreviewPart.parts(of: body.make())
            var description = parts.count == 1 ? parts[0].description : PreviewDescription()
            description.apply(content.traits)
            let name = content.name ?? description.name
            entries.append(
                Entry(
                    name: body.argument.map { [name, $0].compactMap(\.self).joined(separator: " – ") } ?? name,
                    source: Self.stem(of: type._file), file: type._file, line: type._line, description: description,
                    make: { type._content.bodies[index].make() }))
        }
    }

    mutating func add<P: PreviewProvider>(_ type: P.Type) {
        let path = String(reflecting: type).split(separator: ".")
        // The name of a private type has its context between the module and the name.
        let (module, name) = (String(path.first ?? ""), String(path.last ?? ""))
        for (index, part) in PreviewPart.parts(of: P.previews).enumerated() {
            entries.append(
                Entry(
                    name: part.description.name, source: Self.subject(of: name), file: "\(module)/\(name)", line: nil,
                    description: part.description,
                    make: {
                        let parts = PreviewPart.parts(of: P.previews)
                        return parts.indices.contains(index) ? parts[index].view : EmptyView()
                    }))
        }
    }

    /// The previews in the order of modules, files and lines.
    var items: [PreviewItem] {
        var names: [String: Int] = [:], ids: [String: Int] = [:]
        let sorted = entries.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.file, a.line ?? 0, first.offset) < (b.file, b.line ?? 0, second.offset)
        }
        return sorted.map { _, entry in
            let name = entry.name ?? Self.counted(entry.source, &names[entry.file + "\n" + entry.source, default: 0])
            let id = Self.word(entry.file) + "." + Self.word(name)
            return PreviewItem(
                id: Self.counted(id, &ids[id, default: 0], separator: "-"), name: name,
                module: String(entry.file.prefix { $0 != "/" }), file: entry.file, line: entry.line,
                description: entry.description, make: entry.make)
        }
    }

    private static func counted(_ name: String, _ count: inout Int, separator: String = " ") -> String {
        count += 1
        return count == 1 ? name : "\(name)\(separator)\(count)"
    }

    /// `Gallery/Home/Badge.swift` becomes `Badge`.
    private static func stem(of file: String) -> String {
        String((file.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    /// `Badge_Previews` becomes `Badge`.
    private static func subject(of type: String) -> String {
        for end in ["_Previews", "_Preview", "Previews", "Preview"] where type.hasSuffix(end) && type != end {
            return String(type.dropLast(end.count))
        }
        return type
    }

    /// Returns a text as a part of an address.
    private static func word(_ text: String) -> String {
        var words: [String] = [""]
        for character in text.lowercased() {
            if character.isASCII, character.isLetter || character.isNumber {
                words[words.count - 1].append(character)
            } else if words[words.count - 1] != "" {
                words.append("")
            }
        }
        let word = words.filter { !$0.isEmpty }.joined(separator: "-")
        return word.isEmpty ? "preview" : String(word.prefix(80))
    }
}
