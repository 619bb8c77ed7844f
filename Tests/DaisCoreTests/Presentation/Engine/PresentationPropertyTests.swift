// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Random present, dismiss, finish, drag, cancel, item change, unmount and detach in any order, against three rules:
/// `onDismiss` is called once for each presentation that was seen, no layer is left without a machine, and what is there
/// at rest is what the bindings say.
@MainActor
@Suite("Any order of events")
struct PresentationPropertyTests {
    @Observable
    final class Model {
        var outer = false
        var inner = false
        var alert = false
        var item: Item?
        var hasSource = true
        @ObservationIgnored var appeared: [String: Int] = [:]
        @ObservationIgnored var dismissed: [String: Int] = [:]
        nonisolated init() {}
    }
    struct Item: Identifiable { let id: Int }

    struct Home: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            VStack {
                if model.hasSource {
                    Text("source")
                        .sheet(isPresented: $model.outer, onDismiss: { model.dismissed["outer", default: 0] += 1 }) {
                            Outer(model: model)
                        }
                }
                Text("other")
                    .sheet(item: $model.item, onDismiss: { model.dismissed["item", default: 0] += 1 }) { item in
                        Text("item \(item.id)").onAppear { model.appeared["item", default: 0] += 1 }
                    }
            }
            .alert("Alert", isPresented: $model.alert) {}
        }
    }

    struct Outer: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            Text("outer")
                .onAppear { model.appeared["outer", default: 0] += 1 }
                .sheet(isPresented: $model.inner, onDismiss: { model.dismissed["inner", default: 0] += 1 }) {
                    Text("inner").onAppear { model.appeared["inner", default: 0] += 1 }
                }
        }
    }

    struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
    }

    @Test("exactly one onDismiss each, no orphans", arguments: 1...150)
    func anyOrder(_ seed: UInt64) {
        var random = Random(state: seed)
        let model = Model()
        let screen = Screen { Home(model: model) }
        let engine = screen.tree.presentations
        for _ in 0..<60 {
            step(screen, model, engine, &random)
            let layers = screen.machines.compactMap(\.layer).map(\.overlay)
            #expect(layers.map(ObjectIdentifier.init) == screen.layers.map(ObjectIdentifier.init))
            #expect(screen.layers.allSatisfy { $0.id != 0 })
        }
        screen.operations(after: { engine.attachHost() })
        rest(screen)
        // A finger that has not let go holds nothing up.
        #expect(screen.machines.allSatisfy { !$0.isLeaving && $0.state != .pending && $0.state != .mounting })
        for name in ["outer", "inner", "item"] {
            let open = screen.machines.count { machine in machine.layer?.overlay.fullText.hasPrefix(name) == true }
            #expect(
                model.appeared[name, default: 0] == model.dismissed[name, default: 0] + open, "\(name), seed \(seed)")
        }
        let outerOpen = model.outer && model.hasSource
        let wanted = [outerOpen, outerOpen && model.inner, model.item != nil, model.alert].count { $0 }
        #expect(screen.layers.count == wanted, "seed \(seed)")
        screen.operations(after: {
            model.outer = false
            model.inner = false
            model.item = nil
            model.alert = false
        })
        rest(screen)
        #expect(screen.layers.isEmpty && screen.machines.isEmpty)
        #expect(model.appeared == model.dismissed)
    }

    private func rest(_ screen: Screen) {
        for _ in 0..<4 {
            screen.clock.advance(by: .seconds(5))
            screen.settle()
        }
    }

    private func step(_ screen: Screen, _ model: Model, _ engine: PresentationEngine, _ random: inout Random) {
        let layer = screen.layers.randomElement(using: &random)
        let choice = Int.random(in: 0..<18, using: &random)
        let id = Int.random(in: 1...3, using: &random)
        switch choice {
        case 0: screen.operations(after: { model.outer.toggle() })
        case 1: screen.operations(after: { model.inner.toggle() })
        case 2: screen.operations(after: { model.alert.toggle() })
        case 3: screen.operations(after: { model.item = Item(id: id) })
        case 4: screen.operations(after: { model.item = nil })
        case 5: screen.operations(after: { model.hasSource.toggle() })
        case 6: if let layer { screen.entered(layer) }
        case 7, 8: if let layer { screen.exited(layer) }
        case 9: if let layer { screen.dismiss(layer, "scrim") }
        case 10: if let layer { screen.dismiss(layer, "escape") }
        case 11:
            screen.operations(after: {
                model.outer.toggle()
                model.inner.toggle()
                model.item = Item(id: id)
            })
        case 13: if let layer { screen.drag(layer, "began") }
        case 14: if let layer { screen.drag(layer, "ended") }
        case 15: if let layer { screen.dismiss(layer, "drag") }
        case 16: if let layer { screen.attempt(layer, "back") }
        case 12: screen.operations(after: { id == 1 ? engine.detachHost() : engine.attachHost() })
        default:
            screen.clock.advance(by: .milliseconds(700))
            screen.settle()
        }
    }
}
