// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A session with an open file dialog, and the requests of its browser.
struct FileExchange {
    let socket: SocketClient
    let welcome: SocketClient.Welcome
    let address: String
    let layer: Int

    init(_ server: TestServer, at path: String = "", headers: [String: String] = [:]) async throws {
        socket = try await SocketClient.open(port: server.port, path: path + "/_dais/live", headers: headers)
        try await socket.hello()
        welcome = try #require(await socket.welcome())
        let frame = try #require(await socket.text(with: "/_dais/files/"))
        address = String(try #require(frame.firstMatch(of: /[a-z\/]*\/_dais\/files\/[0-9a-f]+\/[0-9a-f]+/)).output)
        let whole = try #require(try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any])
        let operations = try #require(whole[3] as? [[Any]])
        let overlays = try #require(operations.last { $0[0] as? Int == 7 })
        layer = try #require(overlays[3] as? Int)
    }

    /// Sends the last two events of the client: its answer, and the end of the exit.
    func finish(_ answer: String) async throws {
        try await socket.send("[\"e\",1,0,\(layer),\"files\",\(answer)]")
        try await socket.send("[\"e\",2,0,\(layer),\"exited\",1]")
    }

    /// Begins an upload and leaves it open. It is given its head and the first bytes of its body.
    static func begin(
        _ address: String, _ body: String, port: Int, name: String = "a.txt", headers: [String: String] = [:],
        length: Int? = nil
    ) async throws -> RawClient {
        let client = try await RawClient(port: port)
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        try await client.send(
            "POST \(address)?name=\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
                + "Content-Length: \(length ?? body.utf8.count)\r\n\(lines)\r\n\(body)")
        return client
    }

    static func post(
        _ address: String, _ body: String, port: Int, name: String = "a.txt", headers: [String: String] = [:],
        length: Int? = nil
    ) async throws -> HTTPReply? {
        let client = try await begin(address, body, port: port, name: name, headers: headers, length: length)
        guard let head = await client.takeHead() else { return nil }
        return HTTPReply(head: head, body: await client.takeAll())
    }
}
