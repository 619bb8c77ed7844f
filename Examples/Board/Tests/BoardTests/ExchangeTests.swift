// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Board

@Suite("import and export")
struct ExchangeTests {
    @Test("quoted fields may have commas, quotes and line breaks")
    func quotes() {
        let rows = CSV.rows(of: "\u{FEFF}a,\"b,\"\"c\"\"\nd\"\r\n\r\ne,\n")
        #expect(
            rows == [
                CSV.Row(line: 1, fields: ["a", "b,\"c\"\nd"]), CSV.Row(line: 4, fields: ["e", ""]),
            ])
        let texts = [["a,b", "c\"d", "e\nf"], ["", "x", ""]]
        #expect(CSV.rows(of: CSV.text(of: texts)).map(\.fields) == texts)
    }

    @Test("lines that cannot be imported are listed with their numbers and reasons")
    func failures() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let contents = try #require(try await fixture.store.contents(of: fixture.board))
        let preview = ImportPreview(
            csv: """
                title,column,due,assignee,labels
                Plant,doing,2026-05-31,ADA@example.org,Spring; Seeds
                ,Done,,,
                Water,Nowhere,,,
                Dig,,31.5.2026,,
                Rake,,,nobody@example.org,
                Sow
                """, columns: contents.columns, people: contents.people)
        #expect(
            preview.failures.map { "\($0.line): \($0.reason)" } == [
                "3: There is no title.", "4: There is no column “Nowhere”.",
                "5: “31.5.2026” is not a day such as 2026-05-31.", "6: Nobody has the address “nobody@example.org”.",
            ])
        #expect(preview.entries.map(\.draft.title) == ["Plant", "Sow"])
        #expect(preview.entries[0].column.title == "Doing" && preview.entries[0].draft.labels == ["Spring", "Seeds"])
        try await fixture.store.add(preview.entries, by: fixture.ada)
        #expect(try await fixture.titles(column: 1) == ["Plant"])
        #expect(try await fixture.titles() == ["Sow"])
    }

    @Test("a text that a spreadsheet would run as a formula leaves with an apostrophe, and comes back without it")
    func formulas() {
        let texts = ["=1+1", "+1", "-1", "@x", "\tx", "'=1", "''@", "it's", "'quoted'", "a=b", ""]
        let fields = CSV.rows(of: CSV.text(of: [texts]))[0].fields
        #expect(fields == ["'=1+1", "'+1", "'-1", "'@x", "'\tx", "''=1", "'''@", "it's", "'quoted'", "a=b", ""])
        #expect(fields.map(CSV.unguarded) == texts)
    }

    @Test("a file without a column for titles says which columns it may have")
    func noTitle() {
        let column = BoardColumn(id: 1, boardID: 1, title: "To Do", position: 1)
        let preview = ImportPreview(csv: "name\nPlant", columns: [column], people: [])
        #expect(preview.entries.isEmpty && preview.failures.map(\.line) == [1])
    }

    @Test("an export can be imported again")
    func roundTrip() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant, \"soon\"", column: 2)
        try await fixture.store.change(id, .text("# Seeds\n- beans"), readAt: 0, by: fixture.ada)
        try await fixture.store.change(id, .labels(["a", "b"]), readAt: 0, by: fixture.ada)
        try await fixture.store.change(id, .due("2026-05-31"), readAt: 0, by: fixture.ada)
        try await fixture.store.change(id, .assignee(fixture.ada), readAt: 0, by: fixture.ada)
        let contents = try #require(try await fixture.store.contents(of: fixture.board))
        let text = String(decoding: ExportedFile.csv(contents).data, as: UTF8.self)
        let preview = ImportPreview(csv: text, columns: contents.columns, people: contents.people)
        let card = contents.cards[0]
        #expect(
            preview.entries.map(\.draft) == [
                CardDraft(
                    title: card.title, text: card.text, labels: card.labels, due: card.due, assigneeID: card.assigneeID)
            ])
        #expect(preview.entries.map(\.column.title) == ["Done"])
        let json = try JSONSerialization.jsonObject(with: ExportedFile.json(contents).data) as? [[String: Any]]
        #expect(json?.map { $0["title"] as? String } == ["To Do", "Doing", "Done"])
    }

    @Test("days are real days")
    func days() {
        #expect(DueDay.date("2026-02-29") == nil && DueDay.date("2028-02-29") != nil && DueDay.date("x") == nil)
        #expect(DueDay.date("2026-05-31").map(DueDay.text) == "2026-05-31")
        #expect(DueDay.isOver("2026-05-30", now: DueDay.date("2026-05-31")!))
        #expect(!DueDay.isOver("2026-05-31", now: DueDay.date("2026-05-31")!))
    }

    @Test("addresses lead to their pages and back")
    func places() throws {
        for address in ["/", "/people", "/account", "/boards/7", "/boards/7?card=12", "/invite/secret"] {
            let place = try #require(Place(address: URL(string: address)!))
            #expect(place.address == address)
        }
        #expect(Place(address: URL(string: "/boards/x")!) == nil)
        #expect(Place(address: URL(string: "/other")!) == nil)
    }
}
