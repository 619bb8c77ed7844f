// SPDX-License-Identifier: Apache-2.0
#if Redis
import Foundation
import Testing

/// Processes with many sessions each. Every wait has an end, and so has every process.
@MainActor
@Suite("Three processes with five hundred sessions each", .serialized, .timeLimit(.minutes(5)))
struct ProcessesTests {
    /// A process of `RedisTestApp`.
    @MainActor private final class App {
        private let process = Process()
        private let input = Pipe()
        private let lines: AsyncStream<String>

        init(_ arguments: [String]) throws {
            // The program lies beside the test bundle, or beside the runner that loads it.
            let folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
            let binary = folders.compactMap { $0?.appendingPathComponent("RedisTestApp") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            let output = Pipe()
            process.executableURL = try #require(binary as URL?)
            process.arguments = arguments
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            let (lines, continuation) = AsyncStream.makeStream(of: String.self)
            self.lines = lines
            let reader = Thread {
                var rest = ""
                while true {
                    let data = output.fileHandleForReading.availableData
                    guard !data.isEmpty else { break }
                    rest += String(decoding: data, as: UTF8.self)
                    while let end = rest.firstIndex(of: "\n") {
                        continuation.yield(String(rest[..<end]))
                        rest = String(rest[rest.index(after: end)...])
                    }
                }
                continuation.finish()
            }
            reader.start()
        }

        /// Tells the process something. The answer is one of those that ``answer()`` returns in this order.
        func tell(_ command: String) { try? input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8)) }

        /// Returns the next line, or `nil` when the process has ended. It ends by itself in any case.
        func answer() async -> String? {
            for await line in lines { return line }
            return nil
        }

        func ask(_ command: String) async -> String? {
            tell(command)
            return await answer()
        }

        func end() {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }

        isolated deinit { end() }
    }

    private func start(_ server: RedisServer) async throws -> [App] {
        let apps = try (0..<3).map { _ in try App([server.address, "500"]) }
        try await eventually("all sessions listen") {
            try await states(apps) { $0.contains("loaded true") && $0.hasSuffix("ready 500") }
        }
        return apps
    }

    private func states(_ apps: [App], _ condition: (String) -> Bool) async throws -> Bool {
        for app in apps {
            guard let state = await app.ask("state") else { throw Late(description: "a process has ended") }
            guard condition(state) else { return false }
        }
        return true
    }

    @Test("the counts of all processes add up in every session, and every session hears every message")
    func addUp() async throws {
        let server = try await RedisServer()
        let apps = try await start(server)
        for app in apps { app.tell("add 60") }
        for app in apps { #expect(await app.answer() == "added") }
        try await eventually("every session shows the sum") {
            try await states(apps) { $0.hasPrefix("count 180, loaded true, texts 1, shown 180,") }
        }
        // Fewer than wait for a reader at most, so that a busy machine causes no gap.
        for (index, app) in apps.enumerated() { app.tell("publish 20 p\(index)") }
        for app in apps { #expect(await app.answer() == "published") }
        try await eventually("every session has heard all messages") {
            try await states(apps) { $0.contains("heard 60,") }
        }
        for app in apps { app.end() }
    }

    @Test("a restart of Redis while processes count loses no count")
    func restart() async throws {
        let server = try await RedisServer(isDurable: true)
        let apps = try await start(server)
        for app in apps { app.tell("add 100") }
        try await Task.sleep(for: .milliseconds(50))
        server.kill()
        try await server.start()
        for app in apps { #expect(await app.answer() == "added") }
        try await eventually("every session shows the sum") {
            try await states(apps) { $0.hasPrefix("count 300, loaded true, texts 1, shown 300,") }
        }
        for app in apps { app.end() }
    }
}
#endif
