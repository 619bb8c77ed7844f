// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Two presentations with one name in one place")
struct DuplicateTests {
    @Observable
    final class Model {
        var first = false
        var second = false
        /// Indicates whether the first binding ignores new values.
        var isStubborn = false
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let policy: PresentationPolicy.Duplicates
        let notes: Notes
        var body: some View {
            @Bindable var model = model
            let first = Binding(
                get: { model.first }, set: { new in if !model.isStubborn { model.first = new } })
            HostingView(
                content: VStack {
                    named("one", first)
                    named("two", $model.second)
                }, accepts: { _ in true }, duplicates: policy)
        }

        private func named(_ text: String, _ isPresented: Binding<Bool>) -> some View {
            Text(text).modifier(
                Presenting {
                    PresentationDescriptor.whether(
                        isPresented, .sheet, DismissalHandlers(did: { _ in notes.add(text) })
                    ) {
                        AnyView(Text(text))
                    }.map { descriptor in
                        var named = descriptor
                        named.name = "progress"
                        return named
                    }
                })
        }
    }

    private let model = Model()
    private let notes = Notes()

    private func open(_ policy: PresentationPolicy.Duplicates) -> Screen {
        Screen { Home(model: model, policy: policy, notes: notes) }
    }
    private func room(_ screen: Screen) -> [Element] {
        screen.elements(.div).first { $0.classes == "host-layers" }?.children ?? []
    }

    @Test("rejected: the second is not shown, its binding goes back, the first is left alone, and the log says so")
    func reject() async {
        let screen = open(.reject)
        screen.operations(after: { model.first = true })
        screen.operations(after: { model.second = true })
        #expect(room(screen).map(\.fullText) == ["one"])
        #expect(model.first && !model.second)
        #expect(screen.machines.count == 1)
        let report = await screen.report()
        #expect(report.contains("Home presents a sheet with the id progress, which is taken in the same place"))
        // The name is free again afterwards.
        screen.operations(after: { model.first = false })
        screen.exited(room(screen)[0])
        screen.operations(after: { model.second = true })
        #expect(room(screen).map(\.fullText) == ["two"])
        #expect(notes.take() == ["one"])
    }

    @Test("rejected: who comes while the first leaves waits for its end")
    func waits() {
        let screen = open(.reject)
        screen.operations(after: { model.first = true })
        screen.operations(after: {
            model.first = false
            model.second = true
        })
        #expect(room(screen).map(\.fullText) == ["one"])
        screen.exited(room(screen)[0])
        #expect(room(screen).map(\.fullText) == ["two"])
        #expect(model.second)
    }

    @Test("replaced: the first leaves and is told, then the second comes")
    func replace() {
        let screen = open(.replace)
        screen.operations(after: { model.first = true })
        screen.operations(after: { model.second = true })
        #expect(!model.first && model.second)
        #expect(room(screen).map(\.fullText) == ["one"])
        screen.exited(room(screen)[0])
        #expect(room(screen).map(\.fullText) == ["two"])
        #expect(notes.take() == ["one"])
    }

    @Test("replaced: a binding that refuses does not fight for the place")
    func refuses() {
        let screen = open(.replace)
        model.isStubborn = true
        screen.operations(after: { model.first = true })
        screen.operations(after: { model.second = true })
        screen.exited(room(screen)[0])
        #expect(room(screen).map(\.fullText) == ["two"])
        #expect(model.first && model.second)
        #expect(notes.take() == ["one"])
    }

    @Test("stacked: both are shown, and each is dismissed by itself")
    func stack() {
        let screen = open(.stack)
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        #expect(room(screen).map(\.fullText) == ["one", "two"])
        screen.dismiss(room(screen)[1], "scrim")
        screen.exited(room(screen)[1])
        #expect(room(screen).map(\.fullText) == ["one"])
        #expect(model.first && !model.second)
    }
}
