// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A whole app as a process of its own.
final class AppProcess {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        // The app lies beside the test bundle, or beside the runner that loads it.
        let folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
        let binary = folders.compactMap { $0?.appendingPathComponent("ServerTestApp") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        process.executableURL = try #require(binary as URL?)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// The port from the line that says that the app is ready.
    func ready() -> Int? {
        var line = ""
        while !line.hasSuffix("\n") {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else { return nil }
            line += String(decoding: byte, as: UTF8.self)
        }
        guard let match = line.wholeMatch(of: /Listening on http:\/\/127\.0\.0\.1:([0-9]+) \(development\)\n/)
        else { return nil }
        return Int(match.1)
    }

    /// Waits for the end and returns the exit code and what was said on standard error.
    func end() -> (code: Int32, reason: Process.TerminationReason, errors: String) {
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason, String(decoding: text, as: UTF8.self))
    }

    /// Asks the app to stop.
    func stop() { kill(process.processIdentifier, SIGTERM) }

    /// Starts an app and taps its button, and returns it with the socket.
    static func tapped(
        _ arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> (AppProcess, SocketClient) {
        let app = try AppProcess(["--port", "0"] + arguments, environment: environment)
        let (socket, button) = try await SocketClient.adopting(port: #require(app.ready()))
        try await socket.tap(button, 1)
        return (app, socket)
    }
}

extension SocketClient {
    /// Opens the page and its socket, and returns the number of the first button's element.
    static func adopting(port: Int) async throws -> (socket: SocketClient, button: Int) {
        let reply = try #require(await HTTPReply.get("/", port: port))
        let page = try #require(EventTests.page(reply.text))
        let socket = try await SocketClient.open(port: port)
        try await socket.hello(page.facts)
        #expect(await socket.welcome()?.status == "adopted")
        return (socket, page.button)
    }

    /// - Parameter number: The number of the event.
    func tap(_ button: Int, _ number: Int) async throws {
        try await send("[\"e\",\(number),0,\(button),\"click\",null]")
    }
}
