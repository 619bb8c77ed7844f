// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Synchronization
import Testing

@MainActor
@Suite("Observed models")
struct ObservationTests {
    @Observable final class Model: @unchecked Sendable {
        var count = 0
        var other = 0
    }
    struct Reader: View {
        let model: Model
        var body: some View { Text("\(model.count)") }
    }

    @Test("a view follows the property it reads and no other")
    func property() {
        let model = Model()
        let screen = Screen { Reader(model: model) }
        #expect(screen.record { model.other = 1 } == RecordedPatch(operations: [], bodies: 0))
        #expect(screen.record { model.count = 1 } == RecordedPatch(operations: [.text(2, "1")], bodies: 1))
        #expect(screen.record { model.count = 2 } == RecordedPatch(operations: [.text(2, "2")], bodies: 1))
    }

    @Test("a change on another thread reaches the view")
    func otherThread() async {
        let model = Model()
        let screen = Screen { Reader(model: model) }
        await Task.detached { model.count = 9 }.value
        #expect(screen.text("9").exists)
    }

    @Test("ten thousand evaluations leave one registration behind")
    func canary() {
        let model = Model()
        let canary = Canary()
        let fired = Atomic<Int>(0)
        for _ in 0..<10_000 {
            _ = canary.track({ model.count }, onChange: { fired.add(1, ordering: .relaxed) })
        }
        model.count = 1
        #expect(fired.load(ordering: .relaxed) == 1)
        model.count = 2
        #expect(fired.load(ordering: .relaxed) == 1)
    }

    @Test("a dropped canary leaves nothing that fires")
    func dropped() {
        let model = Model()
        let canary = Canary()
        let fired = Atomic<Int>(0)
        _ = canary.track({ model.count }, onChange: { fired.add(1, ordering: .relaxed) })
        canary.drop()
        model.count = 1
        #expect(fired.load(ordering: .relaxed) == 0)
    }

    final class Store: ObservableObject, @unchecked Sendable {
        @Published var count = 0
        let token: LeakProbe.Token?
        init(_ token: LeakProbe.Token? = nil) { self.token = token }
    }
    struct StoreReader: View {
        @ObservedObject var store: Store
        var body: some View { Text("\(store.count)") }
    }
    struct StoreOwner: View {
        @StateObject private var store: Store
        init(_ make: @escaping () -> Store) { _store = StateObject(wrappedValue: make()) }
        var body: some View {
            VStack {
                Text("\(store.count)")
                Button("Add") { store.count += 1 }
            }
        }
    }

    @Test("an ObservableObject reaches the view, from another thread too")
    func object() async {
        let store = Store()
        let screen = Screen { StoreReader(store: store) }
        #expect(screen.record { store.count = 1 } == RecordedPatch(operations: [.text(2, "1")], bodies: 1))
        await Task.detached { store.count = 2 }.value
        #expect(screen.text("2").exists)
    }

    @Test("a StateObject is made once and released with its view")
    func owned() {
        let probe = LeakProbe()
        var made = 0
        do {
            let screen = Screen {
                StoreOwner {
                    made += 1
                    return Store(probe.token())
                }
            }
            screen.button("Add").tap()
            screen.button("Add").tap()
            #expect(screen.text("2").exists)
            #expect(made == 1)
            #expect(probe.alive == 1)
        }
        #expect(probe.alive == 0)
    }

    @Observable final class Switch { var isOn = true }
    struct Gate: View {
        let gate: Switch
        let make: () -> Store
        var body: some View {
            VStack {
                if gate.isOn { StoreReader(store: make()) }
            }
        }
    }

    @Test("a view that is gone lets go of its object while the screen lives on")
    func released() {
        let probe = LeakProbe()
        let gate = Switch()
        let screen = Screen { Gate(gate: gate) { Store(probe.token()) } }
        #expect(probe.alive == 1)
        gate.isOn = false
        screen.settle()
        #expect(probe.alive == 0)
    }
}
