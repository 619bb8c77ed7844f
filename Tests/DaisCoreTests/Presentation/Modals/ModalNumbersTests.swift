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
        let clock = ContinuousClock()
        let time = clock.measure {
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
        }
        print("1,000 modals presented, entered, released, gone: \(time)")
        #expect(screen.machines.isEmpty && screen.layers.isEmpty && last == nil)
        #expect(screen.tree.elementEstimate < 10)
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
}
