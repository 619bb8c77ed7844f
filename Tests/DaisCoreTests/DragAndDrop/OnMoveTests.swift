// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Rows that people move by a drag")
struct OnMoveTests {
    @MainActor @Observable
    final class Model {
        var fruits = ["Apple", "Banana", "Cherry"]
        var tools = ["Awl", "Bore"]
        var fixed: Set<String> = []
        var isDisabled = false
        let notes = Notes()

        func move(_ offsets: IndexSet, _ destination: Int) {
            notes.add("\(offsets.map(String.init).joined(separator: ",")) to \(destination)")
            fruits.move(fromOffsets: offsets, toOffset: destination)
        }
    }

    struct Lists: View {
        let model: Model
        var body: some View {
            List {
                ForEach(model.fruits, id: \.self) { fruit in
                    Text(fruit).moveDisabled(model.fixed.contains(fruit))
                }
                .onMove(perform: model.move)
                ForEach(model.tools, id: \.self) { Text($0) }
                    .onMove { model.tools.move(fromOffsets: $0, toOffset: $1) }
            }
            .disabled(model.isDisabled)
        }
    }

    /// Rows that also carry a value, a view that takes one, and a value from elsewhere.
    struct Carrying: View {
        let model: Model
        var body: some View {
            List {
                ForEach(model.fruits, id: \.self) { fruit in Text(fruit).draggable("value \(fruit)") }
                    .dropDestination(for: String.self) { model.notes.add("inserts \($0) at \($1)") }
                    .onMove(perform: model.move)
            }
            Text("zone").dropDestination(for: String.self) { texts, _ in
                model.notes.add("takes \(texts)")
                return true
            }
            Text("words").draggable("some words")
        }
    }

    /// Returns the element of a row that is dragged.
    private func row(_ text: String, in screen: Screen) -> Element? {
        var element = screen.tree.root.descendant { $0.text == text }
        while let current = element, current.attribute("draggable") == nil { element = current.parent }
        return element
    }

    /// Sends the events of a drag without the checks of a browser.
    private func drop(_ source: Element, on target: Element, _ screen: Screen) {
        screen.send(.drag, to: source, .bool(true))
        let fields: [JSONValue] = [.string("drop"), .number(Double(source.id)), .number(0), .number(0), .bool(false)]
        screen.send(.drop, to: target, .array(fields))
        screen.send(.drag, to: source, .bool(false))
    }

    @Test("a drop before or after a row moves the dragged row there, with the offsets of before")
    func offsets() {
        let model = Model()
        let screen = Screen { Lists(model: model) }
        screen.text("Apple").drag(to: screen.text("Cherry"))
        #expect(model.fruits == ["Banana", "Apple", "Cherry"])
        screen.text("Banana").drag(to: screen.text("Cherry"), after: true)
        #expect(model.fruits == ["Apple", "Cherry", "Banana"])
        screen.text("Banana").drag(to: screen.text("Apple"))
        #expect(model.fruits == ["Banana", "Apple", "Cherry"])
        #expect(model.notes.take() == ["0 to 2", "0 to 3", "2 to 0"])
    }

    @Test("a drop at the row's own place moves nothing")
    func ownPlace() {
        let model = Model()
        let screen = Screen { Lists(model: model) }
        screen.text("Banana").drag(to: screen.text("Banana"))
        screen.text("Banana").drag(to: screen.text("Banana"), after: true)
        screen.text("Banana").drag(to: screen.text("Apple"), after: true)
        screen.text("Banana").drag(to: screen.text("Cherry"))
        #expect(model.notes.take() == [])
    }

    @Test("a move is one operation")
    func operations() throws {
        let model = Model()
        let screen = Screen { Lists(model: model) }
        let rows = screen.tree.root.descendant { $0.attribute("role") == "list" }!.children
        let operations = screen.record { screen.text("Cherry").drag(to: screen.text("Apple")) }.operations
        #expect(operations == [.move(rows[2].id, before: rows[0].id)])
    }

