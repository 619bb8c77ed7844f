// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Policies for presentations by calls, whose requests carry ids and priorities.
@MainActor
@Suite("Policies of presentations by calls")
struct PolicyCoordinatorTests {
    struct Home: View {
        let policy: PresentationPolicy
        var kinds: Set<PresentationInfo.Kind> = [.alert]
        var body: some View { Text("home").presentationPolicy(policy, for: kinds) }
    }

    private let notes = Notes()

    private func open(_ policy: PresentationPolicy, _ kinds: Set<PresentationInfo.Kind> = [.alert]) -> Screen {
        Screen { Home(policy: policy, kinds: kinds) }
    }
    private func present(
        _ name: String, type: PresentationType = .alert, _ request: PresentationRequest? = nil, on screen: Screen
    ) {
        let notes = notes
        screen.operations(after: {
            screen.tree.scope.coordinator.present(
                type: type, onDismiss: { notes.add("\(name) \($0.rawValue)") }, request: request
            ) { Text(name) }
        })
    }
    private func titles(_ screen: Screen) -> [String] { screen.layers.map { $0.fullText.replacing("OK", with: "") } }

    @Test("an id that is there, or waits, is not presented again")
    func rejected() {
        let screen = open(.queue())
        present("one", PresentationRequest(id: "x"), on: screen)
        present("two", PresentationRequest(id: "x"), on: screen)
        present("three", PresentationRequest(id: "y"), on: screen)
        present("four", PresentationRequest(id: "y"), on: screen)
        #expect(notes.take() == ["two rejected", "four rejected"])
        #expect(screen.tree.scope.coordinator.count == 2)
        #expect(screen.takeReports().isEmpty)
    }

    @Test("an id replaces the one that is there, and takes the turn of the one that waits")
    func replaced() {
        let screen = open(.queue().duplicates(.replace))
        present("one", PresentationRequest(id: "x"), on: screen)
        present("two", PresentationRequest(id: "y"), on: screen)
        present("three", on: screen)
        present("four", PresentationRequest(id: "y"), on: screen)
        #expect(notes.take() == ["two replaced"])
        present("five", PresentationRequest(id: "x"), on: screen)
        #expect(titles(screen) == ["one"])
        screen.exited(screen.top)
        #expect(notes.take() == ["one replaced"])
        #expect(titles(screen) == ["four"])
    }

    @Test("a caller that waits for an answer hears of a rejection")
    func answer() async {
        let screen = open(.reject())
        present("one", on: screen)
        var result: PresentationResult<Int>?
        let coordinator = screen.tree.scope.coordinator
        let task = Task { result = await coordinator.present(type: .alert, returning: Int.self) { Text("two") } }
        await screen.settleTasks { result != nil }
        await task.value
        #expect(result == .dismissed(.rejected))
        #expect(titles(screen) == ["one"])
    }

    @Test("dismissing what waits calls its onDismiss once")
    func dismissed() {
        let screen = open(.queue())
        present("one", on: screen)
        present("two", on: screen)
        screen.operations(after: { screen.tree.scope.coordinator.dismissAll() })
        screen.exited(screen.top)
        #expect(notes.take().sorted() == ["one programmatic", "two programmatic"])
    }

    @Test("the number of toasts is a policy like any other")
    func toasts() {
        let screen = open(.queue(limit: 5), [.toast])
        for name in ["1", "2", "3", "4", "5", "6"] { present(name, type: .toast, on: screen) }
        #expect(titles(screen) == ["1", "2", "3", "4", "5"])
        let usual = open(.queue())
        for name in ["1", "2", "3", "4"] { present(name, type: .toast, on: usual) }
        #expect(titles(usual) == ["1", "2", "3"])
    }

    @Test("any order of requests and ends: no more than allowed, in the right order, one end each", arguments: 1...120)
    func anyOrder(_ seed: UInt64) {
        var random = PresentationPropertyTests.Random(state: seed)
        let limit = Int.random(in: 1...3, using: &random)
        let line = Int.random(in: 1...6, using: &random)
        let policies: [PresentationPolicy] = [
            .queue(limit: limit, waiting: line), .preempt(limit: limit, waiting: line), .replace(limit: limit),
            .reject(limit: limit),
        ]
        let policy = policies[Int(seed % 4)]
        let screen = open(policy.duplicates(seed % 3 == 0 ? .replace : .reject))
        var presented: [String] = []
        var ended: [String] = []
        for step in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2:
                let name = "\(step)"
                let id = Int.random(in: 0..<12, using: &random)
                let priority = PresentationPriority(rawValue: Int.random(in: -1...1, using: &random))
                presented.append(name)
                present(name, PresentationRequest(id: id < 6 ? "\(id)" : nil, priority: priority), on: screen)
            case 3: if let layer = screen.layers.randomElement(using: &random) { screen.dismiss(layer, "button") }
            case 4: if let layer = screen.layers.randomElement(using: &random) { screen.exited(layer) }
            default:
                let coordinator = screen.tree.scope.coordinator
                if let entry = coordinator.presentations.randomElement(using: &random) {
                    screen.operations(after: { coordinator.dismiss(entry.id) })
                }
            }
            check(screen, policy, seed)
            ended += notes.take().map { String($0.split(separator: " ")[0]) }
        }
        screen.operations(after: { screen.tree.scope.coordinator.dismissAll() })
        for _ in 0..<4 {
            screen.clock.advance(by: .seconds(5))
            screen.settle()
        }
        ended += notes.take().map { String($0.split(separator: " ")[0]) }
        #expect(ended.sorted() == presented.sorted(), "seed \(seed)")
        #expect(screen.machines.isEmpty && screen.layers.isEmpty)
    }

    private func check(_ screen: Screen, _ policy: PresentationPolicy, _ seed: UInt64) {
        #expect(screen.layers.count <= policy.limit, "seed \(seed)")
        let ids = screen.machines.filter(\.state.isMounted).compactMap(\.name)
        #expect(ids.count == Set(ids).count, "seed \(seed)")
        let waiting = screen.machines.filter { $0.state == .pending }
        #expect(waiting.count <= policy.line, "seed \(seed)")
        let isFree = screen.layers.count < policy.limit && !screen.machines.contains(where: \.isLeaving)
        #expect(waiting.isEmpty || !isFree, "seed \(seed): nothing waits beside a free place")
    }
}
