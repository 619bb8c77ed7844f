// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Testing

@testable import DaisServer

@Suite("Reports of builds")
struct BuildReportTests {
    private static func run(
        _ environment: ServerEnvironment, _ body: @escaping @Sendable (TestServer, URL) async throws -> Void
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("The build failed.\n\nHome.swift:3:9: error".utf8).write(to: file)
        var options = ServerOptions()
        options.buildReport = file.path
        options.environment = environment
        try await TestServer.run(options: options) {
            Text("Home")
        } body: { server in
            try await body(server, file)
        }
    }

    @Test("a page shows the report that is there when it comes, and each change of it")
    func follows() async throws {
        try await Self.run(.development) { server, file in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            #expect(await socket.text(with: #"[14,"build","The build failed.\n\nHome.swift:3:9: error"]"#) != nil)
            try Data("Another".utf8).write(to: file, options: .atomic)
            #expect(await socket.text(with: #"[14,"build","Another"]"#) != nil)
            try Data().write(to: file, options: .atomic)
            #expect(await socket.text(with: #"[14,"build",""]"#) != nil)
            socket.close()
        }
    }

    @Test("a page in production shows no report")
    func production() async throws {
        try await Self.run(.production) { server, _ in
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello()
            _ = try #require(await socket.welcome())
            await server.registry.show(buildReport: "Another")
            // The answer to any event would have the report with it.
            try await socket.send("[\"e\",1,0,1,\"click\",null]")
            let answer = try #require(await socket.text(with: "[\"p\""))
            #expect(!answer.contains("build"))
            socket.close()
        }
    }
}
