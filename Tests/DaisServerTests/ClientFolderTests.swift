// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Testing

@testable import DaisServer

@Suite("The client's files of earlier builds")
struct ClientFolderTests {
    private let path = FileManager.default.temporaryDirectory.path + "/dais-client-\(UUID().uuidString)"

    private func builds() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    private func saved(_ hash: String, _ text: String) throws {
        let files = [
            ClientAssets.File(name: "dais.js", type: "text/javascript", text: text),
            ClientAssets.File(name: "toast.css", type: "text/css", text: "b{color:red}"),
        ]
        try ClientFileFolder(path: path).save(files, hash: hash)
    }

    @Test("a page of an earlier build gets the files of its build, which its browser may keep")
    func earlier() async throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try saved("0a1b2c", "earlier()")
        var options = ServerOptions()
        options.clientFolder = path
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { [path] server in
            let script = try #require(await HTTPReply.get("/_dais/0a1b2c/dais.js", port: server.port))
            #expect(script.text == "earlier()")
            #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(script.headers["cache-control"] == "public, max-age=31536000, immutable")
            let styles = try #require(await HTTPReply.get("/_dais/0a1b2c/toast.css", port: server.port))
            #expect(styles.text == "b{color:red}")
            for missing in ["0a1b2c/overlays.js", "0a1b2d/toast.css", "../toast.css", "0a1b2c/..%2f0a1b2c%2fdais.js"] {
                let reply = await HTTPReply.get("/_dais/" + missing, port: server.port)
                #expect(reply?.status == 404, "\(missing)")
            }
            // The files of this build are there for the processes of later ones.
            let assets = ClientAssets.shared
            let own = Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(assets.hash)/dais.js")))
            #expect(own == assets.files["dais.js"]?.bytes)
        }
    }

    @Test("the folder keeps the last builds, and a build that is deployed again is one of them")
    func oldest() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let hashes = (0..<ClientFileFolder.mostBuilds).map { "b\($0)" }
        for (age, hash) in hashes.reversed().enumerated() {
            try saved(hash, "")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3600 * Double(age + 1))],
                ofItemAtPath: "\(path)/\(hash)")
        }
        try saved("b0", "")
        try saved("ff", "")
        #expect(try builds() == (hashes.filter { $0 != "b1" } + ["ff"]).sorted())
    }

    @Test("processes that start together leave whole builds and nothing else")
    func together() async throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try saved("abc", "text") } }
        }
        #expect(try builds() == ["abc"])
        #expect(ClientFileFolder(path: path).file("dais.js", hash: "abc")?.bytes == Array("text".utf8))
    }

    @Test("a folder that cannot be written ends the app with its name")
    func unwritable() throws {
        let file = path + "-file"
        try Data().write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let end = try AppProcess(["--port", "0"], environment: ["DAIS_CLIENT_FILES": file + "/client"]).end()
        #expect(end.code == 1)
        #expect(end.errors.split(separator: "\n").count == 1)
        #expect(end.errors.contains("DAIS_CLIENT_FILES: The files of the client cannot be kept in \(file)/client: "))
    }
}
