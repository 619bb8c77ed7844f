// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Observation
import Testing

@MainActor
@Suite("Records of fields in presented content")
struct PresentedRecordTests {
    struct Item: Identifiable, Hashable {
        let id: String
        var title = ""
    }

    struct Other: Identifiable, Hashable { let id: String }

    final class Model: Identifiable {}

    struct Form: View {
        var body: some View { TextField("Name", text: .constant("")) }
    }

    /// The markup of the last field, which is the presented one.
    private func field(_ view: some View, after action: (Screen) -> Void = { _ in }) -> String? {
        let screen = Screen { view }
        action(screen)
        let field = (screen.html + screen.overlayHTML).matches(of: /<input[^>]*>/).last.map { String($0.output) }
        #expect(field != nil, "the content is there")
        return field
    }

    /// The record of the last field.
    private func record(_ view: some View, after action: (Screen) -> Void = { _ in }) -> String? {
        field(view, after: action)?.firstMatch(of: /data-record(?:="([^"]*)")?/).map { $0.1.map(String.init) ?? "" }
    }

    @Test("content without an item has only the key of its position", arguments: [true, false])
    func withoutItem(isSheet: Bool) {
        let shown = field(
            Text("page").sheet(isPresented: .constant(isSheet)) { Form() }
                .popover(isPresented: .constant(!isSheet)) { Form() })
        #expect(shown?.contains("data-record") == true && shown?.contains("autocomplete") == false)
    }

    @Test("fields with the same label in two sheets of a view have different keys")
    func sheets() {
        func record(_ second: Bool) -> String? {
            self.record(
                Text("page").sheet(isPresented: .constant(!second)) { Form() }
                    .sheet(isPresented: .constant(second)) { Form() })
        }
        #expect(record(false) != nil && record(true) != nil && record(false) != record(true))
    }

    enum Door: CaseIterable { case sheet, popover, cover, drawer, alert, destination, path, modal }

    struct Presents: View {
        let door: Door
        let id: String
        var title = ""

        var body: some View {
            let item = Item(id: id, title: title)
            switch door {
            case .sheet: Text("page").sheet(item: .constant(item)) { _ in Form() }
            case .popover: Text("page").popover(item: .constant(item)) { _ in Form() }
            case .cover: Text("page").fullScreenCover(item: .constant(item)) { _ in Form() }
            case .drawer: Text("page").drawer(item: .constant(item)) { _ in Form() }
            case .alert: Text("page").alert("Rename", isPresented: .constant(true), presenting: item) { _ in Form() }
            case .destination:
                NavigationStack { Text("page").navigationDestination(item: .constant(item)) { _ in Form() } }
            case .path:
                NavigationStack(path: .constant([item])) {
                    Text("page").navigationDestination(for: Item.self) { _ in Form() }
                }
            case .modal: ModalHost { Text("page").presentingModals { Modal(key: id, style: .card()) { Form() } } }
            }
        }
    }

    @Test("the content of an item has the item's record, in every session", arguments: Door.allCases)
    func items(door: Door) {
        let a = record(Presents(door: door, id: "a"))
        #expect(a?.isEmpty == false)
        #expect(a == record(Presents(door: door, id: "a", title: "changed")))
        #expect(a != record(Presents(door: door, id: "b")))
    }

    @Observable final class Shown { var isThere = true }

    private struct Leaving: View {
        let shown: Shown

        var body: some View {
            if shown.isThere { Text("page").sheet(item: .constant(Item(id: "a"))) { _ in Form() } }
        }
    }

    @Test("the field of a sheet that leaves after its view keeps its key when the page is written again")
    func leaving() throws {
        let shown = Shown()
        let session = Session(content: RootContent(title: nil) { Leaving(shown: shown) }, clock: ManualClock())
        let browser = FakeBrowser(session)
        try browser.open()
        func field() -> String? {
            browser.page.outline(without: []).split(separator: "\n").first { $0.contains("data-record") }.map(
                String.init)
        }
        let before = field()
        shown.isThere = false
        session.runTurn()
        try browser.read()
        #expect(before != nil && field() == before)
        browser.resync()
        try browser.read()
        #expect(field() == before)
    }

