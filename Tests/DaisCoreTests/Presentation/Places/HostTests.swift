// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Hosts of presentations")
struct HostTests {
    @Observable
    final class Model {
        var inHost = false
        var alert = false
        var nested = false
        var hasHost = true
        var takesSheets = true
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let notes: Notes
        var body: some View {
            @Bindable var model = model
            VStack {
                Text("page")
                if model.hasHost {
                    PresentationHost(accepting: { model.takesSheets && $0.kind == .sheet }) {
                        Text("column")
                            .sheet(isPresented: $model.inHost, onDismiss: { notes.add("host sheet") }) {
                                Text("inside").sheet(isPresented: $model.nested, onDismiss: { notes.add("nested") }) {
                                    Text("deeper")
                                }
                            }
                            .alert("Sure?", isPresented: $model.alert) {}
                    }
                }
            }
        }
    }

    private let model = Model()
    private let notes = Notes()

    private func open() -> Screen { Screen { Home(model: model, notes: notes) } }
    private func room(_ screen: Screen) -> [Element] {
        screen.elements(.div).first { $0.classes == "host-layers" }?.children ?? []
    }

    @Test("a sheet stays in the nearest host that takes it, an alert goes on to the window")
    func nearest() {
        let screen = open()
        #expect(!screen.html.contains("host-layers"))
        screen.operations(after: {
            model.inHost = true
            model.alert = true
        })
        #expect(room(screen).map(\.fullText) == ["inside"])
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["alert"])
        screen.operations(after: { model.nested = true })
        #expect(room(screen).map(\.fullText) == ["inside", "deeper"])
    }

    @Test("the room for layers goes with the last of them")
    func room() {
        let screen = open()
        screen.operations(after: { model.inHost = true })
        screen.operations(after: { model.inHost = false })
        #expect(room(screen).count == 1)
        screen.exited(room(screen)[0])
        #expect(!screen.html.contains("host-layers"))
        #expect(notes.take() == ["host sheet"])
    }

    @Test("a host that goes takes what it shows along without motion, and every onDismiss is called, deepest first")
    func removal() {
        let screen = open()
        screen.operations(after: {
            model.inHost = true
            model.nested = true
        })
        #expect(room(screen).count == 2)
        screen.operations(after: { model.hasHost = false })
        #expect(screen.machines.isEmpty && screen.layers.isEmpty)
        #expect(notes.take() == ["nested", "host sheet"])
        #expect(!model.inHost && !model.nested)
    }

    @Test("a filter decides when something is presented, and moves nothing that is there")
    func filter() {
        let screen = open()
        screen.operations(after: { model.inHost = true })
        screen.operations(after: { model.takesSheets = false })
        #expect(room(screen).count == 1 && screen.layers.isEmpty)
        screen.operations(after: { model.nested = true })
        #expect(room(screen).count == 1)
        #expect(screen.layers.map(\.fullText) == ["deeper"])
    }

    @Test("a presentation without a host waits, says so when that lasts, and appears when there is one")
    func waiting() async {
        let screen = open()
        screen.operations(after: {
            screen.tree.presentations.detachHost()
            model.alert = true
        })
        #expect(screen.machines.map(\.state) == [.pending])
        #expect(screen.takeReports().isEmpty)
        screen.clock.advance(by: .milliseconds(150))
        var reports: [String] = []
        await screen.settleTasks {
            reports += screen.takeReports()
            return !reports.isEmpty
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Home presents an alert") == true)
        screen.operations(after: { screen.tree.presentations.attachHost() })
        #expect(screen.layers.count == 1)
    }

    @Test("in strict mode a mistake in presenting ends the process")
    func strict() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                PresentationDiagnostics.isStrict = true
                let screen = Screen {
                    Text("stubborn").sheet(isPresented: Binding(get: { true }, set: { _ in })) { Text("again") }
                }
                screen.dismiss(screen.top, "scrim")
                screen.exited(screen.top)
            }
        }
    }
}
