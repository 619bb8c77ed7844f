// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Presentations that meet others in the same place.
@MainActor
@Suite("Policies of presentations")
struct PolicyTests {
    @MainActor @Observable
    final class Model {
        var policy = PresentationPolicy.queue()
        var kinds: Set<PresentationInfo.Kind> = [.alert]
        var doors: Set<PresentationDoor> = []
        var shown: Set<String> = []
        var hasSource = true
        var outlives = false
        @ObservationIgnored var withdrawn: () -> Void = {}
        nonisolated init() {}

        func binding(_ name: String) -> Binding<Bool> {
            Binding(
                get: { self.shown.contains(name) },
                set: { if $0 { self.shown.insert(name) } else { self.shown.remove(name) } })
        }
    }

    struct Home: View {
        let model: Model
        let notes: Notes
        @Environment(\.presentationQueue) private var queue
        var body: some View {
            VStack {
                Text("Waiting: " + queue.waiting.map { $0.request.id ?? $0.type.name }.joined(separator: " "))
                Button("Withdraw") { if let entry = queue.waiting.first { queue.withdraw(entry.id) } }
                Button("Withdraw all") { queue.withdrawAll() }
                ForEach(["a", "b", "c"], id: \.self) { alert($0, .normal) }
                alert("low", .low)
                alert("high", .high)
                Text("same").sheet(
                    isPresented: model.binding("sheet"), onDismiss: { notes.add("sheet \($0.rawValue)") }
                ) {
                    Text("sheet").sheet(isPresented: model.binding("inner")) { Text("inner") }
                }
                if model.hasSource {
                    alert("source", .normal)
                }
            }
            .presentationPolicy(model.policy, for: model.kinds, from: model.doors)
        }

        @ViewBuilder private func alert(_ name: String, _ priority: PresentationPriority) -> some View {
            Text(name)
                .alert(name, isPresented: model.binding(name)) {}
                .onPresentationEvent {
                    if $0.phase == .didDismiss { notes.add("\(name) \($0.reason?.rawValue ?? "")") }
                }
                .presentationRequest(id: name, priority: priority, outlivesPresenter: model.outlives)
        }
    }

    private let model = Model()
    private let notes = Notes()

    private func open() -> Screen { Screen { Home(model: model, notes: notes) } }
    private func present(_ names: String..., on screen: Screen) {
        for name in names { screen.operations(after: { model.shown.insert(name) }) }
    }
    private func titles(_ screen: Screen) -> [String] { screen.layers.map { $0.fullText.replacing("OK", with: "") } }
    private func waiting(_ screen: Screen) -> String {
        screen.settle()
        return screen.elements(.span).map(\.fullText).first { $0.hasPrefix("Waiting: ") }.map {
            String($0.dropFirst(9))
        } ?? "?"
    }
    private func end(_ name: String, on screen: Screen) {
        screen.operations(after: { model.shown.remove(name) })
        for layer in screen.layers where layer.fullText.hasPrefix(name) { screen.exited(layer) }
    }

    @Test("queue: one is shown, the others wait by importance and then by age, and are listed")
    func queue() {
        let screen = open()
        present("a", "b", "low", "c", "high", on: screen)
        #expect(titles(screen) == ["a"])
        #expect(waiting(screen) == "high b c low")
        for (name, rest) in [("a", "b c low"), ("high", "c low"), ("b", "low"), ("c", ""), ("low", "")] {
            #expect(titles(screen) == [name])
            end(name, on: screen)
            #expect(waiting(screen) == rest)
        }
        #expect(titles(screen) == [])
        #expect(notes.take() == ["a", "high", "b", "c", "low"].map { "\($0) programmatic" })
    }

    @Test("queue: the next one comes after the exit, not during it")
    func exits() {
        let screen = open()
        present("a", "b", on: screen)
        screen.operations(after: { model.shown.remove("a") })
        #expect(titles(screen) == ["a"])
        screen.exited(screen.top)
        #expect(titles(screen) == ["b"])
    }

