// SPDX-License-Identifier: Apache-2.0

import Foundation
import Logging

/// Runs an app as several processes. Each listens on a port or socket of its own, behind a proxy.
///
///             ┌────────────── its delay is over ──────────────┐
///             ▼                                               │
///     ──▶ starting ──ready──▶ serving ──ends──────────────▶ waiting
///          │  ▲                  │                            ▲
///          │  │ ends, restarting │ SIGTERM                    │
///          │  │                  ▼                            │
///          │  └────────────── stopping ──ends──▶ gone         │
///          └── ends, or is not ready in time ─────────────────┘
///
/// SIGHUP restarts one worker after the other, with the program that is at its path then. Each has served for a second
/// before the next one stops. SIGTERM and SIGINT stop all.
@MainActor
final class Supervisor {
    private enum State { case starting, serving, stopping, waiting, gone }

    private struct Worker {
        var state = State.gone
        var process: WorkerProcess?
        var notices: NoticeSocket?
        /// Counts the starts, so that a timer of an earlier process does nothing.
        var start = 0
        var started = ContinuousClock.now
        var delay = Supervisor.firstDelay
        var hasServed = false
    }

    private nonisolated static let firstDelay = 0.25
    private static let longestDelay = 10.0
    /// The time in seconds after which a process has lived long enough that its end is not part of a series.
    private static let settled = 10.0
    private static let readyTimeout = 30.0
    /// The time in seconds that a restarted worker serves before the next one stops. A proxy learns of it by its next
    /// check. Without this time, a proxy took all workers for gone while they restarted, and answered with 503.
    private static let minimumServing = 1.0
    /// The time in seconds that a worker has after its drain, before it is ended. It needs up to five.
    private static let stopTimeout = 10.0

    private let launch: LaunchOptions
    private let environment: [String: String]
    private let executable: URL
    private let folder: URL
    private let log: Logger
    private var workers: [Int: Worker] = [:]
    /// The workers that a restart has not reached yet. The first one is being replaced.
    private var outdated: [Int] = []
    private var restartsAgain = false
    private var isStopping = false
    private var exitCode: Int32 = 0
    private var signals: [any DispatchSourceSignal] = []

    init(_ launch: LaunchOptions, environment: [String: String], logger: Logger) {
        self.launch = launch
        self.environment = environment
        log = logger
        // The path as it was given may be a link that leads to a newer program at the next start.
        let given = CommandLine.arguments.first ?? ""
        executable = URL(fileURLWithPath: given.contains("/") ? given : Bundle.main.executablePath ?? given)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-workers-\(getpid())")
    }

