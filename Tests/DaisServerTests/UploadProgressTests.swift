// SPDX-License-Identifier: Apache-2.0

import Dais
import Foundation
import Testing

@Suite("Uploads that take their time")
struct UploadProgressTests {
    private struct Importing: View {
        @State private var asks = true
        @State private var answer = "nothing"
        @State private var uploads = Uploads()

        var body: some View {
            VStack {
                Text("Answer: \(answer)")
                ForEach(uploads.running) { upload in
                    Text(upload.isInterrupted ? "cut" : "Bytes: \(upload.receivedBytes) of \(upload.totalBytes)")
                    Button("Cancel") { upload.cancel() }
                }
            }
            .fileImporter(
                isPresented: $asks, allowedContentTypes: [.plainText], allowsMultipleSelection: true
            ) { result in
                switch result {
                case .success(let files):
                    answer = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }.joined(separator: ",")
                case .failure(let error): answer = error.localizedDescription
                }
            } onCancellation: {
                answer = "canceled"
            }
            .environment(\.uploads, uploads)
        }
    }

    private static func name(_ index: Int, of count: Int = 1, total: Int, from: Int = 0) -> String {
        "a.txt&file=\(index)&count=\(count)&total=\(total)&from=\(from)"
    }

    /// Sends bytes of a body so late that the server shows what has arrived.
    private func send(_ text: String, to client: RawClient) async throws {
        // sleep: reports are 200 ms apart.
        try await Task.sleep(for: .milliseconds(250))
        try await client.send(text)
    }

    @Test("the page shows what has arrived, a cut is continued where it was, and the app gets the whole file")
    func continued() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server)
            let (port, socket) = (server.port, asking.socket)
            let client = try await FileExchange.begin(
                asking.address, "hello", port: port, name: Self.name(0, total: 10), length: 10)
            #expect(await socket.text(with: "Bytes: 0 of 10") != nil)
            try await send("wor", to: client)
            #expect(await socket.text(with: "Bytes: 8 of 10") != nil)
            client.close()
            #expect(await socket.text(with: "cut") != nil)
            let place = try #require(await HTTPReply.get(asking.address + "?file=0", port: port))
            #expect(place.text == "8")
            let wrong = try await FileExchange.post(
                asking.address, "rld", port: port, name: Self.name(0, total: 10, from: 7))
            #expect(wrong?.status == 409)
            let rest = try await FileExchange.post(
                asking.address, "ld", port: port, name: Self.name(0, total: 10, from: 8))
            #expect(rest?.status == 201)
            #expect(await socket.text(with: "Answer: helloworld") != nil)
            #expect(await HTTPReply.get(asking.address + "?file=0", port: port)?.status == 404)
        }
    }

    @Test("a request that comes before the server knows of the cut takes the place of the former one")
    func superseded() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server)
            let (port, socket) = (server.port, asking.socket)
            let former = try await FileExchange.begin(
                asking.address, "hel", port: port, name: Self.name(0, total: 5), length: 5)
            #expect(await socket.text(with: "Bytes: 0 of 5") != nil)
            try await send("l", to: former)
            #expect(await socket.text(with: "Bytes: 4 of 5") != nil)
            #expect(await HTTPReply.get(asking.address + "?file=0", port: port)?.text == "4")
            let rest = try await FileExchange.begin(
                asking.address, "", port: port, name: Self.name(0, total: 5, from: 4), length: 1)
            #expect(await socket.text(with: "Bytes: 4 of 5") != nil)
            // The server drops bytes that still arrive on the dead line.
            try await former.send("!")
            #expect(await former.takeHead()?.contains("500") != false)
            try await rest.send("o")
            #expect(await rest.takeHead()?.contains("201") == true)
            #expect(await socket.text(with: "Answer: hello") != nil)
        }
    }

    @Test("several files are complete with the last one, without a word of the browser")
    func several() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let asking = try await FileExchange(server)
            for (index, text) in ["one", "two"].enumerated() {
                let name = Self.name(index, of: 2, total: 6)
                #expect(try await FileExchange.post(asking.address, text, port: server.port, name: name)?.status == 201)
                if index == 0 {
                    let place = await HTTPReply.get(asking.address + "?file=0", port: server.port)
                    #expect(place?.text == "done")
                }
            }
            #expect(await asking.socket.text(with: "Answer: one,two") != nil)
        }
    }

    @Test("the place of a file is told to nobody else")
    func strangers() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let first = try await FileExchange(server)
            let second = try await FileExchange(server)
            let token = try #require(second.address.split(separator: "/").last)
            let crossed = "/_dais/files/\(first.welcome.session)/\(token)?file=0"
            #expect(await HTTPReply.get(crossed, port: server.port)?.status == 404)
            for index in ["-1", "x", "99999999999999999999"] {
                #expect(await HTTPReply.get(first.address + "?file=\(index)", port: server.port)?.status == 404)
            }
        }
    }
}
