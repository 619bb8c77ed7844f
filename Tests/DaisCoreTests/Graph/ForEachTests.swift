// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("ForEach")
struct ForEachTests {
    @Observable final class Model { var ids = [1, 2, 3, 4, 5] }
    struct Rows: View {
        let model: Model
        var body: some View { VStack { ForEach(model.ids, id: \.self) { Row(id: $0) } } }
    }
    struct Row: View {
        let id: Int
        @State private var count = 0
        var body: some View { Button("\(id):\(count)") { count += 1 } }
    }

    /// Elements: 2 the stack, then a button and its text for each row, so row n is 2n + 1.
    private func change(_ ids: [Int]) -> (operations: [Operation], bodies: Int, screen: Screen) {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        let patch = screen.record { model.ids = ids }
        #expect(screen.all(.button).map(\.label) == ids.map { "\($0):0" })
        return (patch.operations, patch.bodies, screen)
    }

    @Test("a row that moves is one operation and no body")
    func move() {
        let last = change([5, 1, 2, 3, 4])
        #expect(last.operations == [.move(11, before: 3)])
        #expect(last.bodies == 1)
        #expect(change([2, 3, 4, 5, 1]).operations == [.move(3, before: 0)])
    }

    @Test("two rows that change places are two moves at most")
    func swap() {
        let operations = change([1, 4, 3, 2, 5]).operations
        #expect(operations.count == 2)
    }

    @Test("neighbors that come are one operation")
    func insert() {
        let (operations, bodies, _) = change([1, 6, 7, 8, 2, 3, 4, 5])
        #expect(operations.count == 1)
        guard case .create(parent: 2, before: 5, _, first: 14, count: 6) = operations[0] else {
            Issue.record("unexpected \(operations)")
            return
        }
        #expect(bodies == 4)
    }

    @Test("rows that go are one operation each")
    func remove() {
        #expect(change([1, 5]).operations == [.remove(5), .remove(7), .remove(9)])
        #expect(change([]).operations.count == 5)
    }

    @Test("a row keeps its state wherever it goes")
    func state() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        screen.button("2:0").tap()
        model.ids = [9, 5, 2]
        #expect(screen.all(.button).map(\.label) == ["9:0", "5:0", "2:1"])
        model.ids = [9, 5]
        screen.settle()
        model.ids = [9, 5, 2]
        #expect(screen.all(.button).map(\.label) == ["9:0", "5:0", "2:0"])
    }

    @Test("of two rows with one id the first is shown")
    func duplicates() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        model.ids = [1, 2, 1, 2, 3]
        #expect(screen.all(.button).map(\.label) == ["1:0", "2:0", "3:0"])
        model.ids = [3, 2, 1]
        #expect(screen.all(.button).map(\.label) == ["3:0", "2:0", "1:0"])
    }

    @Test("duplicates in the data from the start are shown once")
    func duplicatesAtFirst() {
        let model = Model()
        model.ids = [1, 1, 2]
        let screen = Screen { Rows(model: model) }
        #expect(screen.all(.button).map(\.label) == ["1:0", "2:0"])
        model.ids = [1, 1, 2]
        #expect(screen.all(.button).map(\.label) == ["1:0", "2:0"])
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var isDone = false
    }
    struct Bound: View {
        @State private var items = [Item(id: 1), Item(id: 2)]
        var body: some View {
            VStack {
                Button("Swap") { items.swapAt(0, 1) }
                ForEach($items) { $item in Toggle("\(item.id)", isOn: $item.isDone) }
            }
        }
    }

    @Test("a bound row writes to its own element, also after a move")
    func bound() {
        let screen = Screen { Bound() }
        screen.toggle("2").tap()
        screen.button("Swap").tap()
        #expect(screen.toggle("2").isOn)
        #expect(!screen.toggle("1").isOn)
        screen.toggle("1").tap()
        #expect(screen.toggle("1").isOn)
    }

    private struct Choosing: View {
        @State var chosen = 0
        var body: some View {
            VStack {
                ForEach(0..<3, id: \.self) { Text($0 == chosen ? "Chosen \($0)" : "Other \($0)") }
                Button("Next") { chosen += 1 }
            }
        }
    }

    @Test("rows follow a state that only they read")
    func rowsRead() {
        let screen = Screen { Choosing() }
        #expect(screen.text("Chosen 0").exists)
        screen.button("Next").tap()
        #expect(screen.text("Other 0").exists && screen.text("Chosen 1").exists)
        screen.button("Next").tap()
        #expect(screen.text("Chosen 2").exists)
    }

    private struct Named: Equatable {
        var number: Int
        var name: String
        var reversed: String { String(name.reversed()) }
        var place = Place()
        struct Place: Equatable { var shelf = 0 }
    }

    private struct NamedRows<ID: Hashable>: View {
        let id: KeyPath<Named, ID>
        @State private var items = (1...4).map { Named(number: $0, name: "n\($0)", place: Named.Place(shelf: -$0)) }
        var body: some View {
            VStack {
                Button("Rotate") { items.append(items.removeFirst()) }
                ForEach(items, id: id) { Row(id: $0.number) }
            }
        }
    }

    @Test("rows keep their state with an id that is stored, nested in a stored property, or computed")
    func idsOfAllKinds() {
        func check<ID: Hashable>(_ id: KeyPath<Named, ID>) {
            let screen = Screen { NamedRows(id: id) }
            screen.button("1:0").tap()
            screen.button("Rotate").tap()
            #expect(screen.all(.button).map(\.label) == ["Rotate", "2:0", "3:0", "4:0", "1:1"])
        }
        check(\.number)
        check(\.name)
        check(\.place.shelf)
        check(\.reversed)
    }

    private struct Ranges: View {
        @State private var count = 3
        var body: some View {
            VStack {
                Button("More") { count += 2 }
                ForEach(2..<(2 + count), id: \.self) { Row(id: $0) }
            }
        }
    }

    @Test("the rows of a range are its numbers")
    func range() {
        let screen = Screen { Ranges() }
        screen.button("4:0").tap()
        screen.button("More").tap()
        #expect(screen.all(.button).map(\.label) == ["More", "2:0", "3:0", "4:1", "5:0", "6:0"])
    }
}
