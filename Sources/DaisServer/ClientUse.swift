// SPDX-License-Identifier: Apache-2.0

/// The connections and sessions of one client address.
struct ClientUse {
    var connections = 0
    var sessions: Set<String> = []

    var isEmpty: Bool { connections == 0 && sessions.isEmpty }
}

/// The sessions that wait for their browser, in the order of their expiry.
///
/// All wait equally long, so that order is the order of arrival and needs no search. After a network failure, 20,000
/// clients may reconnect at once.
struct WaitingLine {
    private var line: [(id: String, until: ContinuousClock.Instant)] = []
    private var head = 0

    var first: (id: String, until: ContinuousClock.Instant)? { head < line.count ? line[head] : nil }

    mutating func append(_ id: String, until: ContinuousClock.Instant) {
        line.append((id, until))
    }

    mutating func removeFirst() {
        head += 1
        guard head >= 1024, head * 2 >= line.count else { return }
        line.removeFirst(head)
        head = 0
    }

    mutating func popFirst() -> (id: String, until: ContinuousClock.Instant)? {
        guard let first else { return nil }
        removeFirst()
        return first
    }
}
