// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Shared values in one process")
struct SharedTests {
    struct Board: Codable, Equatable {
        var title = "Board"
        var votes = 0
        var cards = ["one", "two"]
    }

    /// A board that no other test has.
    @MainActor final class Place {
        let space = SharedSpace()
        func screen<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Screen {
            SharedSpace.$current.withValue(space) { Screen(content) }
        }
    }

    struct BoardView: View {
        @Shared("board") private var board = Board()
        var body: some View {
            VStack {
                Text("\(board.title) \(board.votes) \(board.cards.joined(separator: " "))")
                TextField("Title", text: $board.title)
                Button("Vote") { $board.votes.withLock { $0 += 1 } }
                Button("Twice") {
                    board.votes += 1
                    board.votes += 1
                }
                Button("Replace") { board = Board(title: "New", votes: 0, cards: []) }
                ForEach($board.cards, id: \.self) { $card in Button("Mark \(card)") { card += "!" } }
            }
        }
    }

    @Test("a change in one session shows in all others, each evaluated once for all changes of a turn")
    func allSessions() {
        let place = Place()
        let (first, second) = (place.screen { BoardView() }, place.screen { BoardView() })
        let bodies = second.bodies
        first.button("Twice").tap()
        #expect(first.text("Board 2 one two").exists)
        #expect(second.bodies == bodies)
        #expect(second.text("Board 2 one two").exists)
        #expect(second.bodies == bodies + 1)
        second.textField("Title").type("s")
        second.button("Mark two").tap()
        #expect(first.text("Boards 2 one two!").exists)
        first.button("Replace").tap()
        #expect(second.text("New 0 ").exists)
        #expect(place.screen { BoardView() }.text("New 0 ").exists)
    }

    @Test("an equal value evaluates nobody")
    func equal() {
        let place = Place()
        let screen = place.screen { BoardView() }
        let value = SharedSpace.$current.withValue(place.space) { SharedValue("board", initial: Board()) }
        let bodies = screen.bodies
        value.value = Board()
        screen.settle()
        #expect(screen.bodies == bodies)
        value.value = Board(votes: 1)
        screen.settle()
        #expect(screen.bodies == bodies + 1)
    }

    @Test("a view that gets another name shows another value")
    func otherName() {
        struct Named: View {
            @Shared<Int> private var count: Int
            init(_ name: String) { _count = Shared(wrappedValue: 0, name) }
            var body: some View { Button("Count \(count)") { $count.withLock { $0 += 1 } } }
        }
        struct Chooser: View {
            @State private var name = "a"
            var body: some View {
                VStack {
                    Named(name)
                    Button("Other") { name = name == "a" ? "b" : "a" }
                }
            }
        }
        let place = Place()
        let screen = place.screen { Chooser() }
        SharedSpace.$current.withValue(place.space) {
            screen.button("Count 0").tap()
            screen.button("Other").tap()
            #expect(screen.button("Count 0").exists)
            screen.button("Other").tap()
            #expect(screen.button("Count 1").exists)
        }
    }

    @Test("a model shares the value with views, and changes from other threads arrive")
    func model() async {
        @MainActor final class Poll {
            let votes = SharedValue("board", initial: Board())
            var title: String { votes.value.title }
        }
        struct PollView: View {
            let poll: Poll
            var body: some View { Text("Poll \(poll.title) \(poll.votes.value.votes)") }
        }
        let place = Place()
        let poll = SharedSpace.$current.withValue(place.space) { Poll() }
        let (screen, board) = (place.screen { PollView(poll: poll) }, place.screen { BoardView() })
        var values = poll.votes.values.makeAsyncIterator()
        #expect(await values.next() == Board())
        board.button("Vote").tap()
        #expect(screen.text("Poll Board 1").exists)
        #expect(await values.next()?.votes == 1)
        poll.votes.withLock { $0.title = "Poll" }
        #expect(board.text("Poll 1 one two").exists)
        let binding = poll.votes.binding.title
        await Task.detached { binding.wrappedValue = "Task" }.value
        await screen.settleTasks { screen.text("Poll Task 1").exists }
        #expect(screen.text("Poll Task 1").exists)
        #expect(poll.votes.isLoaded)
    }

    @Test("a value that was changed stays in the process, and one that was only read does not")
    func lifetime() {
        let place = Place()
        for number in 0..<300 {
            let value = SharedSpace.$current.withValue(place.space) { SharedValue("value \(number)", initial: 0) }
            if number == 0 { value.value = 7 }
        }
        let again = SharedSpace.$current.withValue(place.space) {
            [SharedValue("value 0", initial: 1).value, SharedValue("value 1", initial: 1).value]
        }
        #expect(again == [7, 1])
    }

    @Test("a change in one step works through every binding")
    func anyBinding() {
        struct Counter: View {
            @State private var count = 1
            var body: some View { Button("Count \(count)") { $count.withLock { $0 *= 3 } } }
        }
        let screen = Screen { Counter() }
        screen.button("Count 1").tap()
        #expect(screen.button("Count 3").exists)
    }
}
