// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A board as the database has it. Every change, of this process or another one, loads it again.
@MainActor @Observable
final class LiveBoard {
    let id: Int64
    let store: BoardStore
    private(set) var contents: BoardContents?
    private(set) var isLoaded = false
    /// The reason why the last attempt to load has failed.
    private(set) var problem: StoreError?
    /// Rises with each load, also if only comments or files have changed.
    private(set) var revision = 0
    /// The people who look at a card, by session.
    private(set) var viewers: [UUID: Viewer] = [:]
    @ObservationIgnored private var listener: Task<Void, Never>?
    private static let process = UUID().uuidString

    init(id: Int64, store: BoardStore) {
        self.id = id
        self.store = store
        let topic = topic
        listener = Task { [weak self] in
            for await event in Sharing.broadcast.events(of: topic) {
                guard let self else { return }
                // This process has loaded its own changes already.
                if event != .message(Self.process) { await self.reload() }
            }
        }
    }

    isolated deinit { listener?.cancel() }

    private var topic: String { "board-\(id)" }

    func reload() async {
        do throws(StoreError) {
            let new = try await store.contents(of: id)
            if new != contents { contents = new }
            problem = nil
        } catch {
            // A page that has gone has nobody to tell, and others have this board too.
            guard !Task.isCancelled else { return }
            problem = error
        }
        isLoaded = true
        revision += 1
    }

    /// Loads a change of this process, and tells the other processes.
    func changed() async {
        await reload()
        Sharing.broadcast.publish(Self.process, to: topic)
    }

    // MARK: Contents

    var columns: [BoardColumn] { contents?.columns ?? [] }
    var people: [Person] { contents?.people ?? [] }
    var labels: [String] { Set(contents?.cards.flatMap(\.labels) ?? []).sorted() }

    func card(_ id: Int64) -> Card? { contents?.cards.first { $0.id == id } }
    func cards(in column: Int64) -> [Card] { contents?.cards.filter { $0.columnID == column } ?? [] }
    func person(_ id: Int64?) -> Person? { people.first { $0.id == id } }

    // MARK: Who is here

    func look(_ viewer: Viewer?, session: UUID) { viewers[session] = viewer }

    /// The people at a card, each once, without one of them.
    func viewers(of card: Int64, except person: Int64) -> [Viewer] {
        var found: [Int64: Viewer] = [:]
        for viewer in viewers.values where viewer.cardID == card && viewer.person.id != person {
            if found[viewer.person.id]?.isEditing != true { found[viewer.person.id] = viewer }
        }
        return found.values.sorted { $0.person.name < $1.person.name }
    }
}

/// A person who has a card open.
struct Viewer: Equatable {
    let person: Person
    let cardID: Int64
    var isEditing: Bool

    var words: String { isEditing ? "\(person.name) is editing" : "\(person.name) is looking" }
}
