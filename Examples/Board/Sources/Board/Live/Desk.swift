// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Keeps the search and the filters of one person on a board, and performs changes and shows their failures.
@MainActor @Observable
final class Desk {
    let board: LiveBoard
    let member: Member
    let session = UUID()
    var search = ""
    var label: String?
    var assignee: Int64?
    var conflict: Conflict?
    var problem: String?
    /// The newest deletion, which a toast offers to undo.
    var deletion: Deletion?

    init(board: LiveBoard, member: Member) {
        self.board = board
        self.member = member
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

    func look(at card: Int64?, isEditing: Bool = false) {
        let person = Person(id: member.id, name: member.name, email: "", role: member.role, isActive: true)
        board.presence.look(card.map { Viewer(person: person, cardID: $0, isEditing: isEditing) }, session: session)
    }
}
