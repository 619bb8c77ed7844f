// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
@testable import DaisServer
import Foundation
import Testing

@Suite("Limits of uploads")
struct UploadLimitTests {
    private struct Importing: View {
        var isMultiple = true
        @State private var asks = true
        @State private var answer = "nothing"

        var body: some View {
            Text("Answer: \(answer)")
                .fileImporter(
                    isPresented: $asks, allowedContentTypes: [.plainText], allowsMultipleSelection: isMultiple
                ) { result in
                    switch result {
                    case .success(let files):
                        for file in files { try? FileManager.default.removeItem(at: file) }
                        answer = "taken"
                    case .failure(let error): answer = error.localizedDescription
                    }
                }
        }
    }

    private static let text = String(repeating: "x", count: 60_000)

    @Test("the files of all sessions have a limit, and a file that is gone counts no longer")
    func total() async throws {
        var options = ServerOptions()
        options.maximumFileBytesInTotal = 100_000
        let log = LogLines()
        try await TestServer.run(options: options, log: log) {
            Importing()
        } body: { server in
            let first = try await FileExchange(server)
            let second = try await FileExchange(server)
            let port = server.port
            #expect(try await FileExchange.post(first.address, Self.text, port: port)?.status == 201)
            let refused = try #require(try await FileExchange.post(second.address, Self.text, port: port))
            #expect(refused.status == 507)
            #expect(refused.text == "The server has no room for the file at the moment\n")
            #expect(log.count(with: "maximumFileBytesInTotal limit=100000") == 1)
            try await second.finish("false")
            #expect(await second.socket.text(with: "no room for “a.txt”") != nil)
            // The app deletes the file in its completion.
            try await first.finish("1")
            #expect(await first.socket.text(with: "taken") != nil)
            #expect(await MainActor.run { server.views.files.bytes } == 0)
            let third = try await FileExchange(server)
            #expect(try await FileExchange.post(third.address, Self.text, port: port)?.status == 201)
        }
    }

    @Test("the files of one client address have a limit, which others do not feel")
    func client() async throws {
        var options = ServerOptions()
        options.maximumFileBytesPerClient = 100_000
        options.clientAddressHeader = "X-Client"
        let log = LogLines()
        try await TestServer.run(options: options, log: log) {
            Importing()
        } body: { server in
            let port = server.port
            let own = ["X-Client": "192.0.2.1"]
            let first = try await FileExchange(server, headers: own)
            let second = try await FileExchange(server, headers: own)
            let other = try await FileExchange(server, headers: ["X-Client": "192.0.2.2"])
            #expect(try await FileExchange.post(first.address, Self.text, port: port)?.status == 201)
            #expect(try await FileExchange.post(second.address, Self.text, port: port)?.status == 507)
            #expect(log.count(with: "maximumFileBytesPerClient limit=100000") == 1)
            #expect(try await FileExchange.post(other.address, Self.text, port: port)?.status == 201)
            await MainActor.run { server.registry.stop() }
            #expect(await MainActor.run { server.views.files.bytes(of: "192.0.2.1") } == 0)
        }
    }

    @Test("uploads leave some of the disk free, and say what to do about it")
    func disk() async throws {
        var options = ServerOptions()
        options.minimumFreeDiskBytes = 1 << 60
        let log = LogLines()
        try await TestServer.run(options: options, log: log) {
            Importing()
        } body: { server in
            let exchange = try await FileExchange(server)
            #expect(try await FileExchange.post(exchange.address, "x", port: server.port)?.status == 507)
            #expect(log.count(with: "minimumFreeDiskBytes would be left") == 1)
        }
    }

    @Test("a file that is still arriving counts for an import of one file")
    func begun() async throws {
        try await TestServer.run {
            Importing(isMultiple: false)
        } body: { server in
            let exchange = try await FileExchange(server)
            let open = try await FileExchange.begin(exchange.address, "abc", port: server.port, length: 50_000)
            #expect(await TestServer.eventually { server.views.files.arrivingBytes == 50_000 })
            let second = try #require(try await FileExchange.post(exchange.address, "x", port: server.port))
            #expect(second.status == 413)
            #expect(second.text.contains("Up to 1 can be chosen"))
            open.close()
            #expect(await TestServer.eventually { server.views.files.bytes == 0 })
        }
    }

    @Test("an upload whose session has ended stops, and counts until then")
    func ended() async throws {
        try await TestServer.run {
            Importing()
        } body: { server in
            let exchange = try await FileExchange(server)
            let open = try await FileExchange.begin(exchange.address, "abc", port: server.port, length: 5_000_000)
            #expect(await TestServer.eventually { server.views.files.arrivingBytes == 5_000_000 })
            await MainActor.run { server.registry.stop() }
            #expect(await MainActor.run { server.views.files.bytes } == 5_000_000)
            try await open.send(Self.text)
            #expect(await open.takeHead()?.hasPrefix("HTTP/1.1 500 ") == true)
            let counts = await MainActor.run { (server.views.files.bytes, server.views.files.arrivingBytes) }
            #expect(counts == (0, 0))
        }
    }

    @Test("an upload must have some speed after its first minute")
    func pace() {
        let pace = UploadPace(bytesPerSecond: 4096, patience: 60)
        #expect(!pace.isTooSlow(0, after: 60))
        #expect(pace.isTooSlow(4095, after: 61))
        #expect(!pace.isTooSlow(4096, after: 61))
    }
}
