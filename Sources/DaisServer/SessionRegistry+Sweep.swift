// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The rounds of expiry, pings and memory checks. Their timer is the only one of the server, and runs only while there are
/// clients.
///
/// The connections have their turns in groups, one after the other. The pings of 10,000 connections at once kept the taps of
/// others waiting for 0.2 s.
extension SessionRegistry {
    /// The number of groups of a round.
    package static let groups = 20

    /// Performs a whole round at once.
    ///
    /// - Parameter moment: The time of the round. Tests pass a later one.
    package func sweep(at moment: ContinuousClock.Instant? = nil) {
        let time = moment ?? now()
        for id in entries.keys { measure(id) }
        review(at: time)
        for group in 0..<Self.groups { visit(group, at: time) }
    }

    /// Performs what concerns all sessions together.
    package func review(at time: ContinuousClock.Instant) {
        closeExpired(at: time)
        for (id, entry) in entries {
            // The others are measured with their connection.
            if case .disconnected = entry.state { measure(id) }
        }
        settleFiles()
        count()
        while bytes >= options.maximumSessionBytes, evictOldest() {}
        if freed.take(inUse: bytes, resident: FreedMemory.resident) { FreedMemory.giveBack() }
    }

    /// Measures the sessions of a group of connections, and finds connections that are gone.
    package func visit(_ group: Int, at time: ContinuousClock.Instant) {
        for known in connections.values where known.group == group {
            if let id = known.session, let entry = entries[id] {
                measure(id)
                if entry.session.isWornOut {
                    renew(id, entry)
                    continue
                }
            }
            if known.session == nil, time - known.opened >= .seconds(options.helloTimeout) {
                guard !known.hasSaidHello else {
                    known.connection.end(.limit, retry: RetryDelay.milliseconds(returning: hellos.count))
                    continue
                }
                log.notice("no hello in time", ["client": "\(known.connection.client)"])
                metrics.refused(.silent)
                known.connection.end(.refused)
            } else {
                known.connection.heartbeat()
            }
        }
    }

    /// Closes sessions whose browsers have not returned, a few in one job. Hundreds may have been left together, and
    /// each of them has views that disappear.
    private func closeExpired(at time: ContinuousClock.Instant) {
        var closed = 0
        while let first = waiting.first, first.until <= time {
            guard closed < Self.closingsPerJob else {
                return TurnQueue.main.add(to: cleaning) { self.closeExpired(at: time) }
            }
            waiting.removeFirst()
            guard waitingUntil(first.id) == first.until else { continue }
            close(first.id)
            closed += 1
        }
    }

    private static let closingsPerJob = 4

    /// Ends a session whose elements have used most numbers. Its browser loads the page again.
    private func renew(_ id: String, _ entry: SessionEntry) {
        log.notice("a session has used its element numbers, its page loads again", ["client": "\(entry.client)"])
        if case .connected(let connection) = entry.state { connection.end(.reload) }
        close(id)
    }

    func startSweeping() {
        guard sweeper == nil else { return }
        let pause = Duration.seconds(options.sweepInterval) / Self.groups
        sweeper = Task { [weak self] in
            var group = 0
            while true {
                do { try await Task.sleep(for: pause, tolerance: pause / 10) } catch { return }
                guard let self else { return }
                let time = self.now()
                if group == 0 { self.review(at: time) }
                self.visit(group, at: time)
                group = (group + 1) % Self.groups
                if self.entries.isEmpty, self.connections.isEmpty {
                    self.sweeper = nil
                    return
                }
            }
        }
    }
}
