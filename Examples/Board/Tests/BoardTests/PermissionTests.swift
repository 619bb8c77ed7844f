// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Board

@Suite("rights")
struct PermissionTests {
    @Test("a reader changes nothing")
    func reader() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let (store, me) = (fixture.store, fixture.reader)
        let card = try await fixture.card("Plant")
        let column = fixture.columns[0].id
        let denied = StoreError.notAllowed(.member)
        #expect(await failure { try await store.addBoard("x", by: me) } == denied)
        #expect(await failure { try await store.renameBoard(fixture.board, to: "x", by: me) } == denied)
        #expect(await failure { try await store.addColumn("x", to: fixture.board, by: me) } == denied)
        #expect(await failure { try await store.renameColumn(column, to: "x", by: me) } == denied)
        #expect(await failure { try await store.setColumn(column, deleted: true, by: me) } == denied)
        #expect(await failure { try await store.addCard("x", to: column, by: me) } == denied)
        #expect(await failure { try await store.change(card, .title("x"), readAt: 0, by: me) } == denied)
        #expect(await failure { try await store.move(card, to: column, before: nil, by: me) } == denied)
        #expect(await failure { try await store.setCard(card, deleted: true, by: me) } == denied)
        #expect(await failure { try await store.addComment("x", to: card, by: me) } == denied)
        #expect(try await store.contents(of: fixture.board)?.cards.map(\.title) == ["Plant"])
    }

    @Test("only an administrator invites people, changes roles and deletes boards")
    func member() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let (store, me) = (fixture.store, fixture.ada)
        let denied = StoreError.notAllowed(.administrator)
        #expect(await failure { try await store.invite("a@b.c", as: .reader, by: me) } == denied)
        #expect(await failure { try await store.setRole(.administrator, of: me, by: me) } == denied)
        #expect(await failure { try await store.setActive(false, of: fixture.admin, by: me) } == denied)
        #expect(await failure { try await store.setBoard(fixture.board, deleted: true, by: me) } == denied)
        try await store.setBoard(fixture.board, deleted: true, by: fixture.admin)
        #expect(try await store.boards().isEmpty)
    }

    @Test("a role counts from the next change on")
    func newRole() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        try await fixture.store.setRole(.member, of: fixture.reader, by: fixture.admin)
        _ = try await fixture.store.addCard("x", to: fixture.columns[0].id, by: fixture.reader)
        try await fixture.store.setActive(false, of: fixture.reader, by: fixture.admin)
        #expect(
            await failure { try await fixture.store.addCard("y", to: fixture.columns[0].id, by: fixture.reader) }
                == .notAllowed(.member))
    }

    @Test("one administrator remains")
    func lastAdministrator() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let expected = StoreError.invalid("One administrator has to remain.")
        let (store, admin) = (fixture.store, fixture.admin)
        #expect(await failure { try await store.setRole(.member, of: admin, by: admin) } == expected)
        #expect(await failure { try await store.setActive(false, of: admin, by: admin) } == expected)
        #expect(try await store.people().first { $0.id == admin }?.role == .administrator)
    }
}
