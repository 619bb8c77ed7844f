// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Clicks with modifier keys in lists with several selected rows")
struct RowPickingTests {
    @Observable
    final class Model {
        var chosen: Set<Int> = []
        var mode = EditMode.inactive
        var count = 6
    }

    private struct Numbers: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            List(selection: $model.chosen) {
                Text("Title")
                Section("First") { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
                Section("Rest") {
                    ForEach(3..<max(3, model.count), id: \.self) { Text("row \($0)").selectionDisabled($0 == 4) }
                }
            }
            .environment(\.editMode, $model.mode)
        }
    }

    private let model = Model()

    private func open() -> Screen { Screen { Numbers(model: model) } }

    private func click(_ screen: Screen, _ number: Int, _ word: String?) {
        let row = screen.elements(.div).first { $0.attribute("role") == "option" && $0.fullText == "row \(number)" }!
        let place: [JSONValue] = [.number(1), .number(4), .number(5)]
        screen.send(.click, to: row, .array(place + (word.map { [.string($0)] } ?? [])))
    }

    @Test("a click selects its row alone, and one with Control or Command adds a row or removes it")
    func single() {
        let screen = open()
        click(screen, 0, "only")
        click(screen, 2, "only")
        #expect(model.chosen == [2])
        click(screen, 1, "toggle")
        #expect(model.chosen == [1, 2])
        click(screen, 2, "toggle")
        #expect(model.chosen == [1])
    }

    @Test("a click with Shift selects the rows from the last click on, through sections and without disabled rows")
    func ranges() {
        let screen = open()
        click(screen, 1, "only")
        click(screen, 5, "range")
        #expect(model.chosen == [1, 2, 3, 5])
        click(screen, 0, "range")
        #expect(model.chosen == [0, 1], "the range begins at the same row")
        click(screen, 3, "toggle")
        click(screen, 5, "more")
        #expect(model.chosen == [0, 1, 3, 5])
    }

    @Test("a range without a first row is the row, which the next range begins at")
    func first() {
        let screen = open()
        click(screen, 2, "range")
        #expect(model.chosen == [2])
        click(screen, 0, "range")
        #expect(model.chosen == [0, 1, 2])
    }

    @Test("a range begins at a row that a finger has touched")
    func fingers() {
        let screen = open()
        click(screen, 1, nil)
        click(screen, 3, "range")
        #expect(model.chosen == [1, 2, 3])
    }

    @Test("a range whose first row is gone is the row alone")
    func removed() {
        let screen = open()
        click(screen, 5, "only")
        model.count = 4
        screen.settle()
        click(screen, 2, "range")
        #expect(model.chosen == [2])
    }

    @Test("all rows that can be selected are selected, also those that are not built")
    func all() {
        model.count = 3_000
        let screen = open()
        #expect(screen.elements(.div).count { $0.attribute("role") == "option" } < 1_000)
        click(screen, 0, "all")
        // Row 4 is disabled.
        #expect(model.chosen == Set(0..<3_000).subtracting([4]))
    }

    @Test("only a list in which several rows are selected by pointer asks the client for keys")
    func marks() {
        let screen = open()
        #expect(screen.html.contains("data-picks"))
        click(screen, 0, "only")
        model.mode = .active
        screen.settle()
        #expect(!screen.html.contains("data-picks"))
        click(screen, 1, "only")
        #expect(model.chosen == [0], "the word of a client that has not seen the change says nothing")
        click(screen, 1, nil)
        #expect(model.chosen == [0, 1])
        let single = Screen { List(0..<3, id: \.self, selection: .constant(Int?.none)) { Text("\($0)") } }
        #expect(!single.html.contains("data-picks"))
    }

    @Test("an unknown word changes nothing")
    func unknown() {
        let screen = open()
        click(screen, 0, "everything")
        #expect(model.chosen.isEmpty)
    }

    @Test("rows of a table are selected as those of a list")
    func tables() {
        struct Person: Identifiable { let id: Int }
        let chosen = Box<Set<Int>>([])
        let screen = Screen {
            Table((0..<5).map(Person.init), selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
                TableColumn("Name") { Text("row \($0.id)") }
            }
        }
        #expect(screen.html.contains("data-picks"))
        let rows = screen.elements(.div).filter { $0.attribute("aria-selected") != nil }
        screen.send(.click, to: rows[1], .array([.number(1), .number(0), .number(0), .string("only")]))
        screen.send(.click, to: rows[3], .array([.number(1), .number(0), .number(0), .string("range")]))
        #expect(chosen.value == [1, 2, 3])
    }

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}
