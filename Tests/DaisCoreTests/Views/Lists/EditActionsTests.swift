// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Edit actions of lists")
struct EditActionsTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @MainActor @Observable final class Model {
        var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        var names = ["x", "y"]
        var chosen: Set<Int> = []
        var items$: Binding<[Item]> {
            Binding {
                self.items
            } set: {
                self.items = $0
            }
        }
        var names$: Binding<[String]> {
            Binding {
                self.names
            } set: {
                self.names = $0
            }
        }
        var chosen$: Binding<Set<Int>> {
            Binding {
                self.chosen
            } set: {
                self.chosen = $0
            }
        }
    }

    private func button(_ screen: Screen, _ words: String, _ index: Int = 0) -> Element {
        screen.all { $0.words == words && $0.tag == .button }[index]
    }

    @Test("the buttons of rows change the collection")
    func all() {
        let model = Model()
        let screen = Screen { List(model.items$, editActions: .all) { $item in TextField("Name", text: $item.name) } }
        screen.send(.click, to: button(screen, "Delete"))
        #expect(model.items.map(\.id) == [2, 3])
        screen.send(.click, to: button(screen, "Move down"))
        #expect(model.items.map(\.id) == [3, 2])
        screen.send(.input, to: screen.elements(.input)[0], .string("cz"))
        #expect(model.items.map(\.name) == ["cz", "b"])
    }

    @Test("only the actions in the set are offered")
    func some() {
        let model = Model()
        let deleting = Screen { List(model.names$, id: \.self, editActions: .delete) { Text($0.wrappedValue) } }
        #expect(deleting.html.contains("Delete"))
        #expect(!deleting.html.contains("Move down"))
        let moving = Screen {
            List { ForEach(model.names$, id: \.self, editActions: .move) { Text($0.wrappedValue) } }
        }
        #expect(!moving.html.contains("Delete"))
        moving.send(.click, to: button(moving, "Move down"))
        #expect(model.names == ["y", "x"])
    }

    @Test("a disabled row keeps its element, and a selection goes with the rows")
    func limits() {
        let model = Model()
        let screen = Screen {
            List(model.items$, editActions: .all, selection: model.chosen$) { $item in
                Text(item.name).deleteDisabled(item.id == 1).selectionDisabled(item.id == 2)
            }
        }
        screen.send(.click, to: button(screen, "Delete"))
        #expect(model.items.count == 3)
        screen.send(.click, to: screen.all("row")[0], .array([.number(1)]))
        screen.send(.click, to: screen.all("row")[1], .array([.number(1)]))
        #expect(model.chosen == [1])
        #expect(screen.all("row").map { $0.attribute("aria-disabled") } == [nil, "true", nil])
    }

    struct Elements: RandomAccessCollection, MutableCollection {
        var base: [Int]
        var startIndex: Int { 0 }
        var endIndex: Int { base.count }
        subscript(index: Int) -> Int {
            get { base[index] }
            set { base[index] = newValue }
        }
    }

    @Test("all edits of a collection that cannot be shortened are moves")
    func options() {
        #expect(EditActions<[Int]>.all == [.delete, .move])
        #expect(EditActions<Elements>.all == .move)
    }
}
