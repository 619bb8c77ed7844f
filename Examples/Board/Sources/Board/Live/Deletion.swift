// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Remembers what was deleted, for as long as the page offers to bring it back.
struct Deletion: Equatable, Identifiable {
    enum Thing: Equatable, Sendable {
        case card(Int64), column(Int64)
    }

    let id = UUID()
    let thing: Thing
    let title: String
}

extension Desk {
    func delete(_ thing: Deletion.Thing, titled title: String) async {
        if await set(thing, deleted: true) { deletion = Deletion(thing: thing, title: title) }
    }

    func restore(_ thing: Deletion.Thing) async { await set(thing, deleted: false) }

    @discardableResult
    private func set(_ thing: Deletion.Thing, deleted: Bool) async -> Bool {
        await perform { store, me throws(StoreError) in
            switch thing {
            case .card(let id): try await store.setCard(id, deleted: deleted, by: me)
            case .column(let id): try await store.setColumn(id, deleted: deleted, by: me)
            }
        } != nil
    }
}