    @Test("queue: what waits is withdrawn by its binding, by the list, or all at once")
    func withdrawals() {
        let screen = open()
        present("a", "b", "c", "high", "low", on: screen)
        screen.operations(after: { model.shown.remove("c") })
        #expect(waiting(screen) == "high b low")
        screen.tap("Withdraw")
        #expect(waiting(screen) == "b low")
        #expect(model.shown == ["a", "b", "low"])
        screen.tap("Withdraw all")
        #expect(waiting(screen) == "")
        #expect(model.shown == ["a"] && titles(screen) == ["a"])
    }

    @Test("queue: those beyond the longest line are rejected, the least important first")
    func line() {
        model.policy = .queue(limit: 1, waiting: 2)
        let screen = open()
        present("a", "b", "c", "low", on: screen)
        #expect(model.shown == ["a", "b", "c"])
        present("high", on: screen)
        #expect(waiting(screen) == "high b")
        #expect(model.shown == ["a", "b", "high"])
    }

    @Test("a limit of more than one, which a change of the policy raises")
    func limit() {
        model.policy = .queue(limit: 2)
        let screen = open()
        present("a", "b", "c", "low", on: screen)
        #expect(titles(screen) == ["a", "b"])
        screen.operations(after: { model.policy = .stack })
        #expect(titles(screen).sorted() == ["a", "b", "c", "low"])
    }

    @Test("replace: the one that is there leaves and is told, then the new one comes; a more important one stays")
    func replace() {
        model.policy = .replace()
        let screen = open()
        present("a", "b", on: screen)
        #expect(model.shown == ["b"])
        #expect(titles(screen) == ["a"])
        screen.exited(screen.top)
        #expect(titles(screen) == ["b"])
        #expect(notes.take() == ["a replaced"])
        present("low", on: screen)
        #expect(titles(screen) == ["b"] && waiting(screen) == "low")
        end("b", on: screen)
        #expect(titles(screen) == ["low"])
    }

    @Test("preempt: only a more important one replaces")
    func preempt() {
        model.policy = .preempt()
        let screen = open()
        present("a", "b", on: screen)
        #expect(titles(screen) == ["a"] && waiting(screen) == "b")
        present("high", on: screen)
        #expect(model.shown == ["b", "high"])
        screen.exited(screen.top)
        #expect(titles(screen) == ["high"] && waiting(screen) == "b")
    }

    @Test("reject: the new one is not shown, and its binding goes back")
    func reject() {
        model.policy = .reject()
        let screen = open()
        present("a", "high", on: screen)
        #expect(model.shown == ["a"] && titles(screen) == ["a"])
        end("a", on: screen)
        present("high", on: screen)
        #expect(titles(screen) == ["high"])
        #expect(screen.takeReports().isEmpty)
    }

    @Test("a presentation never competes with those around it, and kinds that are not named are stacked")
    func around() {
        model.kinds = [.sheet]
        let screen = open()
        present("sheet", "inner", "a", "b", on: screen)
        #expect(titles(screen) == ["sheet", "inner", "a", "b"])
    }

    @Test("a door that is not named is stacked")
    func doors() {
        model.doors = [.coordinator]
        let screen = open()
        present("a", "b", on: screen)
        #expect(titles(screen) == ["a", "b"])
        let coordinator = screen.tree.scope.coordinator
        screen.operations(after: { coordinator.present(type: .alert, onDismiss: {}) { Text("called") } })
        #expect(titles(screen) == ["a", "b", "called"])
        screen.operations(after: { coordinator.present(type: .alert, onDismiss: {}) { Text("later") } })
        #expect(titles(screen) == ["a", "b", "called"])
    }

    @Test("what waits leaves with its view, unless it outlives it", arguments: [false, true])
    func outlives(_ outlives: Bool) {
        model.outlives = outlives
        let screen = open()
        present("a", "source", "b", on: screen)
        #expect(waiting(screen) == "source b")
        screen.operations(after: { model.hasSource = false })
        #expect(waiting(screen) == (outlives ? "source b" : "b"))
        end("a", on: screen)
        #expect(titles(screen) == [outlives ? "source" : "b"])
        guard outlives else { return }
        screen.dismiss(screen.top, "button")
        screen.exited(screen.top)
        #expect(titles(screen) == ["b"])
        #expect(!model.shown.contains("source"))
        end("b", on: screen)
        #expect(screen.machines.isEmpty && screen.tree.presentations.roots.isEmpty)
    }
}