    @Test("the ids of the row and of the item are both part of the record")
    func rowsAndItems() {
        func record(row: String, item: String?) -> String? {
            self.record(
                ForEach([Item(id: row)]) { _ in
                    Text("row").sheet(item: .constant(item.map { Item(id: $0) })) { _ in Form() }
                        .sheet(isPresented: .constant(item == nil)) { Form() }
                })
        }
        let all = [
            record(row: "1", item: "a"), record(row: "1", item: "b"), record(row: "2", item: "a"),
            record(row: "1", item: nil), record(row: "2", item: nil),
        ]
        #expect(!all.contains(nil) && Set(all).count == 5)
    }

    @Test("a page has the record of the pages below it, and the page of a link the record of the link's row")
    func pages() {
        func path(_ ids: String...) -> String? {
            record(
                NavigationStack(path: .constant(ids.map { Item(id: $0) })) {
                    Text("page").navigationDestination(for: Item.self) { _ in Form() }
                })
        }
        #expect(Set([path("a", "b"), path("b"), path("c", "b")]).count == 3)
        func link(_ row: String) -> String? {
            record(
                NavigationStack {
                    ForEach([Item(id: row)]) { _ in NavigationLink("Open") { Form() } }
                },
                after: { $0.button("Open").tap() })
        }
        #expect(link("1") != nil && link("1") == link("1") && link("1") != link("2"))
        let plain = field(NavigationStack { NavigationLink("Open") { Form() } }, after: { $0.button("Open").tap() })
        #expect(plain?.contains("autocomplete") == false)
    }

    @Test("items of different types with equal ids have different records")
    func types() {
        let a = record(Text("page").sheet(item: .constant(Item(id: "1"))) { _ in Form() })
        let b = record(Text("page").sheet(item: .constant(Other(id: "1"))) { _ in Form() })
        #expect(a != nil && b != nil && a != b)
    }

    @Test("an item that another session cannot know has a record that no other session knows")
    func unknown() {
        #expect(record(Text("page").sheet(item: .constant(Model())) { _ in Form() }) == "")
        let twice = ModalHost {
            Text("page").presentingModals {
                Modal(key: 1, style: .card()) { Form() }
                Modal(key: 1, style: .card()) { Form() }
            }
        }
        #expect(record(twice) == "")
    }

    @Observable
    final class Choice {
        var item: Item?
        init(_ id: String) { item = Item(id: id) }
    }

    struct Follows: View {
        @Bindable var choice: Choice
        let isAlert: Bool

        var body: some View {
            if isAlert {
                Text("page").alert("Rename", isPresented: .constant(true), presenting: choice.item) { _ in Form() }
            } else {
                NavigationStack {
                    TextField("Search", text: .constant("")).navigationDestination(item: $choice.item) { _ in
                        Form().sheet(isPresented: .constant(true)) { Form() }
                    }
                }
            }
        }
    }

    @Test(
        "when a page or a dialog shows another item, its fields and those presented from it get the item's record",
        arguments: [true, false])
    func otherItem(isAlert: Bool) {
        func records(_ operations: [DaisCore.Operation]) -> [String?] {
            operations.compactMap {
                if case .attribute(_, AttributeName.record, let value) = $0 { .some(value) } else { nil }
            }
        }
        let choice = Choice("a")
        let screen = Screen { Follows(choice: choice, isAlert: isAlert) }
        #expect(records(screen.record { choice.item = Item(id: "a", title: "changed") }.operations).isEmpty)
        let sent = records(screen.record { choice.item = Item(id: "b") }.operations)
        let other = Screen { Follows(choice: Choice("b"), isAlert: isAlert) }
        let expected = (other.html + other.overlayHTML).matches(of: /data-record="([^"]*)" autocomplete/)
        #expect(sent == expected.map { String($0.1) })
        #expect(sent.count == (isAlert ? 1 : 2))
        #expect(records(screen.record { choice.item = Item(id: "b", title: "changed") }.operations).isEmpty)
    }
}
