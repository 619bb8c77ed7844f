// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Tokens released, lists changed, hosts that come and go, users who dismiss, in any order: at rest there is what is
/// wanted, nothing else, and every token knows what became of its modal.
@MainActor
@Suite("Modals in any order of events")
struct ModalPropertyTests {
    @Observable
    final class Model {
        var keys: [Int] = []
        var hasHost = true
        var hasPage = true
        var space = ModalPresentationSpace.host
        @ObservationIgnored var tokens: [any ModalLifetime] = []
        @ObservationIgnored var gone: [any ModalLifetime] = []
        nonisolated init() {}
    }
    struct Home: View {
        let model: Model
        var body: some View {
            VStack {
                if model.hasPage {
                    if model.hasHost {
                        ModalHost(presentationSpace: model.space) { Page(model: model) }
                    } else {
                        Page(model: model)
                    }
                }
            }
            .presentingModals {
                for key in model.keys {
                    Modal(key: key, style: .card(onDismiss: { model.keys.removeAll { $0 == key } })) {
                        Text("key \(key)")
                    }
                }
            }
        }
    }
    struct Page: View {
        let model: Model
        @Environment(\.modalPresenter) private var presenter
        var body: some View {
            Button("Present") { model.tokens.append(presenter.present(Text("token"), style: .sheet())) }
        }
    }

    @Test("random changes of modals end with exactly the requested ones on the page", arguments: 1...60)
    func anyOrder(_ seed: UInt64) {
        var random = PresentationPropertyTests.Random(state: seed)
        let model = Model()
        let screen = Screen { Home(model: model) }
        let engine = screen.tree.presentations
        for _ in 0..<60 {
            let layer = (screen.layers + room(screen)).randomElement(using: &random)
            switch Int.random(in: 0..<13, using: &random) {
            case 0, 1: if model.hasPage { screen.tap("Present") }
            case 2:
                screen.operations(after: {
                    guard let index = model.tokens.indices.randomElement(using: &random) else { return }
                    model.gone.append(model.tokens.remove(at: index))
                    model.gone.last?.dismiss()
                })
            case 3:
                screen.operations(after: {
                    if let index = model.tokens.indices.randomElement(using: &random) { model.tokens.remove(at: index) }
                })
            case 4: screen.operations(after: { model.keys.append(Int.random(in: 0..<4, using: &random)) })
            case 5: screen.operations(after: { model.keys.shuffle(using: &random) })
            case 6: screen.operations(after: { _ = model.keys.popLast() })
            case 7: screen.operations(after: { model.hasHost.toggle() })
            // Presented modals stay where they are; new ones go to another place.
            case 12: screen.operations(after: { model.space = model.space == .host ? .window : .host })
            case 8: screen.operations(after: { model.hasPage.toggle() })
            case 9: if let layer { screen.dismiss(layer, "scrim") }
            case 10: if let layer { screen.exited(layer) }
            default: if let layer { screen.entered(layer) }
            }
            if random.next() % 16 == 0 { screen.operations(after: { engine.detachHost() }) }
            if random.next() % 4 == 0 { screen.operations(after: { engine.attachHost() }) }
        }
        screen.operations(after: { engine.attachHost() })
        rest(screen)
        #expect(screen.machines.allSatisfy { !$0.isLeaving && $0.state != .pending }, "seed \(seed)")
        let held = model.tokens.count { $0.isPresented }
        #expect(screen.machines.count == held + model.keys.count, "seed \(seed)")
        #expect(model.gone.allSatisfy { !$0.isPresented })
        if !model.hasPage { #expect(held == 0) }
        screen.operations(after: {
            model.tokens = []
            model.keys = []
        })
        rest(screen)
        #expect(screen.machines.isEmpty && screen.layers.isEmpty && room(screen).isEmpty)
    }

    private func room(_ screen: Screen) -> [Element] {
        screen.elements(.div).first { $0.classes == "host-layers" }?.children ?? []
    }
    private func rest(_ screen: Screen) {
        for _ in 0..<4 {
            screen.clock.advance(by: .seconds(5))
            screen.settle()
        }
    }
}
