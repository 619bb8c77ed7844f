// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Testing

/// A whole app as a process of its own.
@Suite("An app as a process", .serialized)
struct ProcessTests {
    @Test("an app as a process serves its page and ends cleanly when it is asked to", arguments: [SIGTERM, SIGINT])
    func stop(signal: Int32) async throws {
        let app = try AppProcess(["--port", "0", "--greeting", "Good morning"])
        let port = try #require(app.ready())
        #expect(await HTTPReply.get("/", port: port)?.text.contains("Good morning") == true)
        let socket = try await SocketClient.open(port: port)
        try await socket.hello()
        #expect(await socket.welcome() != nil)
        let idle = try await RawClient(port: port)
        kill(app.process.processIdentifier, signal)
        let end = app.end()
        #expect(end.code == 0)
        #expect(end.reason == .exit)
        #expect(end.errors == "")
        #expect(await socket.ending() == "drain")
        idle.close()
    }

    @Test("an app as a process removes what processes that were killed have left, and nothing of those that live")
    func abandonedFolders() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("dais-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let abandoned = place.appendingPathComponent("dais-" + String(repeating: "0", count: 32))
        try FileManager.default.createDirectory(
            at: abandoned.appendingPathComponent("1/1"), withIntermediateDirectories: true)
        for name in ["lock", "1/1/a.txt"] { try Data("x".utf8).write(to: abandoned.appendingPathComponent(name)) }
        let living = await UploadFolder(in: place)
        let session = try await living.makeFolder()
        let app = try AppProcess(["--port", "0"], environment: ["TMPDIR": place.path])
        _ = try #require(app.ready())
        #expect(await TestServer.eventually { !FileManager.default.fileExists(atPath: abandoned.path) })
        #expect(FileManager.default.fileExists(atPath: session.path))
        kill(app.process.processIdentifier, SIGTERM)
        #expect(app.end().code == 0)
    }

    @Test("an app as a process says in one line that the port is taken")
    func takenPort() throws {
        let first = try AppProcess(["--port", "0"])
        let port = try #require(first.ready())
        let second = try AppProcess([], environment: ["PORT": "\(port)"])
        let end = second.end()
        #expect(end.code == 1)
        #expect(end.errors == "Cannot listen on 127.0.0.1:\(port): the port is taken.\n")
        kill(first.process.processIdentifier, SIGTERM)
        #expect(first.end().code == 0)
    }

    @Test(
        "an app as a process says in one line what is wrong with its flags",
        arguments: [["--port", "x"], ["--nonsense"], ["--port"]])
    func mistakes(arguments: [String]) throws {
        let end = try AppProcess(arguments).end()
        #expect(end.code == 2)
        #expect(end.errors.split(separator: "\n").count == 1)
        #expect(end.errors.contains(arguments[0]))
    }

    @Test("an app as a process names view and handler before a trap ends it")
    func trap() async throws {
        let (app, _) = try await AppProcess.tapped()
        let end = app.end()
        #expect(end.reason == .uncaughtSignal)
        #expect(end.errors.contains("on purpose"))
        let note = try #require(end.errors.firstMatch(of: /Dais: the process was running (.+)\n/)?.1)
        #expect(note.contains("click") && note.contains("TrapView"), "\(note)")
    }

    @Test("an app as a process ends when a handler does not return, and names view and handler")
    func watchdog() async throws {
        let (app, _) = try await AppProcess.tapped(["--greeting", "Forever"], environment: ["DAIS_TURN_LIMIT": "1"])
        let end = app.end()
        #expect(end.reason == .uncaughtSignal)
        #expect(end.code == SIGABRT)
        #expect(end.errors.contains("Dais: a turn has taken longer than 1 s"))
        #expect(end.errors.contains("Dais: the process was running click handler of TrapView"))
    }

    @Test("an app as a process closes its sockets before a slow backtrace of a trap")
    func backtrace() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backtrace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tracer = folder.appendingPathComponent("tracer")
        // The backtrace takes as long as the folder is there.
        try "#!/bin/sh\nwhile [ -e '\(tracer.path)' ]; do sleep 0.05; done\n".write(
            to: tracer, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tracer.path)
        let (app, socket) = try await AppProcess.tapped(
            [], environment: ["SWIFT_BACKTRACE": "enable=yes,swift-backtrace=\(tracer.path)"])
        _ = await socket.closeCode()
        #expect(app.process.isRunning)
        try FileManager.default.removeItem(at: folder)
        #expect(app.end().reason == .uncaughtSignal)
    }
}
