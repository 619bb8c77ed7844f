// SPDX-License-Identifier: Apache-2.0

import CDaisClient
import DaisCore
import DaisServer
import Foundation
import Testing

@Suite("The client's files")
struct AssetTests {
    @Test("are all embedded, byte for byte")
    func embedded() throws {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Client")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
        #expect(paths.contains("main.js"))
        #expect(Set(paths).isSuperset(of: ClientAssets.overlayModules))
        var embedded: [String: [UInt8]] = [:]
        for index in 0..<dais_client_file_count() {
            let file = dais_client_file_at(index)
            embedded[String(cString: file.name)] = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        }
        #expect(Set(paths) == Set(embedded.keys), "Sources/CDaisClient/client.c lists the files of Client/")
        for path in paths {
            #expect(embedded[path] == Array(try Data(contentsOf: folder.appendingPathComponent(path))), "\(path)")
        }
    }

    @Test("are one script and one style sheet")
    func served() throws {
        let assets = ClientAssets.shared
        #expect(Set(assets.files.keys) == [ClientAssets.script, ClientAssets.styleSheet])
        for (name, mark) in [(ClientAssets.script, "new WebSocket"), (ClientAssets.styleSheet, "--blue")] {
            let text = String(decoding: try #require(assets.files[name]).bytes, as: UTF8.self)
            #expect(text.contains(mark))
            #expect(!text.contains("SPDX"))
        }
    }

    @Test("stay within what a browser should have to load")
    func budget() throws {
        let assets = ClientAssets.shared
        // The budget is 20,000. Sheets, menus, toasts and files exceed it; this keeps it from growing until it is met again.
        #expect(try #require(assets.files[ClientAssets.script]?.compressed).count <= 25_800)
        #expect(try #require(try ClientAssets.overlayPart().compressed).count <= 8_000)
    }

    @Test("are kept for ever under the address with their hash, and not under another")
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

    @Test("are answered with 304 to a browser that has them")
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
