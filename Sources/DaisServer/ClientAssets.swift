// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore

/// What a browser loads of the client: the start, a script and a style sheet that every page needs, and later parts
/// (``ClientPart``). Compressed once, under an address that changes with their content.
package struct ClientAssets: Sendable {
    package struct File: Sendable {
        package let name: String
        package let contentType: String
        package let bytes: [UInt8]
        package let compressed: [UInt8]?
        package let tag: String

        init(name: String, type: String, text: String) {
            let bytes = Array(text.utf8)
            var own = FNV1a()
            for byte in bytes { own.add(byte) }
            self.name = name
            contentType = type + "; charset=utf-8"
            self.bytes = bytes
            compressed = Gzip.compress(bytes, level: 9)
            tag = own.hex
        }
    }

    /// Up to 16 hexadecimal digits over all names and contents. It is part of the address, so a browser may keep a file
    /// for ever and still gets the new one after an update.
    package let hash: String
    package let files: [String: File]

    /// A later part as it is served.
    package struct Part: Sendable {
        package let name: String
        package let files: [String]
        package let marks: Set<ClientPart.Mark>
        package let pattern: String
        package let operations: [Int]
    }

    /// In the order of their style sheets.
    package let parts: [Part]

    /// The start's modules in one.
    package static let script = "dais.js"
    /// The start's style sheets in one.
    package static let styleSheet = "dais.css"
    /// What every overlay needs: the stack, focus, presence, dismissal, what is closed off, anchors, toasts. Sheets that are
    /// dragged, menus and the browser's history come on top of that.
    package static let overlayModules = [
        "anchors.js", "dismissal.js", "focus.js", "inertness.js", "layers.js", "presence.js", "toasts.js",
    ]

    package static let shared = ClientAssets()

    private init() {
        let (modules, styles) = Self.sources()
        let later = Set(ClientPart.all.flatMap(\.styles))
        let startStyles = styles.filter { !later.contains($0.name) }.map(\.text).joined()
        var served = [File(name: Self.styleSheet, type: "text/css", text: StyleText.squeezed(startStyles))]
        do {
            let entries = ["main.js"] + ClientPart.all.filter(\.hasScript).map { $0.name + ".js" }
            let scripts = try ClientScript.joined(entries: entries, start: Self.script, sources: modules)
            for entry in entries {
                let name = entry == "main.js" ? Self.script : entry
                served.append(File(name: name, type: "text/javascript", text: scripts[entry] ?? ""))
            }
        } catch {
            fatalError("The client cannot be served. \(error)")
        }
        let startClasses = ClientPart.classes(in: StyleText.squeezed(startStyles))
        parts = ClientPart.all.map { part in
            let own = StyleText.squeezed(styles.filter { part.styles.contains($0.name) }.map(\.text).joined())
            var files: [String] = []
            if !own.isEmpty {
                files.append(part.name + ".css")
                served.append(File(name: part.name + ".css", type: "text/css", text: own))
            }
            if part.hasScript { files.append(part.name + ".js") }
            let classes = ClientPart.classes(in: own).subtracting(startClasses)
            let marks = part.marks.map(Set.init) ?? Set(classes.map { .word($0, in: "class") })
            return Part(
                name: part.name, files: files, marks: marks, pattern: ClientPart.pattern(of: marks),
                operations: part.operations)
        }
        var all = FNV1a()
        for file in served {
            all.add(file.name)
            all.add(file.tag)
        }
        hash = all.hex
        files = Dictionary(uniqueKeysWithValues: served.map { ($0.name, $0) })
    }

    /// The overlays' part of the script, squeezed and compressed as the whole is: it has a budget of its own. Nobody is
    /// served it.
    package static func overlayPart() throws -> File {
        let modules = sources().modules.filter { overlayModules.contains($0.key) }
        return File(name: "overlays.js", type: "text/javascript", text: try ClientScript.text(of: modules))
    }

    /// The later parts that markup needs, in their order.
    package func parts(neededBy markup: [String]) -> [Part] {
        let lists = Set(
            parts.flatMap(\.marks).compactMap { mark in if case .word(_, let list) = mark { list } else { nil } })
        var seen: Set<ClientPart.Mark> = []
        for html in markup { MarkupMarks.read(html, lists: lists) { seen.insert($0) } }
        return parts.filter { !$0.marks.isDisjoint(with: seen) }
    }

    private static func sources() -> (modules: [String: String], styles: [(name: String, text: String)]) {
        var modules: [String: String] = [:]
        var styles: [(name: String, text: String)] = []
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            let name = String(cString: entry.name)
            let source = String(decoding: UnsafeBufferPointer(start: entry.bytes, count: entry.length), as: UTF8.self)
            if name.hasSuffix(".css") {
                styles.append((String(name.dropFirst("styles/".count).dropLast(".css".count)), source))
            } else {
                modules[name] = source
            }
        }
        return (modules, styles)
    }
}
