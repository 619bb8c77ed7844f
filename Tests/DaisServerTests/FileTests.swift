// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisServer
import Foundation
import Testing

@Suite("Files over HTTP")
struct FileTests {
    private struct Importing: View {
        @State private var asks = true
        @State private var answer = "nothing"

        var body: some View {
            Text("Answer: \(answer)")
                .fileImporter(
                    isPresented: $asks, allowedContentTypes: [.plainText], allowsMultipleSelection: true
                ) { result in
                    switch result {
                    case .success(let files):
                        answer = files.map { "\($0.path)=\((try? String(contentsOf: $0, encoding: .utf8)) ?? "?")" }
                            .joined(separator: " ")
                    case .failure(let error): answer = error.localizedDescription
                    }
                }
        }
    }

    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.html]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("<b>hi</b>".utf8))
        }
    }

    private struct Exporting: View {
        @State private var asks = true
        var body: some View {
            Text(asks ? "asking" : "done")
                .fileExporter(isPresented: $asks, document: Note(), contentType: .html, defaultFilename: "Grüße") { _ in
                }
        }
    }

    @Test("uploads arrive under their own names in a folder that goes with the session", arguments: ["/", "/some/app"])
    func stored(path: String) async throws {
        try await TestServer.run(at: path) {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server, at: path == "/" ? "" : path)
            #expect(asking.address.hasPrefix(path == "/" ? "/_dais/files/" : "/some/app/_dais/files/"))
            let name = "..%2F..%2Fetc%2Fpass%20word.txt"
            #expect(try await FileExchange.post(asking.address, "hello", port: server.port, name: name)?.status == 201)
            try await asking.finish("1")
            let told = try #require(await asking.socket.text(with: "pass word.txt=hello"))
            let file = String(
                try #require(told.firstMatch(of: /\/[^"=]*dais-[0-9a-f]+\/[0-9]+\/1\/pass word.txt/)).output)
            #expect(FileManager.default.fileExists(atPath: file))
            // The dialog has gone, and its address with it.
            #expect(try await FileExchange.post(asking.address, "more", port: server.port)?.status == 404)
            await MainActor.run { server.registry.stop() }
            #expect(!FileManager.default.fileExists(atPath: file))
            let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test("uploads are refused for an unknown token, another session's token, and from a foreign page")
    func strangers() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let first = try await FileExchange(server)
            let second = try await FileExchange(server)
            let port = server.port
            let unknown = "/_dais/files/\(first.welcome.session)/\(String(repeating: "0", count: 32))"
            #expect(try await FileExchange.post(unknown, "x", port: port)?.status == 404)
            let token = second.address.split(separator: "/").last ?? ""
            let crossed = "/_dais/files/\(first.welcome.session)/\(token)"
            #expect(try await FileExchange.post(crossed, "x", port: port)?.status == 404)
            #expect(try await FileExchange.post("/_dais/files/nobody/\(token)", "x", port: port)?.status == 404)
            let foreign = ["Origin": "https://evil.example"]
            #expect(try await FileExchange.post(first.address, "x", port: port, headers: foreign)?.status == 403)
            #expect(await HTTPReply.get(first.address, port: port)?.status == 404)
            let own = ["Origin": "http://127.0.0.1:\(port)"]
            #expect(try await FileExchange.post(first.address, "x", port: port, headers: own)?.status == 201)
        }
    }

    @Test("uploads that are too large are refused before they come, and the view is told")
    func tooLarge() async throws {
        var options = ServerOptions()
        options.maximumFileBytes = 10
        try await TestServer.run(options: options) {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server)
            let reply = try #require(
                try await FileExchange.post(asking.address, "", port: server.port, length: 5_000_000))
            #expect(reply.status == 413)
            #expect(reply.headers["connection"] == "close")
            #expect(reply.text.contains("“a.txt” is too large"))
            try await asking.finish("false")
            #expect(await asking.socket.text(with: "is too large") != nil)
        }
    }

    @Test("uploads of another type, or of unknown length, are refused")
    func wrong() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server)
            let port = server.port
            #expect(try await FileExchange.post(asking.address, "x", port: port, name: "a.png")?.status == 415)
            let client = try await RawClient(port: port)
            try await client.send(
                "POST \(asking.address)?name=a.txt HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n")
            #expect(await client.takeHead()?.hasPrefix("HTTP/1.1 411 ") == true)
        }
    }

    @Test("exported files are saved and not shown, once")
    func exported() async throws {
        try await TestServer.run {
            Exporting()
        } body: { server in
            let asking = try await FileExchange(server)
            let reply = try #require(await HTTPReply.get(asking.address, port: server.port))
            #expect(reply.status == 200)
            #expect(reply.text == "<b>hi</b>")
            #expect(
                reply.headers["content-disposition"]
                    == "attachment; filename=\"Gr__e.html\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.html")
            #expect(reply.headers["x-content-type-options"] == "nosniff")
            #expect(reply.headers["content-security-policy"] == "default-src 'none'; sandbox")
            #expect(reply.headers["cache-control"] == "no-store")
            #expect(await asking.socket.text(with: "done") != nil)
            #expect(await HTTPReply.get(asking.address, port: server.port)?.status == 404)
        }
    }
}
