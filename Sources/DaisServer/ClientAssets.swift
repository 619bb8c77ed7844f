// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore

/// What a browser loads of the client: one script and one style sheet, compressed once, under an address that changes
/// with their content.
package struct ClientAssets: Sendable {
    package struct File: Sendable {
        package let name: String
        package let contentType: String
        package let bytes: [UInt8]
        package let compressed: [UInt8]?
        package let tag: String

        fileprivate init(name: String, type: String, text: String) {
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

    /// All modules of the client in one.
    package static let script = "dais.js"
    /// All style sheets of the client in one.
    package static let styleSheet = "dais.css"
    /// What every overlay needs: the stack, focus, presence, dismissal, what is closed off, anchors, toasts. Sheets that are
    /// dragged, menus and the browser's history come on top of that.
    package static let overlayModules = [
        "anchors.js", "dismissal.js", "focus.js", "inertness.js", "layers.js", "presence.js", "toasts.js",
    ]

    package static let shared = ClientAssets()

    private init() {
        let (modules, styles) = Self.sources()
        let script: String
        do {
            script = try ClientScript.joined(entry: "main.js", sources: modules)
        } catch {
            fatalError("The client cannot be served. \(error)")
        }
        let served = [
            File(name: Self.styleSheet, type: "text/css", text: StyleText.squeezed(styles)),
            File(name: Self.script, type: "text/javascript", text: script),
        ]
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

    private static func sources() -> (modules: [String: String], styles: String) {
        var modules: [String: String] = [:]
        var styles = ""
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            let name = String(cString: entry.name)
            let source = String(decoding: UnsafeBufferPointer(start: entry.bytes, count: entry.length), as: UTF8.self)
            if name.hasSuffix(".css") { styles += source } else { modules[name] = source }
        }
        return (modules, styles)
    }
}
