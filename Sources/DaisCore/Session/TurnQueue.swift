// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The order in which clients use the main actor: turns of sessions, first pages, and greetings.
///
/// In the order of arrival, a client with a hundred jobs would delay all others by a hundred jobs. This queue is a
/// start-time fair queue (Goyal, Vin and Cheng, 1996). Each client address has a share, which runs its own jobs in the
/// order of arrival. The next job is that of the share which has used the least time since all of them had work:
///
/// ```
/// share A, 3 jobs of 8 ms:   A1 ────────▶ tag 0    A2 ────────▶ tag 8    A3 ────────▶ tag 16
/// share B, arrives in A1:    B1 ▶ tag 0            runs after A1, and before A2
/// ```
///
/// A job is never interrupted, so a client waits for at most one job of each other client. Each share with work has one
/// task on the main actor, which runs the job that comes first by then. So other work of the main actor, such as tasks of
/// the app, also waits for one job of each client.
///
/// In an app whose sockets are on the main thread, a ``TurnLoop`` runs the jobs instead, without a task. It runs them for
/// a slice of time, and then lets the sockets and the tasks of the main actor have theirs.
package final class TurnQueue: Sendable {
    package typealias Job = @MainActor @Sendable () -> Void

    fileprivate struct Line {
        /// The shares with work, of which none runs, as a heap of their starts.
        var waiting: [TurnShare] = []
        /// The start of the job that runs, in the time that shares have used.
        var time = Duration.zero
        var latestEnd = Duration.zero
        var arrivals = 0
        var loop: (any TurnLoop)?
        /// Indicates whether the loop is going to run a slice, or runs one.
        var hasSlice = false
    }

    /// The queue of the main actor.
    package static let main = TurnQueue()

    private let state = Mutex(Line())
    /// The length of a slice. The last job of a slice may end later.
    private static let slice = Duration.milliseconds(8)

    package init() {}

    /// Runs the jobs on a loop from now on.
    package func run(on loop: any TurnLoop) { state.withLock { $0.loop = loop } }

    /// Adds a job from any thread. Jobs of one share run in the order in which they were added.
    package func add(to share: TurnShare, _ job: @escaping Job) {
        let (isIdle, loop) = state.withLock { state -> (Bool, (any TurnLoop)?) in
            share.jobs.append(job)
            guard !share.isActive else { return (false, nil) }
            state.activate(share)
            guard let loop = state.loop else { return (true, nil) }
            defer { state.hasSlice = true }
            return (!state.hasSlice, loop)
        }
        guard isIdle else { return }
        if let loop { loop.soon { self.runSlice(on: loop) } } else { runNext() }
    }

    /// Runs work as a job of a share, and returns its result.
    package func run<Result: Sendable>(
        for share: TurnShare, _ work: @escaping @MainActor @Sendable () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            add(to: share) { continuation.resume(returning: work()) }
        }
    }

    /// Charges a share with time that a job of another share has spent for it.
    package func charge(_ share: TurnShare, _ time: Duration) {
        state.withLock { state in
            share.end = max(share.end, state.time) + time
            state.latestEnd = max(state.latestEnd, share.end)
        }
    }

    /// Runs the jobs that come first, until there are none or their time is over. A handler may run the run loop, which
    /// begins no second slice inside this one.
    @MainActor private func runSlice(on loop: any TurnLoop) {
        var started = ContinuousClock.now
        let end = started + Self.slice
        while let (share, job) = state.withLock({ $0.startInSlice() }) {
            job()
            let now = ContinuousClock.now
            _ = state.withLock { $0.finish(share, after: now - started) }
            started = now
            if now >= end { return loop.later { self.runSlice(on: loop) } }
        }
    }

    /// Runs one job in a task of its own.
    private func runNext() {
        // A task that inherits would pass the session of one job to all later ones.
        Task.detached { @MainActor in
            let (share, job) = self.state.withLock { $0.start() }
            let started = ContinuousClock.now
            job()
            let time = ContinuousClock.now - started
            if self.state.withLock({ $0.finish(share, after: time) }) { self.runNext() }
        }
    }
}

/// A loop of the main thread that runs the jobs of a queue.
package protocol TurnLoop: Sendable {
    /// Runs work on the main thread as soon as possible. It may be called on any thread.
    func soon(_ work: @escaping @MainActor @Sendable () -> Void)
    /// Runs work on the main thread after everything else that waits for it.
    func later(_ work: @escaping @MainActor @Sendable () -> Void)
}

/// The part of a client in the time of the main actor.
package final class TurnShare: @unchecked Sendable {
    // The lock of the queue protects all of these.
    fileprivate var jobs = RingBuffer<TurnQueue.Job>()
    fileprivate var start = Duration.zero
    fileprivate var end = Duration.zero
    fileprivate var arrival = 0
    /// Indicates whether the share waits or runs.
    fileprivate var isActive = false

    package init() {}

    fileprivate func comes(before other: TurnShare) -> Bool {
        start == other.start ? arrival < other.arrival : start < other.start
    }
}

extension TurnQueue.Line {
    /// Lets a share wait. Time that it has not used while it had no work does not count.
    fileprivate mutating func activate(_ share: TurnShare) {
        share.isActive = true
        share.start = max(share.end, time)
        share.arrival = arrivals
        arrivals += 1
        waiting.append(share)
        var index = waiting.count - 1
        while index > 0, waiting[index].comes(before: waiting[(index - 1) / 2]) {
            waiting.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes the first share and its job. There are as many calls as activations.
    fileprivate mutating func start() -> (TurnShare, TurnQueue.Job) {
        waiting.swapAt(0, waiting.count - 1)
        let share = waiting.removeLast()
        var index = 0
        while true {
            var first = index * 2 + 1
            if first + 1 < waiting.count, waiting[first + 1].comes(before: waiting[first]) { first += 1 }
            guard first < waiting.count, waiting[first].comes(before: waiting[index]) else { break }
            waiting.swapAt(index, first)
            index = first
        }
        time = share.start
        return (share, share.jobs.removeFirst())
    }

    /// Removes the first share and its job, or ends the slice if no share waits.
    fileprivate mutating func startInSlice() -> (TurnShare, TurnQueue.Job)? {
        guard waiting.isEmpty else { return start() }
        hasSlice = false
        return nil
    }

    /// Ends a job and returns whether its share has another one.
    fileprivate mutating func finish(_ share: TurnShare, after spent: Duration) -> Bool {
        share.end = max(share.end, share.start) + spent
        latestEnd = max(latestEnd, share.end)
        share.isActive = false
        if share.jobs.count > 0 {
            activate(share)
            return true
        }
        // After a rest, all shares are equal again.
        if waiting.isEmpty { time = latestEnd }
        return false
    }
}
