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
    @ObservationIgnored private var listener: Task<Void, Never>?

    init(store: BoardStore) {
        self.store = store
        listener = Task { [weak self] in
            for await _ in Sharing.broadcast.events(of: "boards") {
                guard let self else { return }
                self.revision += 1
            }
        }
    }

    isolated deinit { listener?.cancel() }

    func board(_ id: Int64) -> LiveBoard {
        if let board = boards[id] { return board }
        let board = LiveBoard(id: id, store: store)
        boards[id] = board
        return board
    }

    /// Tells all processes that the list of boards is another one.
    func listChanged() { Sharing.broadcast.publish("changed", to: "boards") }
}
