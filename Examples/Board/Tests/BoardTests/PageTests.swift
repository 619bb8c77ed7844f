// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import SwiftUI
import Testing

@testable import Board

@MainActor
@Suite("pages")
struct PageTests {
    /// A screen that shows the board to a person.
    private func screen(_ fixture: Fixture, _ hub: Hub, as id: Int64, card: Int64? = nil) async throws -> Screen {
        let person = try #require(try await fixture.store.people().first { $0.id == id })
        let member = Member(id: id, name: person.name, role: person.role, loginID: 1)
        let screen = Screen {
            BoardScreen(board: fixture.board, member: member, card: card).environment(hub)
                .environment(\.identity, member)
        }
        await screen.settleTasks { card == nil ? screen.text("To Do").exists : screen.textField("Title").exists }
        return screen
    }

    /// A screen on which Ada has written a description, which somebody else has stored another text for meanwhile.
    private func overtaken(_ fixture: Fixture) async throws -> (screen: Screen, card: Int64) {
        let id = try await fixture.card("Plant")
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada, card: id)
        screen.button("Edit description").tap()
        screen.textField("Description").type("mine")
        try await fixture.store.change(id, .text("theirs"), readAt: 0, by: fixture.admin)
        return (screen, id)
    }

    /// The page with a place of its own, as below the stack of the app.
    private struct BoardScreen: View {
        let board: Int64
        let member: Member
        @State var card: Int64?

        var body: some View {
            NavigationStack { BoardLoader(id: board, member: member, opened: $card) }
        }
    }

    @Test("a card that one person adds appears for everybody")
    func everybody() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let hub = Hub(store: fixture.store)
        let (ada, rob) = (
            try await screen(fixture, hub, as: fixture.ada), try await screen(fixture, hub, as: fixture.reader)
        )
        ada.button("Add card to To Do").tap()
        ada.alert("New Card in To Do").textField("Name").type("Plant beans")
        ada.alert("New Card in To Do").button("Add").tap()
        await ada.settleTasks { ada.button("Plant beans").exists }
        #expect(rob.button("Plant beans").exists)
        #expect(!rob.button("Add card to To Do").exists)
    }

    @Test("a card is dragged to another column, and a search narrows what is shown")
    func dragAndSearch() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        _ = try await fixture.card("Plant")
        _ = try await fixture.card("Water", column: 1)
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada)
        screen.button("Plant").drag(to: screen.button("Water"))
        await screen.settleTasks { screen.element(.group, "Doing").button("Plant").exists }
        #expect(try await fixture.titles(column: 1) == ["Plant", "Water"])
        screen.textField("Search cards").type("wat")
        #expect(screen.button("Water").exists && !screen.button("Plant").exists)
    }

    @Test("a long column shows its first cards, more on demand, and finds every card")
    func longColumn() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let entries = (1...230).map {
            ImportPreview.Entry(line: $0, column: fixture.columns[0], draft: CardDraft(title: "card \($0)."))
        }
        try await fixture.store.add(entries, by: fixture.ada)
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada)
        #expect(screen.button("card 100.").exists && !screen.button("card 101.").exists)
        screen.button("130 More Cards").tap()
        #expect(screen.button("card 200.").exists && !screen.button("card 201.").exists)
        screen.button("30 More Cards").tap()
        #expect(screen.button("card 230.").exists)
        screen.textField("Search cards").type("229")
        #expect(screen.button("card 229.").exists)
    }

    @Test("a filter by a label leaves its cards, and says where there are none")
    func filter() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        _ = try await fixture.card("Water")
        try await fixture.store.change(id, .labels(["Spring"]), readAt: 0, by: fixture.ada)
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada)
        screen.element("menuitemradio", "Spring").tap()
        #expect(screen.button("Spring Plant").exists && !screen.button("Water").exists)
        #expect(screen.element(.group, "Doing").text("No card matches").exists)
    }

    @Test("a deleted card is gone for the others, whose open page says so and can bring it back")
    func deletedWhileOpen() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let hub = Hub(store: fixture.store)
        let screen = try await screen(fixture, hub, as: fixture.ada, card: id)
        try await fixture.store.setCard(id, deleted: true, by: fixture.admin)
        await hub.board(fixture.board).reload()
        #expect(screen.text("This card was deleted.").exists)
        #expect(screen.textField("Title").value == "Plant")
        screen.button("Bring Back").tap()
        await screen.settleTasks { !screen.text("This card was deleted.").exists }
        #expect(try await fixture.titles() == ["Plant"])
    }

    @Test("a deletion is undone from the toast")
    func undo() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada, card: id)
        screen.element(.menuItem, "Delete").tap()
        await screen.settleTasks { screen.button("Undo").exists }
        #expect(try await fixture.titles().isEmpty)
        screen.button("Undo").tap()
        await screen.settleTasks { !screen.text("This card was deleted.").exists }
        #expect(try await fixture.titles() == ["Plant"])
    }

    @Test("two descriptions at once open a dialog with both texts, and the person chooses")
    func conflict() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let (screen, id) = try await overtaken(fixture)
        screen.button("Save").tap()
        await screen.settleTasks { screen.sheet().exists }
        #expect(screen.sheet().text("mine").exists && screen.sheet().text("theirs").exists)
        screen.sheet().button("Keep Mine").tap()
        await screen.settleTasks { !screen.sheet().exists && screen.text("mine").exists }
        #expect(try await fixture.card(id)?.text == "mine")
    }

    @Test("a card shows who looks at it and who edits it")
    func presence() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let hub = Hub(store: fixture.store)
        let ada = try await screen(fixture, hub, as: fixture.ada, card: id)
        do {
            let rob = try await screen(fixture, hub, as: fixture.admin, card: id)
            #expect(ada.text("Administrator is looking").exists && rob.text("Ada is looking").exists)
            rob.button("Edit description").tap()
            #expect(ada.text("Administrator is editing").exists)
        }
        #expect(!ada.text(containing: "Administrator is").exists)
    }

    @Test("a duplicated tab is another page: what one does says nothing about the other")
    func duplicatedTab() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let hub = Hub(store: fixture.store)
        let rob = try await screen(fixture, hub, as: fixture.admin, card: id)
        let first = try await screen(fixture, hub, as: fixture.ada, card: id)
        do {
            let second = first.restarted()
            await second.settleTasks { second.button("Edit description").exists }
            second.button("Edit description").tap()
            await rob.settleTasks { rob.text("Ada is editing").exists }
            second.button("Close").tap()
            await rob.settleTasks { rob.text("Ada is looking").exists }
            #expect(rob.text("Ada is looking").exists, "the first tab still shows the card")
        }
        #expect(rob.text("Ada is looking").exists)
    }

    @Test("a failure is shown and nothing of the text is lost")
    func failure() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada, card: id)
        screen.textField("Comment").type("Important words")
        try await fixture.store.setRole(.reader, of: fixture.ada, by: fixture.admin)
        screen.button("Send").tap()
        await screen.settleTasks { screen.alert("That Did Not Work").exists }
        screen.alert("That Did Not Work").button("OK").tap()
        #expect(screen.textField("Comment").value == "Important words")
    }

    @Test("a description that was not stored is in its field after a restart, and still meets what others have written")
    func draftAfterRestart() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let after = try await overtaken(fixture).screen.restarted()
        await after.settleTasks { after.textField("Description").exists }
        #expect(after.textField("Description").value == "mine")
        after.button("Save").tap()
        await after.settleTasks { after.sheet().exists }
        #expect(after.sheet().text("mine").exists && after.sheet().text("theirs").exists)
    }

    @Test("a person changes and deletes comments of their own")
    func comments() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.addComment("Raedy", to: id, by: fixture.ada)
        try await fixture.store.addComment("Good", to: id, by: fixture.admin)
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada, card: id)
        await screen.settleTasks { screen.text("Raedy").exists }
        screen.element(.menuItem, "Edit Comment").tap()
        screen.textField("Text of the comment").type("Ready")
        screen.button("Save").tap()
        await screen.settleTasks { screen.text("Ready").exists }
        screen.element(.menuItem, "Delete Comment").tap()
        await screen.settleTasks { !screen.text("Ready").exists }
        #expect(screen.text("Good").exists)
    }

    @Test("the pages have no barriers")
    func audit() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let id = try await fixture.card("Plant")
        try await fixture.store.change(id, .labels(["Spring"]), readAt: 0, by: fixture.ada)
        let screen = try await screen(fixture, Hub(store: fixture.store), as: fixture.ada, card: id)
        // The browser names the dialog by its heading.
        screen.audit { $0.element.hasPrefix("dialog") }
        let login = Screen { RootView().environment(Hub(store: fixture.store)) }
        login.audit()
    }
}
