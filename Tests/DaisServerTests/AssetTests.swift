// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore
import DaisServer
import Foundation
import Testing

@Suite("The client's files")
struct AssetTests {
    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Client")

    @Test("the client's files are all embedded, byte for byte")
    func embedded() throws {
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
        #expect(paths.contains("main.js"))
        #expect(Set(paths).isSuperset(of: ClientAssets.overlayModules))
        var names: [String] = []
        var embedded: [String: [UInt8]] = [:]
        for index in 0..<dais_client_file_count() {
            let file = dais_client_file_at(index)
            names.append(String(cString: file.name))
            embedded[String(cString: file.name)] = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        }
        #expect(names == paths.sorted(), "Sources/CDaisClient/client.c lists the files of Client/ in this order")
        for path in paths {
            #expect(embedded[path] == Array(try Data(contentsOf: folder.appendingPathComponent(path))), "\(path)")
        }
    }

    @Test("files of styles are each listed in one part")
    func styleSheets() throws {
        let styles = folder.appendingPathComponent("styles")
        let paths = try FileManager.default.contentsOfDirectory(atPath: styles.path).filter { $0.hasSuffix(".css") }
        let listed = ClientPart.startStyles + ["print"] + ClientPart.all.flatMap(\.styles)
        #expect(listed.sorted().map { $0 + ".css" } == paths.sorted())
    }

