// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Board

@Suite("cards")
struct CardTests {
    @Test("a move puts a card in front of another one, in the same column or in another one")
    func moves() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let (a, b, c) = (try await fixture.card("a"), try await fixture.card("b"), try await fixture.card("c"))
        try await fixture.store.move(c, to: fixture.columns[0].id, before: a, by: fixture.ada)
        #expect(try await fixture.titles() == ["c", "a", "b"])
        try await fixture.store.move(a, to: fixture.columns[1].id, before: nil, by: fixture.ada)
        try await fixture.store.move(b, to: fixture.columns[1].id, before: a, by: fixture.ada)
        #expect(try await fixture.titles() == ["c"])
        #expect(try await fixture.titles(column: 1) == ["b", "a"])
    }

    @Test("a hundred moves into the same gap keep the order")
    func narrowGaps() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let (a, b) = (try await fixture.card("a"), try await fixture.card("b"))
        let last = try await fixture.card("last")
        var order = [a, b]
        for _ in 0..<100 {
            order.swapAt(0, 1)
            try await fixture.store.move(order[1], to: fixture.columns[0].id, before: last, by: fixture.ada)
        }
        #expect(try await fixture.titles() == ["a", "b", "last"])
    }

    @Test("two changes of different fields both stay")
    func differentFields() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.change(id, .title("Plant beans"), readAt: 0, by: fixture.ada)
        try await fixture.store.change(id, .text("In May"), readAt: 0, by: fixture.admin)
        let card = try #require(try await fixture.card(id))
        #expect(card.title == "Plant beans" && card.text == "In May")
    }

    @Test("the second of two changes of one field gets both texts, and can be repeated at the new version")
    func conflict() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.change(id, .text("theirs"), readAt: 0, by: fixture.ada)
        let error = await failure {
            try await fixture.store.change(id, .text("mine"), readAt: 0, by: fixture.admin)
        }
        let conflict = Conflict(
            cardID: id, mine: .text("mine"), mineText: "mine", theirText: "theirs", author: "Ada", version: 1)
        #expect(error == .conflict(conflict))
        #expect(try await fixture.card(id)?.text == "theirs")
        try await fixture.store.change(id, .text("mine"), readAt: conflict.version, by: fixture.admin)
        #expect(try await fixture.card(id)?.text == "mine")
    }

    @Test("two people who write the same text are no conflict")
    func sameText() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.change(id, .text("same"), readAt: 0, by: fixture.ada)
        try await fixture.store.change(id, .text("same"), readAt: 0, by: fixture.admin)
        #expect(try await fixture.card(id)?.version(of: .text) == 1)
    }

    @Test("a deleted card comes back as it was, and cannot be changed meanwhile")
    func undo() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        _ = try await fixture.card("Water")
        try await fixture.store.setCard(id, deleted: true, by: fixture.ada)
        #expect(try await fixture.titles() == ["Water"])
        let error = await failure { try await fixture.store.change(id, .title("x"), readAt: 0, by: fixture.ada) }
        #expect(error == .gone("The card"))
        try await fixture.store.setCard(id, deleted: false, by: fixture.ada)
        #expect(try await fixture.titles() == ["Plant", "Water"])
    }

    @Test("a deleted column hides its cards until it comes back")
    func columns() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.setColumn(fixture.columns[0].id, deleted: true, by: fixture.ada)
        #expect(try await fixture.card(id) == nil)
        #expect(
            await failure { try await fixture.store.addComment("x", to: id, by: fixture.ada) } == .gone("The column"))
        try await fixture.store.setColumn(fixture.columns[0].id, deleted: false, by: fixture.ada)
        #expect(try await fixture.card(id)?.title == "Plant")
    }

    @Test("the history tells who changed what, with the texts before and after")
    func history() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.change(id, .assignee(fixture.ada), readAt: 0, by: fixture.admin)
        try await fixture.store.move(id, to: fixture.columns[2].id, before: nil, by: fixture.ada)
        try await fixture.store.addComment("Ready", to: id, by: fixture.ada)
        let history = try await fixture.store.details(of: id).history
        #expect(history.map(\.action) == ["commented", "moved the card", "changed the assignee", "added the card"])
        #expect(history[1].before == "To Do" && history[1].after == "Done")
        #expect(history[2].personID == fixture.admin && history[2].after == "Ada")
    }

    @Test("only its author changes and deletes a comment, and the history keeps the texts")
    func comments() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let store = fixture.store
        try await store.addComment("Raedy", to: id, by: fixture.ada)
        let comment = try #require(try await store.details(of: id).comments.first)
        let denied = StoreError.invalid("Only its author may change a comment.")
        #expect(await failure { try await store.setComment(comment.id, to: "x", by: fixture.admin) } == denied)
        #expect(await failure { try await store.setComment(comment.id, to: nil, by: fixture.admin) } == denied)
        #expect(await failure { try await store.setComment(comment.id, to: " ", by: fixture.ada) } != nil)
        try await store.setComment(comment.id, to: " Ready ", by: fixture.ada)
        #expect(try await store.details(of: id).comments.map(\.text) == ["Ready"])
        try await store.setComment(comment.id, to: nil, by: fixture.ada)
        let details = try await store.details(of: id)
        #expect(details.comments.isEmpty)
        #expect(details.history.prefix(2).map(\.action) == ["deleted a comment", "changed a comment"])
        #expect(details.history[1].before == "Raedy" && details.history[1].after == "Ready")
        let gone = StoreError.gone("The comment")
        #expect(await failure { try await store.setComment(comment.id, to: "x", by: fixture.ada) } == gone)
    }

    @Test("what was deleted long ago is purged with its files, and nothing else")
    func purge() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let store = fixture.store
        let (old, fresh, kept) = (
            try await fixture.card("old"), try await fixture.card("fresh"), try await fixture.card("kept")
        )
        let inColumn = try await fixture.card("in column", column: 1)
        let file = fixture.folder.appending(path: "note.txt")
        try Data("beans".utf8).write(to: file)
        for id in [old, kept] {
            try await store.attach(file, name: "note.txt", to: id, by: fixture.ada)
            try await store.addComment("x", to: id, by: fixture.ada)
        }
        try await store.setCard(old, deleted: true, by: fixture.ada)
        try await store.setColumn(fixture.columns[1].id, deleted: true, by: fixture.ada)
        // The database keeps milliseconds.
        let limit = Date() + 0.002
        try await Task.sleep(for: .milliseconds(5))
        try await store.setCard(fresh, deleted: true, by: fixture.ada)
        #expect(try await store.purge(deletedBefore: limit) == 2)
        for id in [old, inColumn] {
            #expect(await failure { try await store.setCard(id, deleted: false, by: fixture.ada) } == .gone("The card"))
        }
        #expect(
            await failure { try await store.setColumn(fixture.columns[1].id, deleted: false, by: fixture.ada) }
                == .gone("The column"))
        try await store.setCard(fresh, deleted: false, by: fixture.ada)
        #expect(try await fixture.titles() == ["fresh", "kept"])
        let details = try await store.details(of: kept)
        #expect(details.comments.count == 1 && details.attachments.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.files.path).count == 1)
        try await store.setBoard(fixture.board, deleted: true, by: fixture.admin)
        #expect(try await store.purge(deletedBefore: Date() + 1) == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.files.path).isEmpty)
    }

    @Test("names of only spaces and names without end are refused, with the reason")
    func names() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        #expect(await failure { try await fixture.card("  ") } == .invalid("A card needs a name."))
        let long = String(repeating: "x", count: 201)
        #expect(await failure { try await fixture.card(long) } == .invalid("A card may have at most 200 characters."))
    }

    @Test("a search needs all words, in any field and in any case")
    func search() {
        let card = Card(
            id: 1, boardID: 1, columnID: 1, position: 0, title: "Plant beans", text: "In **May**", labels: ["garden"],
            versions: [:])
        #expect(card.matches("PLANT garden") && card.matches("may") && card.matches(""))
        #expect(!card.matches("plant roses"))
    }
}
