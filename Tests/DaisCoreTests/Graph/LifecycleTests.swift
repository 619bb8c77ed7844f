// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Lifecycle and changes")
struct LifecycleTests {
    @Observable final class Model {
        var isShown = true
        var number = 0
    }

    struct Living: View {
        let model: Model
        let notes: Notes
        var body: some View {
            VStack {
                if model.isShown {
                    VStack {
                        Text("inner").onAppear { notes.add("inner +") }.onDisappear { notes.add("inner -") }
                    }
                    .onAppear { notes.add("outer +") }
                    .onDisappear { notes.add("outer -") }
                }
            }
        }
    }

    @Test("inner views appear and disappear before outer ones, once each")
    func order() {
        let (model, notes) = (Model(), Notes())
        let screen = Screen { Living(model: model, notes: notes) }
        #expect(notes.take() == ["inner +", "outer +"])
        model.number = 1
        screen.settle()
        #expect(notes.take() == [])
        model.isShown = false
        screen.settle()
        #expect(notes.take() == ["inner -", "outer -"])
        model.isShown = true
        screen.settle()
        #expect(notes.take() == ["inner +", "outer +"])
    }

    struct Working: View {
        let model: Model
        let notes: Notes
        var body: some View {
            VStack {
                if model.isShown {
                    Text("working").task(id: model.number) {
                        notes.add("start \(model.number)")
                        try? await Task.sleep(for: .seconds(600))
                        notes.add(Task.isCancelled ? "canceled" : "done")
                    }
                }
            }
        }
    }

    @Test("a task starts with its view, again with another id, and is canceled when the view goes")
    func task() async {
        let (model, notes) = (Model(), Notes())
        let screen = Screen { Working(model: model, notes: notes) }
        await screen.settleTasks { !notes.list.isEmpty }
        #expect(notes.take() == ["start 0"])
        model.number = 1
        await screen.settleTasks { notes.list.count == 2 }
        #expect(Set(notes.take()) == ["canceled", "start 1"])
        model.isShown = false
        await screen.settleTasks { !notes.list.isEmpty }
        #expect(notes.take() == ["canceled"])
    }

    struct Watching: View {
        let model: Model
        let notes: Notes
        var body: some View {
            Text("\(model.number)")
                .onChange(of: model.number, initial: true) { old, new in notes.add("\(old)→\(new)") }
        }
    }

    @Test("onChange tells old and new, and with initial also the first value")
    func change() {
        let (model, notes) = (Model(), Notes())
        let screen = Screen { Watching(model: model, notes: notes) }
        #expect(notes.take() == ["0→0"])
        model.number = 4
        screen.settle()
        model.number = 4
        screen.settle()
        #expect(notes.take() == ["0→4"])
    }

    struct Endless: View {
        @State private var number = 0
        var body: some View {
            VStack {
                Button("Go") { number = 1 }
                Text("\(number)").onChange(of: number) { number += 1 }
            }
        }
    }

    @Test("a change that always leads to another one is given up, and the screen goes on")
    func endless() {
        let screen = Screen { Endless() }
        let patch = screen.record { screen.button("Go").tap() }
        #expect(patch.bodies < 20_000)
        #expect(screen.button("Go").exists)
    }

    struct Sum: PreferenceKey {
        static var defaultValue: [Int] { [] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    struct Collecting: View {
        let model: Model
        let notes: Notes
        var body: some View {
            VStack {
                Text("a").preference(key: Sum.self, value: [1])
                VStack {
                    Text("b").preference(key: Sum.self, value: [model.number])
                    if model.isShown { Text("c").preference(key: Sum.self, value: [3]) }
                }
                .transformPreference(Sum.self) { $0 = $0.map { $0 * 10 } }
            }
            .onPreferenceChange(Sum.self) { notes.add("\($0)") }
        }
    }

    @Test("preferences are collected in tree order and told when they differ")
    func preferences() {
        let (model, notes) = (Model(), Notes())
        let screen = Screen { Collecting(model: model, notes: notes) }
        #expect(notes.take() == ["[1, 0, 30]"])
        model.number = 2
        screen.settle()
        #expect(notes.take() == ["[1, 20, 30]"])
        model.isShown = false
        screen.settle()
        #expect(notes.take() == ["[1, 20]"])
        screen.settle()
        #expect(notes.take() == [])
    }
}
