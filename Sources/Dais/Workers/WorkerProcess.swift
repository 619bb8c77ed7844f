// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One process of an app with several.
@MainActor
final class WorkerProcess {
    /// The way in which a process has ended.
    struct End {
        let code: Int32
        let isSignal: Bool
        /// Bad options or an address that cannot be used: another start would end the same way.
        var isHopeless: Bool { !isSignal && (code == 1 || code == 2) }
        var description: String { isSignal ? "signal \(code)" : "code \(code)" }
    }

    static let supervised = "DAIS_SUPERVISED"

    private let process = Process()
    /// The worker reads its standard input, which ends when this process ends in any way.
    private let lifeline = Pipe()

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - environment: The variables that differ from those of this process.
    ///   - ended: Runs once, when the process has ended.
    /// - Throws: An error of the system if the file cannot be run.
    init(
        executable: URL, arguments: [String], environment: [String: String],
        ended: @escaping @MainActor (End) -> Void
    ) throws {
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging([Self.supervised: "1"]) { $1 }.merging(environment) { $1 }
        process.standardInput = lifeline
        process.terminationHandler = { process in
            let end = End(code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
            DispatchQueue.main.async { MainActor.assumeIsolated { ended(end) } }
        }
        try process.run()
    }

    func send(_ signal: Int32) {
        guard process.isRunning else { return }
        kill(process.processIdentifier, signal)
    }

    /// Asks this process to stop when its supervisor has ended, if it has one.
    static func followSupervisor(environment: [String: String]) {
        guard environment[supervised] == "1" else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) <= 0 else { return }
            source.cancel()
            kill(getpid(), SIGTERM)
        }
        source.activate()
    }
}