    @Test("a row moves within its own collection only")
    func collections() throws {
        let model = Model()
        let screen = Screen { Lists(model: model) }
        let (fruit, tool) = try (#require(row("Apple", in: screen)), #require(row("Bore", in: screen)))
        #expect(fruit.attribute("data-drag") != tool.attribute("data-drag"))
        #expect(fruit.attribute("data-drop") == "\(fruit.attribute("data-drag") ?? "") +rows")
        drop(fruit, on: tool, screen)
        #expect(model.fruits == ["Apple", "Banana", "Cherry"])
        #expect(model.tools == ["Awl", "Bore"])
    }

    @Test("a row that must not be moved is not picked up, and others pass it")
    func fixedRows() throws {
        let model = Model()
        model.fixed = ["Apple"]
        let screen = Screen { Lists(model: model) }
        #expect(row("Apple", in: screen) == nil)
        screen.text("Cherry").drag(to: screen.text("Apple"))
        #expect(model.fruits == ["Cherry", "Apple", "Banana"])
        // A browser that does not know yet.
        let cherry = try #require(row("Cherry", in: screen)), banana = try #require(row("Banana", in: screen))
        model.fixed = ["Cherry"]
        _ = screen.settle()
        drop(cherry, on: banana, screen)
        #expect(model.fruits == ["Cherry", "Apple", "Banana"])
        #expect(cherry.attribute("draggable") == nil)
    }

    @Test("the rows of a disabled list are not picked up")
    func disabledList() {
        let model = Model()
        let screen = Screen { Lists(model: model) }
        #expect(row("Apple", in: screen) != nil)
        model.isDisabled = true
        _ = screen.settle()
        #expect(row("Apple", in: screen) == nil)
    }

    @Test("rows without an action are not picked up")
    func noAction() {
        let screen = Screen { List { ForEach(["a"], id: \.self) { Text($0) }.onMove(perform: nil) } }
        #expect(row("a", in: screen) == nil)
    }

    @Test("a row that carries a value moves within its collection, and carries the value elsewhere")
    func values() {
        let model = Model()
        let screen = Screen { Carrying(model: model) }
        screen.text("Apple").drag(to: screen.text("Cherry"))
        screen.text("Apple").drag(to: screen.text("zone"))
        screen.text("words").drag(to: screen.text("Apple"))
        #expect(
            model.notes.take() == ["0 to 2", #"takes ["value Apple"]"#, #"inserts ["some words"] at 1"#])
    }

    @Test("the rows of a window move by their offsets in the whole list")
    func window() throws {
        let notes = Notes()
        let screen = Screen {
            List {
                ForEach(0..<1000, id: \.self) { Text("row \($0)") }
                    .onMove { notes.add("\($0.first!) to \($1)") }
            }
        }
        let marker = try #require(screen.tree.root.descendant { $0.handles(.window) })
        screen.send(.window, to: marker, .array([.number(22_000), .number(22_600), .number(40 * 44)]))
        let built = (401..<1000).filter { number in
            screen.tree.root.descendant { $0.text == "row \(number)" } != nil
        }
        let (first, last) = try (#require(built.first), #require(built.last))
        screen.text("row \(first)").drag(to: screen.text("row \(last)"), after: true)
        #expect(notes.take() == ["\(first) to \(last + 1)"])
    }

    @Test("random drags order the rows as a model does", arguments: 1...20)
    func property(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let model = Model()
        model.fruits = (0..<6).map { "fruit \($0)" }
        let screen = Screen { Lists(model: model) }
        var expected = model.fruits
        for _ in 0..<30 {
            let source = Int.random(in: 0..<6, using: &numbers), target = Int.random(in: 0..<6, using: &numbers)
            let isAfter = Bool.random(using: &numbers), place = target + (isAfter ? 1 : 0)
            screen.text(expected[source]).drag(to: screen.text(expected[target]), after: isAfter)
            let moved = expected.remove(at: source)
            expected.insert(moved, at: place > source ? place - 1 : place)
            #expect(model.fruits == expected)
        }
    }
}
