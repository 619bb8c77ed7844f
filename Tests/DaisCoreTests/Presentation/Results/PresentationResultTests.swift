// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Results of presentations")
struct PresentationResultTests {
    typealias Result = PresentationResult<Int>

    @MainActor
    final class Desk {
        var results: [Result] = []
        var tasks: [Task<Void, Never>] = []
        nonisolated init() {}

        func run(_ work: @escaping @MainActor () async -> Result) {
            tasks.append(Task { results.append(await work()) })
        }
    }

    @Observable
    final class Model {
        var hasView = true
        nonisolated init() {}
    }

    enum Door: String, CaseIterable, Sendable { case sheet, cover, drawer, popover, alert, card, swiped }

    struct Home: View {
        let door: Door
        let desk: Desk
        let model: Model
        var body: some View {
            Text("home")
            if model.hasView {
                Caller(door: door, desk: desk)
                    .environment(\.presentationCoordinator, PresentationCoordinator())
            }
        }
    }

    struct Caller: View {
        let door: Door
        let desk: Desk
        @Environment(\.presentationCoordinator) private var coordinator
        @Environment(\.modalPresenter) private var modalPresenter
        var body: some View {
            Button("Ask") { desk.run { await ask() } }
        }

        private func ask() async -> Result {
            switch door {
            case .sheet: await coordinator.present(type: .sheet, returning: Int.self) { Choices() }
            case .cover: await coordinator.present(type: .fullScreenCover, returning: Int.self) { Choices() }
            case .drawer: await coordinator.present(type: .drawer(edge: .leading), returning: Int.self) { Choices() }
            case .popover:
                await coordinator.present(type: .popover(anchor: .default, edge: .top), returning: Int.self) {
                    Choices()
                }
            case .alert: await coordinator.present(type: .alert, returning: Int.self) { Choices() }
            case .card: await modalPresenter.present(returning: Int.self, style: .card()) { Choices() }
            case .swiped: await modalPresenter.present(returning: Int.self, style: .sheet()) { Choices() }
            }
        }
    }

    struct Choices: View {
        @Environment(\.presentationAnswer) private var answer
        @Environment(\.dismiss) private var dismiss
        @State private var isNested = false
        var body: some View {
            Button("Seven") { answer(7) }
            Button("Word") { answer("word") }
            Button("Done") { dismiss() }
            Button("Nest") { isNested = true }
                .sheet(isPresented: $isNested) { Inner() }
        }
    }

    struct Inner: View {
        @Environment(\.presentationAnswer) private var answer
        var body: some View { Button("Nine") { answer(9) } }
    }

    let desk = Desk()
    let model = Model()

    private func ask(_ door: Door) async -> Screen {
        let screen = Screen { Home(door: door, desk: desk, model: model) }
        screen.tap("Ask")
        await screen.settleTasks { !screen.layers.isEmpty }
        screen.entered(screen.top)
        #expect(desk.results == [])
        return screen
    }

    private func wait(_ screen: Screen, for count: Int = 1) async {
        await screen.settleTasks { desk.results.count == count }
    }

    @Test("the content answers; the exit starts, and the caller goes on", arguments: Door.allCases)
    func answered(_ door: Door) async {
        let screen = await ask(door)
        let layer = screen.top
        screen.operations(after: {})
        let operations = screen.send(.click, to: screen.button(titled: "Seven")!)
        #expect(operations.contains(.layer(layer.id, command: .exit, epoch: 1)))
        await wait(screen)
        #expect(desk.results == [.answered(7)])
        // The press of a button of an alert starts the exit before the answer does.
        #expect(screen.machines.map(\.state) == [.exiting(door == .alert ? .button : .programmatic)])
        screen.exited(layer)
        #expect(screen.machines.isEmpty)
        await wait(screen)
        #expect(desk.results == [.answered(7)])
    }

    @Test("a dismissal without an answer is told with its reason", arguments: Door.allCases)
    func dismissed(_ door: Door) async {
        let screen = await ask(door)
        let reason =
            screen.machines[0].composer.allows(.escape)
            ? "escape" : door == .alert ? "button" : "programmatic"
        if reason == "escape" { screen.dismiss(screen.top, reason) } else { screen.tap("Done") }
        await wait(screen)
        #expect(desk.results == [.dismissed(DismissalReason(rawValue: reason)!)])
    }

