// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Drops between rows")
struct RowDropTests {
    struct Card: Codable, Hashable, Transferable {
        let number: Int
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @Observable final class Board {
        var lists: [[Int]]
        init(_ lists: [[Int]]) { self.lists = lists }

        func move(_ cards: [Card], to list: Int, at index: Int) {
            let numbers = cards.map(\.number), earlier = lists[list].prefix(index).count { numbers.contains($0) }
            for place in lists.indices { lists[place].removeAll { numbers.contains($0) } }
            lists[list].insert(contentsOf: numbers, at: index - earlier)
        }
    }

    struct Lists: View {
        let board: Board
        var body: some View {
            ForEach(board.lists.indices, id: \.self) { list in
                List {
                    ForEach(board.lists[list], id: \.self) { number in
                        Text("card \(number)").draggable(Card(number: number))
                    }
                    .dropDestination(for: Card.self) { board.move($0, to: list, at: $1) }
                }
                .accessibilityLabel("list \(list)")
                .dropDestination(for: Card.self) { cards, _ in
                    board.move(cards, to: list, at: board.lists[list].count)
                    return true
                }
            }
        }
    }

    @Test("a drop before or after a row has its offset, in the order of now")
    func offsets() {
        let board = Board([[1, 2, 3], [4]])
        let screen = Screen { Lists(board: board) }
        screen.text("card 1").drag(to: screen.text("card 3"))
        #expect(board.lists == [[2, 1, 3], [4]])
        screen.text("card 2").drag(to: screen.text("card 3"), after: true)
        #expect(board.lists == [[1, 3, 2], [4]])
        screen.text("card 4").drag(to: screen.text("card 1"))
        #expect(board.lists == [[4, 1, 3, 2], []])
    }

    @Test("a move within a list moves one element of the page")
    func operations() {
        let board = Board([[1, 2, 3]])
        let screen = Screen { Lists(board: board) }
        let rows = { screen.tree.root.descendant { $0.attribute("role") == "list" }!.children }
        let before = rows()
        let operations = screen.record { screen.text("card 3").drag(to: screen.text("card 1")) }.operations
        let moves = operations.filter { if case .move = $0 { true } else { false } }
        #expect(moves == [.move(before[2].id, before: before[0].id)])
        #expect(!operations.contains { if case .create = $0 { true } else { false } })
        #expect(rows().map(\.id) == [before[2].id, before[0].id, before[1].id])
    }

    @Test("what is dropped beside the rows belongs to the list")
    func beside() {
        let board = Board([[1], []])
        let screen = Screen { Lists(board: board) }
        let source = screen.tree.root.descendant { $0.handles(.drag) }!
        let lists = screen.tree.root.children
        let target = lists[1].descendant { $0.handles(.drop) }!
        screen.send(.drag, to: source, .bool(true))
        screen.send(
            .drop, to: target,
            .array([.string("drop"), .number(Double(source.id)), .number(0), .number(0), .bool(false)]))
        #expect(board.lists == [[], [1]])
    }

    @Test("the rows of a window know their offsets in the whole list")
    func window() throws {
        let notes = Notes()
        let screen = Screen {
            Text("source").draggable("words")
            List {
                ForEach(0..<1000, id: \.self) { Text("row \($0)") }
                    .dropDestination(for: String.self) { texts, index in notes.add("\(texts) \(index)") }
            }
        }
        let marker = try #require(screen.tree.root.descendant { $0.handles(.window) })
        screen.send(.window, to: marker, .array([.number(22_000), .number(22_600), .number(40 * 44)]))
        let row = screen.tree.root.descendant { $0.text?.wholeMatch(of: /row 5\d\d/) != nil }
        let name = try #require(row?.text)
        screen.text("source").drag(to: screen.text(name), after: true)
        #expect(notes.take() == ["[\"words\"] \(Int(name.dropFirst(4))! + 1)"])
    }

    @Test("rows take providers too")
    func inserts() {
        let notes = Notes()
        let screen = Screen {
            Text("source").draggable("words")
            ForEach(["a", "b"], id: \.self) { Text($0) }
                .onInsert(of: [.plainText]) { index, providers in notes.add("\(providers.count) at \(index)") }
        }
        screen.text("source").drag(to: screen.text("b"), after: true)
        #expect(notes.take() == ["1 at 2"])
    }

    @Test("random drags between lists keep every card, and put each where it was dropped", arguments: 1...20)
    func property(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let board = Board([Array(0..<4), Array(4..<7), Array(7..<8)])
        let screen = Screen { Lists(board: board) }
        var model = board.lists
        for _ in 0..<25 {
            let card = numbers.below(8), other = numbers.below(8), after = numbers.below(2) == 0
            screen.text("card \(card)").drag(to: screen.text("card \(other)"), after: after)
            if card != other {
                for list in model.indices { model[list].removeAll { $0 == card } }
                let list = model.firstIndex { $0.contains(other) }!
                model[list].insert(card, at: model[list].firstIndex(of: other)! + (after ? 1 : 0))
            }
            #expect(board.lists == model)
            #expect(board.lists.joined().sorted() == Array(0..<8))
        }
    }
}
