// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A board as the database has it. Every change, of this process or another one, loads it again.
@MainActor @Observable
final class LiveBoard {
    let id: Int64
    let store: BoardStore
    @ObservationIgnored let presence: Presence
    private(set) var contents: BoardContents?
    // Views that read only these are not evaluated again when a card changes.
    private(set) var columns: [BoardColumn] = []
    private(set) var people: [Person] = []
    private(set) var isLoaded = false
    /// The reason why the last attempt to load has failed.
    private(set) var problem: StoreError?
    /// Rises with each load, also if only comments or files have changed.
    private(set) var revision = 0
    private var cardsByColumn: [Int64: [Card]] = [:]
    private var cardsByID: [Int64: Card] = [:]
    @ObservationIgnored private var listener: Task<Void, Never>?
    /// The load that runs, and the one that begins after it.
    @ObservationIgnored private var loading: Task<Void, Never>?
    @ObservationIgnored private var next: Task<Void, Never>?

    init(id: Int64, store: BoardStore) {
        self.id = id
        self.store = store
        presence = Presence(board: id)
        let events = Sharing.broadcast.events(of: "board-\(id)")
        listener = Task { [weak self] in
            for await event in events {
                // This process has loaded its own changes already.
                if event != .message(Presence.thisProcess) { await self?.reload() }
            }
        }
    }

    isolated deinit { listener?.cancel() }

    /// Loads the board as it is now or later.
    ///
    /// One load runs at a time, so that none shows an older state after a newer one. All that wish for a load meanwhile
    /// share the next one.
    func reload() async {
        if let next { return await next.value }
        let before = loading
        let task = Task {
            await before?.value
            (loading, next) = (next, nil)
            await load()
        }
        next = task
        await task.value
    }

    private func load() async {
        do throws(StoreError) {
            let new = try await store.contents(of: id)
            if new != contents { show(new) }
            problem = nil
        } catch {
            problem = error
        }
        isLoaded = true
        revision += 1
    }

    private func show(_ new: BoardContents?) {
        contents = new
        if columns != new?.columns ?? [] { columns = new?.columns ?? [] }
        if people != new?.people ?? [] { people = new?.people ?? [] }
        cardsByColumn = Dictionary(grouping: new?.cards ?? [], by: \.columnID)
        cardsByID = Dictionary(uniqueKeysWithValues: (new?.cards ?? []).map { ($0.id, $0) })
    }

    /// Loads a change of this process, and tells the other processes.
    func changed() async {
        Sharing.broadcast.publish(Presence.thisProcess, to: "board-\(id)")
        await reload()
    }

    // MARK: Contents

    var labels: [String] { Set(contents?.cards.flatMap(\.labels) ?? []).sorted() }

    func card(_ id: Int64) -> Card? { cardsByID[id] }
    func cards(in column: Int64) -> [Card] { cardsByColumn[column] ?? [] }
    func person(_ id: Int64?) -> Person? { people.first { $0.id == id } }
}
