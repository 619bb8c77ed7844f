// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Shared values of several processes", .serialized)
struct SharedProcessesTests {
    struct Board: Codable, Equatable {
        var title = "Board"
        var votes = 0
    }

    /// The spaces of processes with one store.
    @MainActor final class Site {
        let store = SharedMemory()
        let spaces: [SharedSpace]
        init(_ count: Int = 3) { spaces = (0..<count).map { [store] _ in SharedSpace(store: store) } }

        func value(_ process: Int) -> SharedValue<Board> {
            SharedSpace.$current.withValue(spaces[process]) { SharedValue("board", initial: Board()) }
        }

        func screen<Content: View>(_ process: Int, @ViewBuilder _ content: @escaping () -> Content) -> Screen {
            SharedSpace.$current.withValue(spaces[process]) { Screen(content) }
        }
    }

    struct BoardView: View {
        @Shared("board") private var board = Board()
        var body: some View {
            VStack {
                Text(_board.isLoaded ? "\(board.title) \(board.votes)" : "Loading")
                TextField("Title", text: $board.title)
                Button("Vote") { $board.votes.withLock { $0 += 1 } }
                Button("Thrice") { for _ in 0..<3 { $board.votes.withLock { $0 += 1 } } }
            }
        }
    }

    /// Waits until a condition is fulfilled, for half a minute at most.
    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<30_000 where !condition() {
            await Task.yield()
            if !condition() { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test("a view shows the stored value when the store has answered, and says so")
    func loading() async {
        let site = Site()
        let first = site.value(0)
        first.withLock { $0.votes = 5 }
        await wait { site.store.record("board")?.version == 1 }
        let screen = site.screen(1) { BoardView() }
        #expect(screen.text("Loading").exists)
        await screen.settleTasks { screen.text("Board 5").exists }
        #expect(screen.text("Board 5").exists)
    }

    @Test("a change is shown at once, written once for a turn, and shown by the other processes")
    func change() async {
        let site = Site()
        let screens = (0..<3).map { site.screen($0) { BoardView() } }
        for screen in screens { await screen.settleTasks { screen.text("Board 0").exists } }
        screens[0].button("Thrice").tap()
        #expect(screens[0].text("Board 3").exists)
        for screen in screens { await screen.settleTasks { screen.text("Board 3").exists } }
        #expect(screens.allSatisfy { $0.text("Board 3").exists })
        #expect(site.store.writes == 1)
    }

    @Test("the counts of three processes add up, however often they meet")
    func counters() async {
        let site = Site()
        let values = (0..<3).map { site.value($0) }
        await wait { values.allSatisfy(\.isLoaded) }
        for round in 0..<200 {
            for value in values { value.withLock { $0.votes += 1 } }
            if round.isMultiple(of: 7) { await Task.yield() }
        }
        await wait { values.allSatisfy { $0.value.votes == 600 } }
        #expect(values.map(\.value.votes) == [600, 600, 600])
        // The versions are fewer than the changes, which were made together.
        #expect(site.store.record("board")!.version < 600)
    }

    @Test("changes of different parts by two processes are both kept")
    func parts() async {
        let site = Site(2)
        let screens = (0..<2).map { site.screen($0) { BoardView() } }
        for screen in screens { await screen.settleTasks { screen.text("Board 0").exists } }
        screens[0].textField("Title").type("s")
        screens[1].button("Vote").tap()
        for screen in screens { await screen.settleTasks { screen.text("Boards 1").exists } }
        #expect(screens.allSatisfy { $0.text("Boards 1").exists })
    }

    @Test("a write whose answer is lost counts once")
    func lostAnswer() async {
        let site = Site(2)
        let (first, second) = (site.value(0), site.value(1))
        await wait { first.isLoaded && second.isLoaded }
        site.store.loseNextAnswers(1)
        first.withLock { $0.votes += 1 }
        await wait { second.value.votes == 1 }
        second.withLock { $0.votes += 1 }
        first.withLock { $0.votes += 1 }
        await wait { first.value.votes == 3 && second.value.votes == 3 }
        #expect(site.store.record("board")?.text.contains("\"votes\":3") == true)
        #expect(first.value.votes == 3 && second.value.votes == 3)
    }

    @Test("a store that is away gets the change when it is back")
    func away() async {
        let site = Site(2)
        let (first, second) = (site.value(0), site.value(1))
        await wait { first.isLoaded && second.isLoaded }
        site.store.failNextWrites(1)
        first.withLock { $0.votes += 1 }
        #expect(first.value.votes == 1)
        await wait { second.value.votes == 1 }
        #expect(second.value.votes == 1)
    }

    @Test("a store that has lost its values gets the value back, and counts on from there")
    func lost() async {
        let site = Site()
        let values = (0..<3).map { site.value($0) }
        await wait { values.allSatisfy(\.isLoaded) }
        values[0].withLock { $0.votes = 40 }
        await wait { values.allSatisfy { $0.value.votes == 40 } }
        site.store.loseAll()
        await wait { site.store.record("board") != nil }
        for value in values { value.withLock { $0.votes += 1 } }
        await wait { values.allSatisfy { $0.value.votes == 43 } }
        #expect(values.map(\.value.votes) == [43, 43, 43])
    }

    @Test("an assignment before the store has answered replaces nothing that the store has")
    func early() async {
        let site = Site(2)
        let first = site.value(0)
        first.value = Board(title: "Kept", votes: 1)
        await wait { site.store.record("board") != nil }
        let second = site.value(1)
        second.value = Board(title: "Default", votes: 0)
        second.withLock { $0.votes += 1 }
        await wait { first.value.votes == 2 }
        #expect(first.value == Board(title: "Kept", votes: 2))
        #expect(second.value == Board(title: "Kept", votes: 2))
    }
}
