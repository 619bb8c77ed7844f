// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisServer
import Synchronization

/// A connection of a browser that records what the server does with it.
final class FakeConnection: ClientConnection {
    private struct State {
        var frames: [String] = []
        var ended: EndCode?
        var retry: Int?
        var session: Session?
        var pings = 0
        var isOpen = true
    }

    let client: ClientAddress
    private let state = Mutex(State())

    init(client: String = "10.0.0.1") { self.client = ClientAddress(client) }
    init(address: ClientAddress) { client = address }

    var isOpen: Bool { state.withLock { $0.isOpen } }
    var retry: Int? { state.withLock { $0.retry } }
    func leave() { state.withLock { $0.isOpen = false } }

    var frames: [String] { state.withLock { $0.frames } }
    var ended: EndCode? { state.withLock { $0.ended } }
    var session: Session? { state.withLock { $0.session } }
    var pings: Int { state.withLock { $0.pings } }
    var pendingBytes: Int { 0 }

    func send(_ frame: String) { state.withLock { $0.frames.append(frame) } }
    func close() {}
    func bind(_ session: Session, budget: Budget) { state.withLock { $0.session = session } }
    func end(_ code: EndCode, retry: Int?) { state.withLock { ($0.ended, $0.retry) = (code, retry) } }
    func heartbeat() { state.withLock { $0.pings += 1 } }
}
