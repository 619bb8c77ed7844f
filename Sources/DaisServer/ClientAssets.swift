// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore

/// The client's files: the start, which is the script and style sheet of every page, and the parts that load later
/// (``ClientPart``). They are compressed once, and their address changes with their content.
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

    /// A hash of all names and contents, with up to 16 hexadecimal digits. As part of the address, it allows browsers
    /// to cache a file forever and still to load the new one after an update.
    package let hash: String
    package let files: [String: File]

    /// A part as it is served.
    package struct Part: Sendable {
        package let name: String
        package let files: [String]
        package let marks: Set<ClientPart.Mark>
        package let pattern: String
        package let operations: [Int]
        package let isOnDemand: Bool
        /// The types of the files as the page tells them: 1 for a script, and 2 for a style sheet.
        var types: Int { files.reduce(0) { $0 + ($1.hasSuffix(".js") ? 1 : 2) } }
    }

    /// The parts in the order of their style sheets.
    package let parts: [Part]

    /// The module with the numbers of motion, which style sheets name too.
    package static let numbers = "start/numbers.js"
    /// The joined modules of the start.
    package static let script = "dais.js"
    /// The joined style sheets of the start.
    package static let styleSheet = "dais.css"
    /// The style sheet for paper, which nobody waits for.
    package static let printSheet = "print.css"
    /// The modules that every overlay needs: the stack, focus, presence, dismissal, inertness, anchors and toasts.
    /// Sheets with dragging, menus and the browser's history are additional.
    package static let overlayModules = [
        "overlays/anchors.js", "overlays/dismissal.js", "start/focus.js", "overlays/inertness.js",
        "overlays/layers.js", "overlays/presence.js", "overlays/returns.js", "overlays/stack.js", "overlays/toasts.js",
    ]

    package static let shared = ClientAssets()

    private init() {
        let (modules, styles) = Self.sources()
        var served: [File] = []
        var constants: [String: String] = [:]
        do {
            constants = try ClientModule(file: Self.numbers, source: modules[Self.numbers] ?? "").constants
            let parts = ClientPart.all.filter(\.hasScript).map(\.name)
            let scripts = try ClientScript.joined(parts: parts, start: Self.script, sources: modules)
            for name in [Self.script] + parts.map({ $0 + ".js" }) {
                served.append(File(name: name, type: "text/javascript", text: scripts[name] ?? ""))
            }
        } catch {
            fatalError("The client cannot be served. \(error)")
        }
        func joined(_ names: [String]) -> String {
            StyleText.inlined(StyleText.squeezed(names.compactMap { styles[$0] }.joined()), constants: constants)
        }
        let startStyles = joined(ClientPart.startStyles)
        served.append(File(name: Self.styleSheet, type: "text/css", text: startStyles))
        served.append(File(name: Self.printSheet, type: "text/css", text: joined(["print"])))
        let startClasses = ClientPart.classes(in: startStyles)
        parts = ClientPart.all.map { part in
            let own = joined(part.styles)
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
                operations: part.operations, isOnDemand: part.isOnDemand)
        }
        var all = FNV1a()
        for file in served {
            all.add(file.name)
            all.add(file.tag)
        }
        hash = all.hex
        files = Dictionary(uniqueKeysWithValues: served.map { ($0.name, $0) })
    }

    /// Creates files whose texts differ from those of other ones.
    init(_ other: ClientAssets, changing change: (String) -> String) {
        parts = other.parts
        files = other.files.mapValues { file in
            File(
                name: file.name, type: String(file.contentType.prefix { $0 != ";" }),
                text: change(String(decoding: file.bytes, as: UTF8.self)))
        }
        var all = FNV1a()
        for file in files.values.sorted(by: { $0.name < $1.name }) {
            all.add(file.name)
            all.add(file.tag)
        }
        hash = all.hex
    }

    /// Returns the overlay modules, minified and compressed, to measure their size against a budget. They are not
    /// served in this form.
    ///
    /// - Throws: ``ClientFault`` if a module is invalid.
    package static func overlayPart() throws -> File {
        let text = try ClientScript.text(of: overlayModules, in: sources().modules)
        return File(name: "overlays.js", type: "text/javascript", text: text)
    }

    /// Returns the parts that markup requires, in their order.
    package func parts(neededBy markup: [String]) -> [Part] {
        let lists = Set(
            parts.flatMap(\.marks).compactMap { mark in if case .word(_, let list) = mark { list } else { nil } })
        var seen: Set<ClientPart.Mark> = []
        for html in markup { MarkupMarks.read(html, lists: lists) { seen.insert($0) } }
        return parts.filter { !$0.marks.isDisjoint(with: seen) }
    }

    private static let inspectorFolder = "inspector/"

    /// Returns a script of the inspector.
    static func inspectorScript(_ name: String) -> String { source(inspectorFolder + name) }

    /// Returns the source code of a file by its path in `Client/`.
    static func source(_ path: String) -> String {
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            guard String(cString: entry.name) == path else { continue }
            return String(decoding: UnsafeBufferPointer(start: entry.bytes, count: entry.length), as: UTF8.self)
        }
        fatalError("Client/\(path) is missing.")
    }

    /// Returns modules by their path in `Client/`, and style sheets by their name in `Client/styles/`.
    private static func sources() -> (modules: [String: String], styles: [String: String]) {
        var modules: [String: String] = [:]
        var styles: [String: String] = [:]
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            let name = String(cString: entry.name)
            let source = String(decoding: UnsafeBufferPointer(start: entry.bytes, count: entry.length), as: UTF8.self)
            if name.hasSuffix(".css") {
                styles[String(name.dropFirst("styles/".count).dropLast(".css".count))] = source
            } else if !name.hasPrefix(inspectorFolder), name != EarlyScript.file {
                modules[name] = source
            }
        }
        return (modules, styles)
    }
}
