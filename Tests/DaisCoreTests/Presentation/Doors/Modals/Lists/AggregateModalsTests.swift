// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("A view that chooses among the modals of the views inside")
struct AggregateModalsTests {
    enum Level: ModalInfoKey { typealias Value = Int }

    @MainActor
    @Observable
    final class Model {
        var listed = ["one", "two"]
        var isCovered = false
        var isReversed = false
        var hidden: Set<String> = []
        @ObservationIgnored var notes: [String] = []
        @ObservationIgnored var choices = 0
        @ObservationIgnored var tokens: [any ModalLifetime] = []
        @ObservationIgnored var answers: [String] = []
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model

        var body: some View {
            Page(model: model)
                .aggregateModals { modals in
                    model.choices += 1
                    if model.isCovered { return [] }
                    let kept = modals.filter { !model.hidden.contains($0.key as? String ?? "") }
                    return model.isReversed ? kept.reversed() : kept
                }
        }
    }

    struct Page: View {
        let model: Model
        @Environment(\.modalPresenter) private var modalPresenter
        @Environment(\.toastPresenter) private var toastPresenter

        init(model: Model) { self.model = model }

        var body: some View {
            VStack {
                Button("Call") {
                    model.tokens.append(
                        modalPresenter.present(Text("called"), style: .full()) { model.notes.append("presented") })
                }
                Button("Ask") {
                    Task {
                        let answer = await modalPresenter.present(returning: String.self, style: .full()) { Question() }
                        model.answers.append(answer.answer ?? "none")
                    }
                }
                Button("Toast") { model.tokens.append(toastPresenter.present("Saved")) }
            }
            .presentingModals {
                for name in model.listed {
                    Modal(key: name, style: .card(onDismiss: { model.notes.append("dismissed \(name)") })) {
                        Counter(name: name)
                    }
                }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0

        init(name: String) { self.name = name }

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .presentingModals { if count == 2 { Modal(key: "inner", style: .full()) { Text("inner \(name)") } } }
        }
    }

    struct Question: View {
        @Environment(\.presentationAnswer) private var answer
        var body: some View { Button("Answer") { answer("yes") } }
    }

    private let model = Model()

    private func open() -> Screen { Screen { Home(model: model) } }

    /// The texts of the layers that stay, lowest first.
    private func texts(_ screen: Screen) -> [String] {
        screen.machines.filter { !$0.isLeaving }.compactMap {
            $0.layer?.overlay.fullText.replacing("Dismiss popup", with: "")
        }
    }

    private func finish(_ screen: Screen) {
        for machine in screen.machines where machine.isLeaving { machine.exitEnded(epoch: machine.epoch) }
        screen.settle()
    }

    @Test("all modals are presented if the view returns all")
    func all() { #expect(texts(open()) == ["one 0", "two 0"]) }

    @Test("a modal that is left out leaves, its owner hears nothing, and it comes back when it is chosen again")
    func hiding() {
        let screen = open()
        screen.operations(after: { model.hidden = ["one"] })
        #expect(texts(screen) == ["two 0"])
        finish(screen)
        #expect(screen.machines.count == 1 && model.notes.isEmpty && model.listed == ["one", "two"])
        screen.operations(after: { model.hidden = [] })
        #expect(texts(screen) == ["one 0", "two 0"])
    }

    @Test("a modal that is chosen again while it leaves keeps the state of its content")
    func returning() {
        let screen = open()
        screen.tap("one 0")
        screen.operations(after: { model.hidden = ["one"] })
        #expect(texts(screen) == ["two 0"])
        screen.operations(after: { model.hidden = [] })
        #expect(texts(screen) == ["one 1", "two 0"] && screen.machines.count == 2)
    }

    @Test("a modal that comes back tells its owner of its end again")
    func end() {
        let screen = open()
        for machine in screen.machines { screen.entered(machine.layer!.overlay) }
        screen.operations(after: { model.hidden = ["two"] })
        screen.operations(after: { model.hidden = [] })
        screen.dismiss(screen.top, "scrim")
        finish(screen)
        #expect(model.notes == ["dismissed two"])
    }

    @Test("the order of the returned modals is that of the layers, each with what its content presents")
    func order() {
        let screen = open()
        screen.tap("one 0")
        screen.tap("one 1")
        #expect(texts(screen) == ["one 2", "inner one", "two 0"])
        screen.operations(after: { model.isReversed = true })
        #expect(texts(screen) == ["two 0", "one 2", "inner one"])
        screen.operations(after: { model.hidden = ["one"] })
        #expect(texts(screen) == ["two 0"])
    }

    @Test("a modal that is added later is offered in the same update")
    func added() {
        let screen = open()
        let operations = screen.operations(after: { model.listed.append("three") })
        #expect(!operations.isEmpty && texts(screen) == ["one 0", "two 0", "three 0"])
        screen.operations(after: {
            model.isCovered = true
            model.listed.append("four")
        })
        #expect(texts(screen).isEmpty)
    }

    @Test("a token keeps a modal that is left out, which is announced as presented once")
    func token() {
        let screen = open()
        screen.operations(after: { model.listed = [] })
        finish(screen)
        screen.tap("Call")
        screen.entered(screen.top)
        screen.operations(after: { model.isCovered = true })
        finish(screen)
        #expect(screen.machines.isEmpty && model.tokens[0].isPresented)
        screen.operations(after: { model.isCovered = false })
        screen.entered(screen.top)
        #expect(texts(screen) == ["called"] && model.notes == ["presented"])
        screen.operations(after: { model.tokens[0].dismiss() })
        finish(screen)
        #expect(screen.machines.isEmpty && !model.tokens[0].isPresented)
    }

    @Test("a caller that awaits an answer goes on waiting while its modal is left out")
    func answer() async {
        let screen = open()
        screen.operations(after: { model.listed = [] })
        finish(screen)
        screen.tap("Ask")
        await screen.settleTasks { screen.machines.count == 1 }
        screen.operations(after: { model.isCovered = true })
        finish(screen)
        #expect(screen.machines.isEmpty && model.answers.isEmpty)
        screen.operations(after: { model.isCovered = false })
        screen.tap("Answer")
        finish(screen)
        await screen.settleTasks { !model.answers.isEmpty }
        #expect(model.answers == ["yes"])
    }

    @Test("toasts are not part of the list")
    func toasts() {
        let screen = open()
        screen.tap("Toast")
        screen.operations(after: { model.isCovered = true })
        #expect(texts(screen) == ["Saved"])
    }

    @Test("an update that changes neither the list nor what the closure reads does not call it")
    func quiet() {
        let screen = open()
        let before = model.choices
        screen.tap("two 0")
        #expect(model.choices == before)
    }

    @Test("the modals that were offered go with the session")
    func released() {
        weak var left: Model?
        do {
            let model = Model()
            left = model
            let screen = Screen { Home(model: model) }
            screen.operations(after: { model.hidden = ["one"] })
            #expect(texts(screen) == ["two 0"] && left != nil)
        }
        #expect(left == nil)
    }
}