    @Test("canceling the task dismisses the presentation", arguments: Door.allCases)
    func canceled(_ door: Door) async {
        let screen = await ask(door)
        desk.tasks[0].cancel()
        await wait(screen)
        #expect(desk.results == [.canceled])
        await screen.settleTasks { screen.machines[0].isLeaving }
        #expect(screen.machines.map(\.state) == [.exiting(.programmatic)])
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty)
    }

    @Test("a task that is canceled before presents nothing", arguments: [Door.sheet, .card])
    func canceledBefore(_ door: Door) async {
        let screen = Screen { Home(door: door, desk: desk, model: model) }
        screen.operations(after: {
            _ = screen.button(titled: "Ask")!.handle(.click, .null)
            desk.tasks[0].cancel()
        })
        await wait(screen)
        #expect(desk.results == [.canceled])
        #expect(screen.settle() == [] && screen.machines.isEmpty)
    }

    @Test("the wait ends when the presenting view goes", arguments: Door.allCases)
    func viewGone(_ door: Door) async {
        let screen = await ask(door)
        screen.operations(after: { model.hasView = false })
        await wait(screen)
        #expect(desk.results == [.dismissed(.sourceRemoved)])
    }

    @Test("a presenter without a view presents nothing, and its caller goes on")
    func outside() async {
        let screen = Screen { Text("page") }
        screen.operations(after: {
            desk.run {
                await EnvironmentValues().modalPresenter.present(returning: Int.self, style: .full()) { Choices() }
            }
        })
        await wait(screen)
        #expect(desk.results == [.dismissed(.sourceRemoved)])
        #expect(screen.machines.isEmpty)
    }

    @Test("the wait ends with the session", arguments: Door.allCases)
    func sessionGone(_ door: Door) async {
        do { _ = await ask(door) }
        await desk.tasks[0].value
        #expect(desk.results == [.canceled])
    }

    @Test("a presentation inside the awaited one answers it, and leaves with it")
    func nested() async {
        let screen = await ask(.sheet)
        screen.tap("Nest")
        screen.tap("Nine")
        await wait(screen)
        #expect(desk.results == [.answered(9)])
        #expect(screen.machines.map(\.state) == [.exiting(.programmatic), .exiting(.parentDismissed)])
    }

    @Test("an answer of another type changes nothing and is reported; so is one that nobody awaits")
    func wrongType() async {
        let screen = await ask(.sheet)
        screen.tap("Word")
        #expect(await screen.report().contains("answers with a String; its caller awaits a Int."))
        #expect(screen.machines.map(\.state) == [.presented] && desk.results == [])
        screen.tap("Seven")
        await wait(screen)
        #expect(desk.results == [.answered(7)])
        let other = Screen { Text("page").sheet(isPresented: .constant(true)) { Choices() } }
        other.tap("Seven")
        #expect(await other.report().contains("answers with a Int, but nobody awaits an answer"))
        #expect(other.machines.map(\.state) == [.entering])
    }

    @Test("one question follows another while the first still leaves")
    func sequence() async {
        let screen = Screen { Home(door: .sheet, desk: desk, model: model) }
        let coordinator = screen.scope.coordinator
        screen.operations(after: {
            desk.run {
                let first = await coordinator.present(type: .sheet, returning: Int.self) { Choices() }
                guard let number = first.answer else { return first }
                return await coordinator.present(type: .sheet, returning: Int.self) { Text("after \(number)") }
            }
        })
        await screen.settleTasks { !screen.layers.isEmpty }
        screen.tap("Seven")
        await screen.settleTasks { screen.layers.count == 2 }
        #expect(screen.shows("after 7"))
        screen.dismiss(screen.top, "drag")
        await wait(screen)
        #expect(desk.results == [.dismissed(.drag)])
    }

    @Test("a model without views asks; what is never shown ends by a call, and a view shows what waits")
    func viewless() async {
        let coordinator = PresentationCoordinator()
        desk.run { await coordinator.present(type: .sheet, returning: Int.self) { Choices() } }
        while coordinator.count == 0 { await Task.yield() }
        coordinator.dismissAll()
        await desk.tasks[0].value
        #expect(desk.results == [.dismissed(.programmatic)])
        desk.run { await coordinator.present(type: .sheet, returning: Int.self) { Choices() } }
        while coordinator.count == 0 { await Task.yield() }
        let screen = Screen { Text("app").environment(\.presentationCoordinator, coordinator) }
        screen.sheet().button("Seven").tap()
        await wait(screen, for: 2)
        #expect(desk.results[1] == .answered(7) && coordinator.count == 0)
    }

    @Test("what the content holds, and the caller's task, are released at the end")
    func released() async {
        let probe = LeakProbe(), desk = desk
        weak var left: PresentationCoordinator?
        do {
            let coordinator = PresentationCoordinator()
            left = coordinator
            let screen = Screen { Text("app").environment(\.presentationCoordinator, coordinator) }
            screen.operations(after: {
                desk.run { [token = probe.token()] in
                    await coordinator.present(type: .sheet, returning: Int.self) {
                        let _ = token
                        Choices()
                    }
                }
            })
            await screen.settleTasks { !screen.layers.isEmpty }
        }
        await desk.tasks.removeLast().value
        #expect(desk.results == [.canceled])
        // A task lets go of what it has captured a moment after its value is known.
        for _ in 0..<1000 where probe.alive > 0 || left != nil { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(probe.alive == 0 && left == nil)
    }
}
