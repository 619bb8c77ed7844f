// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore

/// The client's files, compressed once, under an address that changes with their content.
package struct ClientAssets: Sendable {
    package struct File: Sendable {
        package let name: String
        package let contentType: String
        package let bytes: [UInt8]
        package let compressed: [UInt8]?
        package let tag: String
    }

    /// Up to 16 hexadecimal digits over all names and contents. It is part of the address, so a browser may keep a file
    /// for ever and still gets the new one after an update.
    package let hash: String
    package let files: [String: File]
    /// Names in the order in which a page should ask for them.
    package let names: [String]

    package static let shared = ClientAssets()

    private init() {
        var contents: [(name: String, bytes: [UInt8])] = []
        var styles: [UInt8] = []
        for index in 0..<dais_client_file_count() {
            let entry = dais_client_file_at(index)
            let name = String(cString: entry.name)
            let source = String(decoding: UnsafeBufferPointer(start: entry.bytes, count: entry.length), as: UTF8.self)
            let stripped = ServedText.strip(source)
            let bytes = Array((name.hasSuffix(".css") ? ServedText.squeeze(stripped) : stripped).utf8)
            // A dozen small sheets would be a dozen requests before the first paint.
            if name.hasSuffix(".css") { styles += bytes } else { contents.append((name, bytes)) }
        }
        contents.append((Self.styleSheet, styles))
        var all = FNV1a()
        var files: [String: File] = [:]
        for (name, bytes) in contents {
            var own = FNV1a()
            for byte in bytes { own.add(byte) }
            all.add(name)
            all.add(own.hex)
            files[name] = File(
                name: name, contentType: Self.contentType(of: name), bytes: bytes,
                compressed: Gzip.compress(bytes, level: 9), tag: own.hex)
        }
        hash = all.hex
        self.files = files
        names = contents.map(\.name)
    }

    /// All style sheets of the client in one.
    package static let styleSheet = "dais.css"

    private static func contentType(of name: String) -> String {
        name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }
}
