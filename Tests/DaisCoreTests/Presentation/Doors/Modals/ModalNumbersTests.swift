// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Many modals")
struct ModalNumbersTests {
    @MainActor
    final class Desk {
        var tokens: [any ModalLifetime] = []
        var presenter: ModalPresenter?
        nonisolated init() {}
    }
    final class Witness: Sendable {}
    struct Page: View {
        let desk: Desk
        @Environment(\.modalPresenter) private var modalPresenter
        var body: some View { Button("Take") { desk.presenter = modalPresenter } }
    }
    struct Content: View {
        let witness: Witness
        var body: some View { Text("modal") }
    }

    @Test("a thousand tokens, one after the other, leave nothing behind")
    func thousand() {
        let desk = Desk()
        let screen = Screen { Page(desk: desk) }
        screen.tap("Take")
        weak var last: Witness?
        for _ in 1...1000 {
            screen.operations(after: {
                let witness = Witness()
                last = witness
                desk.tokens = [desk.presenter!.present(Content(witness: witness), style: .card())]
            })
            screen.entered(screen.top)
            screen.operations(after: { desk.tokens = [] })
            screen.exited(screen.top)
        }
        #expect(screen.machines.isEmpty && screen.layers.isEmpty && last == nil)
        #expect(screen.tree.document.elementEstimate < 10)
    }

    @Test("a thousand tokens at once, released before anything is shown, show nothing")
    func burst() {
        let desk = Desk()
        let screen = Screen { Page(desk: desk) }
        screen.tap("Take")
        let operations = screen.operations(after: {
            for _ in 1...1000 {
                desk.tokens.append(desk.presenter!.present(Content(witness: Witness()), style: .card()))
            }
            desk.tokens = []
        })
        #expect(operations.isEmpty && screen.machines.isEmpty)
    }

    /// Opens something of each sort, and keeps the tokens.
    struct Busy: View {
        let witness: Witness
        let sort: String
        @State private var token: (any ModalLifetime)?
        @State private var observation: ModalListObservationLifetime?
        @Environment(\.modalPresenter) private var modalPresenter
        @Environment(\.modalListObserver) private var modalListObserver
        @Environment(\.toastPresenter) private var toastPresenter
        var body: some View {
            Button("Open") { open() }
                .sheet(isPresented: .constant(sort == "sheet")) { Content(witness: witness) }
                .presentingModals {
                    if sort == "list" { Modal(key: 2, style: .card()) { Content(witness: witness) } }
                }
        }
        private func open() {
            switch sort {
            case "token":
                let token = modalPresenter.present(Content(witness: witness), style: .card())
                self.token = token
                Task { [dismissal = token.dismissal] in
                    for await _ in dismissal {}
                }
            case "observer":
                // A stream that never ends.
                let stream = AsyncStream<ModalsRendering> {
                    let content = Content(witness: witness)
                    $0.yield(ModalsRendering(modals: [Modal(key: 1, style: .full(), content: content)]))
                }
                observation = modalListObserver.observe(stream)
            case "toast": toastPresenter.present(Content(witness: witness), style: .standard(duration: .persistent))
            default: break
            }
        }
    }

    @Test(
        "a session that ends while something is presented keeps nothing of it",
        arguments: ["nothing", "sheet", "list", "token", "observer", "toast"], [false, true])
    func ending(_ sort: String, isHosted: Bool) async {
        weak var left: Witness?
        do {
            let witness = Witness()
            left = witness
            let screen = Screen {
                if isHosted {
                    ModalHost(shouldPassthroughToasts: false) { Busy(witness: witness, sort: sort) }
                } else {
                    Busy(witness: witness, sort: sort)
                }
            }
            screen.tap("Open")
            let count = sort == "nothing" ? 0 : 1
            await screen.settleTasks { screen.machines.count == count }
            #expect(screen.machines.count == count)
        }
        for _ in 1...200 where left != nil { await Task.yield() }
        #expect(left == nil)
    }

    @Observable
    final class Switch {
        var isOn = true
        nonisolated init() {}
    }

    @Test("a host that goes keeps nothing of what was presented in it")
    func hostGone() async {
        struct Room: View {
            let model: Switch
            let witness: () -> Witness
            var body: some View {
                if model.isOn {
                    ModalHost {
                        Text("host").presentingModals {
                            Modal(key: 1, style: .card()) { Content(witness: witness()) }
                        }
                    }
                }
            }
        }
        weak var left: Witness?
        let model = Switch()
        let screen = Screen {
            Room(model: model) {
                let witness = Witness()
                left = witness
                return witness
            }
        }
        #expect(screen.machines.count == 1 && left != nil)
        screen.operations(after: { model.isOn = false })
        #expect(screen.machines.isEmpty && left == nil)
    }
}