    @Test("the client's files are a start of one script and one style sheet, and parts")
    func served() throws {
        let assets = ClientAssets.shared
        #expect(
            Set(assets.files.keys).subtracting(assets.parts.flatMap(\.files))
                == [ClientAssets.script, ClientAssets.styleSheet, ClientAssets.printSheet])
        #expect(assets.parts.map(\.name) == ClientPart.all.map(\.name))
        for part in assets.parts {
            #expect(!part.files.isEmpty)
            #expect(part.files.allSatisfy { assets.files[$0] != nil })
        }
        for file in assets.files.values where file.contentType.hasPrefix("text/css") {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("</"), "a page contains it as it is")
        }
        for (name, mark) in [(ClientAssets.script, "new WebSocket"), (ClientAssets.styleSheet, "--blue")] {
            let text = String(decoding: try #require(assets.files[name]).bytes, as: UTF8.self)
            #expect(text.contains(mark))
            #expect(!text.contains("SPDX"))
        }
    }

    @Test("the client's files stay within what a browser should have to load")
    func budget() throws {
        let assets = ClientAssets.shared
        let (script, styles) = (
            try #require(assets.files[ClientAssets.script]?.compressed).count,
            try #require(assets.files[ClientAssets.styleSheet]?.compressed).count
        )
        #expect(script <= 20_000)
        #expect(styles <= 6_000)
        // Of these 0.4 kB are views within reach of a modal, toasts of a host, and modals that wait for their size.
        let overlays = try #require(try ClientAssets.overlayPart().compressed).count
        #expect(overlays <= 8_500)
        for type in ["text/javascript", "text/css"] {
            let own = Set(assets.parts.filter(\.isOnDemand).flatMap(\.files) + [ClientAssets.printSheet])
            let sizes = assets.files.values.filter { $0.contentType.hasPrefix(type) && !own.contains($0.name) }
                .compactMap(\.compressed?.count)
            // Nobody waits for the rest, but every page loads it in the end. Of the scripts 2 kB are what lets a finger move
            // things without an answer, 1.2 kB what takes sheets from height to height without a layout in every frame,
            // 1.6 kB titles that scroll away and presses on pages that move, and 2.5 kB what flies from place to place, leads
            // over values and rolls its digits; 0.4 kB keep the page from scrolling to what was moved out of it.
            #expect(sizes.reduce(0, +) <= (type == "text/css" ? 16_000 : 60_000), "\(sizes)")
        }
    }

    @Test("the style sheet for paper is small, and no other one has rules for print")
    func print() throws {
        let files = ClientAssets.shared.files
        #expect(try #require(files[ClientAssets.printSheet]?.compressed).count <= 1_200)
        for file in files.values {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("@media print") || file.name == "notes.js")
        }
    }

    @Test("a part that few pages need is small, and loads with the pages that need it alone")
    func onDemand() throws {
        let assets = ClientAssets.shared
        let parts = assets.parts.filter(\.isOnDemand)
        #expect(
            parts.map(\.name) == [
                "viewer", "floating", "uploads", "columns", "prepared", "scrolls", "anchors", "sights", "commands",
                "fitting", "phases", "fits", "effects", "beyond", "tables", "picks", "selections", "notes",
            ])
        for part in parts {
            #expect(!part.marks.isEmpty || !part.operations.isEmpty)
            let sizes = part.files.compactMap { assets.files[$0]?.compressed?.count }
            #expect(sizes.reduce(0, +) <= 1_500, "\(part.name): \(sizes)")
        }
        let page = #"<main><div class="layer viewer viewer-overlay" data-layer="sheet"></div></main>"#
        #expect(assets.parts(neededBy: [page]).map(\.name) == ["overlays", "viewer"])
    }

    @Test("the client's files are in a part only if the part's marks say so: no rule of it applies to anything else")
    func marks() throws {
        let assets = ClientAssets.shared
        for (part, source) in zip(assets.parts, ClientPart.all) where source.marks == nil {
            let text = String(decoding: try #require(assets.files[part.name + ".css"]).bytes, as: UTF8.self)
            let classes = part.marks.compactMap { if case .word(let word, in: "class") = $0 { word } else { nil } }
            #expect(classes.count > 3)
            let rules = text.split(whereSeparator: { "{}".contains($0) }).filter {
                $0.contains(".") && !$0.contains(":0")
            }
            for selector in rules where selector.hasPrefix(".") || selector.hasPrefix(":") {
                #expect(
                    classes.contains { selector.contains("." + $0) },
                    "\(part.name): \(selector) has no class of its own")
            }
        }
    }

    @Test("the client's files are loaded with the page that needs them")
    func neededByPages() throws {
        func needed(_ html: String) -> [String] { ClientAssets.shared.parts(neededBy: [html]).map(\.name) }
        #expect(needed(#"<main id="dais-root" class="root"><span class="T">popover, "nav"</span></main>"#) == [])
        #expect(needed(#"<main class="root gx"><div class="O nav"></div></main>"#) == ["navigation"])
        #expect(needed(#"<main><div data-layer="sheet" class="layer"></div></main>"#) == ["overlays"])
        #expect(
            needed("<main><div class=\"x\" popover><input disabled class=\"range\"></div></main>") == [
                "choices", "overlays",
            ])
        #expect(needed(#"<main><p data-on="click menu"></p></main>"#) == ["overlays"])
        #expect(needed(#"<main><p data-on="click menus" title="menu"></p></main>"#) == ["help"])
    }

    @Test("files of a later part of the client are refused to the start of another version")
    func otherVersions() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let name = try #require(ClientAssets.shared.parts.last?.files.last)
            let path = "/_dais/\(ClientAssets.shared.hash)/\(name)"
            #expect(await HTTPReply.get(path, port: server.port)?.status == 200)
            #expect(await HTTPReply.get("/_dais/0123/\(name)", port: server.port)?.status == 404)
        }
    }

    @Test("the client's files are kept for ever under the address with their hash, and not under another")
    func caching() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let path = "/_dais/\(ClientAssets.shared.hash)/dais.js"
            let reply = try #require(await HTTPReply.get(path, port: server.port))
            #expect(reply.status == 200)
            #expect(reply.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(reply.headers["cache-control"] == "public, max-age=31536000, immutable")
            #expect(reply.body == ClientAssets.shared.files[ClientAssets.script]?.bytes)
            let old = try #require(await HTTPReply.get("/_dais/0123/dais.js", port: server.port))
            #expect(old.status == 200)
            #expect(old.headers["cache-control"] == "no-cache")
            #expect(await HTTPReply.get("/_dais/0123/secret.js", port: server.port)?.status == 404)
            #expect(await HTTPReply.get("/_dais/0123/..%2f..%2fPackage.swift", port: server.port)?.status == 404)
        }
    }

    @Test("the client's files are answered with 304 to a browser that has them")
    func validation() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let path = "/_dais/\(ClientAssets.shared.hash)/dais.js"
            let reply = try #require(await HTTPReply.get(path, port: server.port))
            let tag = try #require(reply.headers["etag"])
            let again = try #require(
                await HTTPReply.get(path, port: server.port, headers: ["If-None-Match": "\"x\", \(tag)"]))
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            // The compressed bytes are another representation and have another tag.
            let packed = try #require(
                await HTTPReply.get(
                    path, port: server.port, headers: ["If-None-Match": tag, "Accept-Encoding": "gzip"]))
            #expect(packed.status == 200)
            #expect(packed.headers["content-encoding"] == "gzip")
            #expect(try gunzip(packed.body) == reply.body)
        }
    }
}
