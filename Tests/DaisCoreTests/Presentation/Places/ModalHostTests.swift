// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Hosts of modals")
struct ModalHostTests {
    enum Local: UniqueModalInfoKey { typealias Value = Void }
    enum Flow: ModalInfoKey { typealias Value = String }

    @Observable
    final class Model {
        var modals: [String] = []
        var toast = false
        var hasHost = true
        var sheet = false
        nonisolated init() {}
    }
    struct Home: View {
        let model: Model
        var body: some View {
            VStack {
                if model.hasHost {
                    Column(model: model).modalHost(presentingOnlyModalsContaining: Local.self)
                }
                Text("page").sheet(isPresented: Bindable(model).sheet) { Text("sheet") }
            }
        }
    }
    struct Column: View {
        let model: Model
        var body: some View {
            Text("column")
                .presentingModals {
                    for name in model.modals {
                        Modal(key: name, style: .card(), info: Self.info(name)) { Outer(name: name) }
                    }
                }
                .presentingToasts { if model.toast { Toast(key: "t", "Toast") } }
        }
        static func info(_ name: String) -> ModalInfo {
            name.hasPrefix("local") ? .empty().setting(uniqueKey: Local.self) : .empty()
        }
    }
    /// Presents from inside, to the host of its own.
    struct Outer: View {
        let name: String
        var body: some View {
            Text(name).presentingModals {
                if name.hasSuffix("+") {
                    Modal(key: 1, style: .card(), info: .empty().setting(uniqueKey: Local.self)) { Text("nested") }
                }
            }
        }
    }

    private let model = Model()
    private func room(_ screen: Screen) -> [String] {
        screen.elements(.div).first { $0.classes == "host-layers" }?.children.map(\.fullText) ?? []
    }

    @Test(
        "a host keeps the modals with its mark and passes the others to the window; a nested modal is judged by itself")
    func filter() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: {
            model.modals = ["local", "other+"]
            model.toast = true
        })
        #expect(room(screen) == ["local", "nested"])
        #expect(screen.layers.map(\.fullText) == ["other+", "Toast"])
    }

    @Test("a modal host's filter without a host around it keeps everything")
    func outermost() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: {
            screen.tree.presentations.detachHost()
            model.modals = ["other"]
        })
        #expect(room(screen) == ["other"])
    }

    @Test("a host that goes leaves nothing behind, neither in it nor in the window")
    func detached() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.modals = ["local", "other"] })
        let told = screen.operations(after: { model.hasHost = false })
        #expect(told.contains { if case .remove = $0 { true } else { false } })
        #expect(told.contains { if case .layer(_, .exit, _) = $0 { true } else { false } })
        for layer in screen.layers { screen.exited(layer) }
        #expect(screen.machines.isEmpty && screen.layers.isEmpty)
    }

    @Test("the bag of what is said about a modal is typed")
    func info() {
        let info = ModalInfo.empty().setting(key: Flow.self, value: "checkout").setting(uniqueKey: Local.self)
        #expect(info[Flow.self] == "checkout" && info.contains(Local.self) && info[Local.self] != nil)
        #expect(ModalInfo.empty()[Flow.self] == nil && !ModalInfo.empty().contains(Local.self))
        #expect(info.description == "Flow=checkout Local=true")
    }

    private func report(_ screen: Screen) async -> String {
        screen.clock.advance(by: .milliseconds(150))
        var reports: [String] = []
        await screen.settleTasks {
            reports += screen.takeReports()
            return !reports.isEmpty
        }
        return reports.joined()
    }

    @Test("a modal without a host is reported with the views that were searched and the remedy")
    func noHost() async {
        struct Lonely: View {
            var body: some View { Column(model: model) }
            let model: Model
        }
        model.modals = ["a"]
        let screen = Screen { Lonely(model: model) }
        screen.operations(after: { screen.tree.presentations.detachHost() })
        model.modals = ["a", "b"]
        screen.settle()
        let text = await report(screen)
        #expect(text.contains("Column presents a modal, but there is no place for it; it waits."))
        #expect(text.contains("The parent view hierarchy did not contain a modal host. The found hierarchy: "))
        #expect(text.contains("\n  Column\n    Lonely\n"))
        #expect(text.contains(".modalHost()"))
    }

    @Test("a modal without a host inside something presented is reported with what presents it")
    func insidePresented() async {
        struct Legacy: View {
            let model: Model
            var body: some View {
                PresentationHost(accepting: { $0.kind == .sheet }) {
                    Text("page").sheet(isPresented: Bindable(model).sheet) { Column(model: model) }
                }
            }
        }
        let screen = Screen { Legacy(model: model) }
        screen.operations(after: {
            screen.tree.presentations.detachHost()
            model.sheet = true
        })
        screen.operations(after: { model.modals = ["a"] })
        let text = await report(screen)
        #expect(text.contains("Column presents a modal, but there is no place for it; it waits."))
        #expect(
            text.contains(
                "Found a presenting view (Legacy, which presents a sheet) when attempting to find the modal host"))
        #expect(text.contains(".modalHost()"))
        #expect(text.contains("\n  Column\n    Legacy\n"))
    }

    @Test("a toast without a host is told and forgotten")
    func toast() async {
        let screen = Screen { Column(model: model) }
        screen.operations(after: {
            screen.tree.presentations.detachHost()
            model.toast = true
        })
        let text = await report(screen)
        #expect(text.contains("presents a toast"))
        screen.operations(after: { screen.tree.presentations.attachHost() })
        #expect(screen.layers.isEmpty)
    }

    @Test("a toast without a host ends nothing in strict mode")
    func strictToast() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                PresentationDiagnostics.isStrict = true
                let model = Model()
                let screen = Screen { Column(model: model) }
                screen.operations(after: {
                    screen.tree.presentations.detachHost()
                    model.toast = true
                })
                screen.clock.advance(by: .milliseconds(150))
                screen.settle()
            }
        }
    }

    @Test("a modal without a host ends the process in strict mode")
    func strict() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                PresentationDiagnostics.isStrict = true
                let model = Model()
                let screen = Screen { Column(model: model) }
                screen.operations(after: {
                    screen.tree.presentations.detachHost()
                    model.modals = ["a"]
                })
                screen.clock.advance(by: .milliseconds(150))
                screen.settle()
            }
        }
        let last = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            last.contains("The parent view hierarchy did not contain a modal host. The found hierarchy: \n  Column\n"))
        #expect(last.contains("`ModalHost { … }` or `.modalHost()`"))
    }
}
