// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The boards that sessions of this process show. Sessions of one board share one copy of it.
@MainActor @Observable
final class Hub {
    static let shared = Hub(store: Backend.store)

    let store: BoardStore
    /// Rises when a board was added, renamed or deleted.
    private(set) var revision = 0
    @ObservationIgnored private var boards: [Int64: LiveBoard] = [:]
    @ObservationIgnored private var listeners: [Task<Void, Never>] = []

    init(store: BoardStore) {
        self.store = store
        let (boards, members) = (Sharing.broadcast.events(of: "boards"), Sharing.broadcast.events(of: "members"))
        listeners = [
            Task { [weak self] in
                for await _ in boards { self?.revision += 1 }
            },
            Task { [weak self] in
                for await event in members { await self?.receive(event) }
            },
        ]
    }

    isolated deinit { for listener in listeners { listener.cancel() } }

    func board(_ id: Int64) -> LiveBoard {
        if let board = boards[id] { return board }
        let board = LiveBoard(id: id, store: store)
        boards[id] = board
        return board
    }

    /// Tells all processes that the list of boards is another one.
    func listChanged() { Sharing.broadcast.publish("changed", to: "boards") }

    // MARK: Rights

    /// A change of logins or rights, for the other processes.
    private struct RightsChange: Codable {
        let process: String
        let reason: String
    }

    /// Ends the pages whose login or rights the database does not have any more, in all processes.
    ///
    /// - Parameter reason: A sentence for the people.
    func rightsChanged(reason: String) async {
        let change = RightsChange(process: Presence.thisProcess, reason: reason)
        if let data = try? JSONEncoder().encode(change) {
            Sharing.broadcast.publish(String(decoding: data, as: UTF8.self), to: "members")
        }
        await endOutdated(reason: reason)
    }

    private func receive(_ event: BroadcastEvent) async {
        guard case .message(let text) = event else { return await endOutdated(reason: "Your rights have changed.") }
        let change = try? JSONDecoder().decode(RightsChange.self, from: Data(text.utf8))
        if let change, change.process != Presence.thisProcess { await endOutdated(reason: change.reason) }
    }

    private func endOutdated(reason: String) async {
        guard let known = try? await store.members() else { return }
        SessionDirectory.end(reason: reason) { (member: Member) in
            // A login that is newer than the list is not outdated.
            member.loginID <= known.newest && known.members[member.loginID] != member
        }
    }
}
