// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// An app whose sockets are on the main thread.
@Suite("The main thread of an app", .serialized)
struct MainThreadTests {
    /// Returns the number of times that each thread of a process has gone to sleep by itself, by the number of the thread.
    private func sleeps(of app: AppProcess) throws -> [String: Int] {
        let tasks = "/proc/\(app.process.processIdentifier)/task"
        var counts: [String: Int] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            guard let text = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8),
                let match = text.firstMatch(of: /\nvoluntary_ctxt_switches:\s+([0-9]+)/)
            else { continue }
            counts[thread] = Int(match.1)
        }
        return counts
    }

    /// Starts an app, taps its button 200 times, and returns how often its other threads have slept meanwhile.
    private func otherSleeps(environment: [String: String]) async throws -> Int {
        let app = try AppProcess(["--port", "0", "--page", "count"], environment: environment)
        let (socket, button) = try await SocketClient.adopting(port: #require(app.ready()))
        try await socket.tap(button, 1)
        #expect(await socket.text(with: "Count 1\"") != nil)
        let before = try sleeps(of: app)
        for number in 2...201 {
            try await socket.tap(button, number)
            #expect(await socket.text(with: "Count \(number)\"") != nil)
        }
        let after = try sleeps(of: app)
        app.stop()
        #expect(app.end().code == 0)
        let main = String(app.process.processIdentifier)
        return after.filter { $0.key != main }.reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) }
    }

    @Test("200 taps wake no other thread, and at least one thread each if the sockets have their own")
    func hops() async throws {
        #expect(try await otherSleeps(environment: ["DAIS_SOCKET_THREAD": "main"]) < 50)
        #expect(try await otherSleeps(environment: ["DAIS_SOCKET_THREAD": "pool"]) >= 200)
    }

    @Test(
        "timers, blocks, queues and tasks of the main thread run, whoever adds them", arguments: ["main", "pool"])
    func clocks(thread: String) async throws {
        let (app, socket) = try await AppProcess.tapped(
            ["--page", "clocks"], environment: ["DAIS_SOCKET_THREAD": thread])
        var expected: Set = ["timer", "block", "queue", "delay", "task", "foreign timer", "foreign queue"]
        while !expected.isEmpty, let frame = await socket.text() {
            expected = expected.filter { !frame.contains("\($0) arrived") }
        }
        #expect(expected.isEmpty)
        app.stop()
        #expect(app.end().code == 0)
        #expect(await socket.ending() == "drain")
    }

    @Test("work without an end leaves time for pages, other sessions, and the stop", arguments: ["tasks", "changes"])
    func endless(page: String) async throws {
        let app = try AppProcess(["--port", "0", "--page", page])
        let port = try #require(app.ready())
        let (busy, button) = try await SocketClient.adopting(port: port)
        try await busy.tap(button, 1)
        #expect(await busy.text() != nil)
        for _ in 0..<3 {
            let (other, _) = try await SocketClient.adopting(port: port)
            other.close()
        }
        app.stop()
        let end = app.end()
        #expect(end.code == 0)
        #expect(end.reason == .exit)
    }

    @Test("a handler may run the run loop, which runs tasks meanwhile, and no other turn of its session")
    func nested() async throws {
        let app = try AppProcess(["--port", "0", "--page", "nesting"])
        let (socket, button) = try await SocketClient.adopting(port: #require(app.ready()))
        for number in 1...3 { try await socket.tap(button, number) }
        #expect(await socket.text(with: "handler handler handler task task task") != nil)
        app.stop()
        #expect(app.end().code == 0)
    }
}
