// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Keeps the search and the filters of one person on a board, and performs changes and shows their failures.
@MainActor @Observable
final class Desk {
    let board: LiveBoard
    let member: Member
    /// The name of the page, which it keeps in another process.
    let page: PageName
    var search = ""
    var label: String?
    var assignee: Int64?
    var conflict: Conflict?
    var problem: String?
    /// The newest deletion, which a toast offers to undo.
    var deletion: Deletion?
    @ObservationIgnored private var looked: Int64?
    @ObservationIgnored private var edited: Set<Edit> = []

    private struct Edit: Hashable {
        let card: Int64
        let field: CardField
    }

    init(board: LiveBoard, member: Member, page: PageName) {
        (self.board, self.member, self.page) = (board, member, page)
    }

    var canEdit: Bool { member.canEdit }
    var isFiltering: Bool { !search.isEmpty || label != nil || assignee != nil }

    func cards(in column: Int64) -> [Card] {
        board.cards(in: column).filter { card in
            card.matches(search) && (label == nil || card.labels.contains(label!))
                && (assignee == nil || card.assigneeID == assignee)
        }
    }

    /// Performs a change. A failure stays visible until the person has read it.
    @discardableResult
    func perform<Value: Sendable>(
        _ body: @Sendable (BoardStore, Int64) async throws(StoreError) -> Value
    ) async -> Value? {
        do throws(StoreError) {
            let value = try await body(board.store, member.id)
            await board.changed()
            return value
        } catch {
            if case .conflict(let conflict) = error {
                self.conflict = conflict
            } else {
                problem = error.localizedDescription
            }
            await board.reload()
            return nil
        }
    }

    /// Changes a field that the person has read at a version.
    ///
    /// - Returns: `true` if it was stored.
    @discardableResult
    func change(_ card: Int64, _ change: CardChange, readAt version: Int) async -> Bool {
        await perform { store, me throws(StoreError) in
            try await store.change(card, change, readAt: version, by: me)
        } != nil
    }

    /// Puts a card in front of the card at an offset of the visible cards.
    func move(_ card: Int64, to column: Int64, at index: Int) async {
        let next = cards(in: column).dropFirst(index).first { $0.id != card }?.id
        await perform { store, me throws(StoreError) in
            try await store.move(card, to: column, before: next, by: me)
        }
    }

    // MARK: What others see

    func look(at card: Int64) {
        looked = card
        tellOthers()
    }

    func leave(_ card: Int64) {
        // The page of the next card may have appeared before.
        guard looked == card else { return }
        looked = nil
        tellOthers()
    }

    func edit(_ field: CardField, of card: Int64, _ isEditing: Bool) {
        let edit = Edit(card: card, field: field)
        if isEditing { edited.insert(edit) } else { edited.remove(edit) }
        tellOthers()
    }

    private func tellOthers() {
        let person = Person(id: member.id, name: member.name, email: "", role: member.role, isActive: true)
        let viewer = looked.map { card in
            Viewer(person: person, cardID: card, isEditing: edited.contains { $0.card == card })
        }
        board.presence.look(viewer, session: page.id)
    }
}
