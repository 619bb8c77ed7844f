// SPDX-License-Identifier: Apache-2.0
import Synchronization

@testable import DaisCore

/// A store of shared values for tests that play several processes in one.
final class SharedMemory: SharedStore {
    private struct State {
        var records: [String: SharedRecord] = [:]
        var receivers: [String: [Int: @Sendable (SharedNews) -> Void]] = [:]
        var performed: Set<String> = []
        var made = 0
        var writes = 0
        var reads = 0
        var failures = 0
        var lostAnswers = 0
    }

    struct Away: Error {}

    private let state = Mutex(State())

    /// The numbers of writes, performed or not, and of reads.
    var writes: Int { state.withLock(\.writes) }
    var reads: Int { state.withLock(\.reads) }
    func record(_ name: String) -> SharedRecord? { state.withLock { $0.records[name] } }

    /// Lets the next writes fail before they are performed.
    func failNextWrites(_ count: Int) { state.withLock { $0.failures = count } }
    /// Performs the next writes, and loses their answers.
    func loseNextAnswers(_ count: Int) { state.withLock { $0.lostAnswers = count } }

    /// Loses all values, as a server without a disk does.
    func loseAll() {
        let receivers = state.withLock { state in
            state.records = [:]
            state.performed = []
            return state.receivers.values.flatMap(\.values)
        }
        for receive in receivers { receive(.changed) }
    }

    func read(_ name: String) async throws -> SharedRecord? {
        state.withLock { state in
            state.reads += 1
            return state.records[name]
        }
    }

    func write(_ text: String, to name: String, over seen: SharedRecord?, id: String) async throws -> SharedWrite {
        // Other processes write meanwhile.
        await Task.yield()
        let (answer, isLost, receivers) = try state.withLock { state in
            state.writes += 1
            if state.failures > 0 {
                state.failures -= 1
                throw Away()
            }
            let known = state.records[name]
            if let known, state.performed.contains(id) {
                return (SharedWrite(isPerformed: true, newest: known), false, [@Sendable (SharedNews) -> Void]())
            }
            if let known, known != seen { return (SharedWrite(isPerformed: false, newest: known), false, []) }
            let made = SharedRecord(
                text: text, version: (known?.version ?? 0) + 1, era: known?.era ?? "\(state.writes)")
            state.records[name] = made
            state.performed.insert(id)
            state.lostAnswers -= 1
            return (
                SharedWrite(isPerformed: true, newest: made), state.lostAnswers >= 0,
                (state.receivers[name] ?? [:]).map(\.value)
            )
        }
        if answer.isPerformed { for receive in receivers { receive(.record(answer.newest)) } }
        if isLost { throw Away() }
        return answer
    }

    func follow(_ name: String, receive: @escaping @Sendable (SharedNews) -> Void) -> BroadcastSubscription {
        let number = state.withLock { state in
            state.made += 1
            state.receivers[name, default: [:]][state.made] = receive
            return state.made
        }
        return BroadcastSubscription { [weak self] in
            _ = self?.state.withLock { $0.receivers[name]?.removeValue(forKey: number) }
        }
    }
}