    /// Starts the workers, and ends the process when all of them have ended.
    func run() -> Never {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            Foundation.signal(signal, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
            source.setEventHandler { [self] in
                MainActor.assumeIsolated { signal == SIGHUP ? restart() : stop() }
            }
            source.activate()
            signals.append(source)
        }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            Launcher.complain("Cannot create \(folder.path) for the workers: \(error.localizedDescription)")
            exit(1)
        }
        for number in 1...launch.workers {
            workers[number] = Worker()
            start(number)
        }
        dispatchMain()
    }

    // MARK: One worker

    private func start(_ number: Int) {
        guard var worker = workers[number] else { return }
        worker.start += 1
        let start = worker.start
        worker.started = .now
        worker.state = .starting
        worker.notices?.end()
        let path = folder.appendingPathComponent("\(number)").path
        worker.notices = NoticeSocket(path: path) { [weak self] notice in
            if notice == .ready { self?.isReady(number, start: start) }
        }
        do {
            var variables = ["DAIS_WORKER": String(number), "NOTIFY_SOCKET": path]
            if let metrics = launch.metrics { variables["DAIS_METRICS"] = "\(metrics.ofWorker(number))" }
            worker.process = try WorkerProcess(
                executable: executable, arguments: launch.arguments(ofWorker: number), environment: variables,
                ended: { [weak self] in self?.ended(number, $0) })
            workers[number] = worker
            after(Self.readyTimeout) { $0.isLate(number, start: start) }
        } catch {
            log.error("a worker cannot start", metadata: ["worker": "\(number)", "error": "\(error)"])
            workers[number] = worker
            ended(number, WorkerProcess.End(code: 127, isSignal: false))
        }
    }

    private func isReady(_ number: Int, start: Int) {
        guard let worker = workers[number], worker.start == start, worker.state == .starting else { return }
        workers[number]?.state = .serving
        workers[number]?.hasServed = true
        if workers.values.allSatisfy({ $0.state == .serving }) {
            ServiceNotice.ready.send(environment: environment)
        }
        guard outdated.first == number else { return }
        after(Self.minimumServing) {
            // A worker that has ended meanwhile has ended the restart.
            guard $0.outdated.first == number, $0.workers[number]?.start == start else { return }
            $0.outdated.removeFirst()
            $0.replaceNext()
        }
    }

    private func isLate(_ number: Int, start: Int) {
        guard let worker = workers[number], worker.start == start, worker.state == .starting else { return }
        log.error("a worker was not ready in time", metadata: ["worker": "\(number)"])
        worker.process?.send(SIGKILL)
    }

    private func ended(_ number: Int, _ end: WorkerProcess.End) {
        guard let worker = workers[number] else { return }
        workers[number]?.process = nil
        let wasStopped = worker.state == .stopping
        if isStopping {
            workers[number]?.state = .gone
            return exitIfAllAreGone()
        }
        if wasStopped { return start(number) }
        if !worker.hasServed, end.isHopeless {
            exitCode = end.code
            workers[number]?.state = .gone
            return stop()
        }
        if outdated.first == number {
            log.error(
                "a restarted worker ended before it was ready, so the others keep running",
                metadata: ["worker": "\(number)", "end": "\(end.description)"])
            outdated = []
        }
        let hasSettled = ContinuousClock.now - worker.started > .seconds(Self.settled)
        let delay = hasSettled ? Self.firstDelay : worker.delay
        log.warning(
            "a worker ended, it starts again",
            metadata: ["worker": "\(number)", "end": "\(end.description)", "seconds": "\(delay)"])
        workers[number]?.state = .waiting
        workers[number]?.delay = min(delay * 2, Self.longestDelay)
        let start = worker.start
        after(delay) {
            guard $0.workers[number]?.start == start, !$0.isStopping else { return }
            $0.start(number)
        }
    }

    // MARK: All workers

    /// Replaces the workers one after the other, so that the others serve meanwhile.
    private func restart() {
        guard !isStopping else { return }
        guard outdated.isEmpty else {
            restartsAgain = true
            return
        }
        outdated = workers.keys.sorted()
        replaceNext()
    }

    private func replaceNext() {
        guard let number = outdated.first else {
            log.notice("all workers have restarted")
            if restartsAgain {
                restartsAgain = false
                restart()
            }
            return
        }
        switch workers[number]?.state {
        case .serving, .starting: end(number)
        // A worker that waits starts with the new program anyway.
        case .waiting: start(number)
        case .stopping, .gone, nil: break
        }
    }

    private func end(_ number: Int) {
        guard let worker = workers[number], let process = worker.process else { return }
        workers[number]?.state = .stopping
        process.send(SIGTERM)
        after(Double(launch.drainSeconds) + Self.stopTimeout) {
            guard $0.workers[number]?.process === process else { return }
            $0.log.error("a worker did not stop in time", metadata: ["worker": "\(number)"])
            process.send(SIGKILL)
        }
    }

    private func stop() {
        guard !isStopping else { return }
        isStopping = true
        ServiceNotice.stopping.send(environment: environment)
        for (number, worker) in workers {
            if worker.process == nil { workers[number]?.state = .gone } else { end(number) }
        }
        exitIfAllAreGone()
    }

    private func exitIfAllAreGone() {
        guard workers.values.allSatisfy({ $0.state == .gone }) else { return }
        for worker in workers.values { worker.notices?.end() }
        try? FileManager.default.removeItem(at: folder)
        exit(exitCode)
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor (Supervisor) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                body(self)
            }
        }
    }
}
