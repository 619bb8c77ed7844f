// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Observed lists of modals")
struct ModalObserverTests {
    @MainActor
    final class Desk {
        var observation: ModalListObservationLifetime?
        var start: ((ModalListObserver) -> ModalListObservationLifetime)?
        var outputs: [String] = []
        nonisolated init() {}
    }
    struct Page: View {
        let desk: Desk
        @Environment(\.modalListObserver) private var modalListObserver
        var body: some View { Button("Observe") { desk.observation = desk.start?(modalListObserver) } }
    }

    private let desk = Desk()

    private func rendering(_ names: String..., toasts: [String] = []) -> ModalsRendering {
        ModalsRendering(
            modals: names.map { Modal(key: $0, style: .full(), content: Text($0)) },
            toasts: toasts.map { Toast(key: $0, content: Text($0)) })
    }
    private func open() -> Screen {
        let screen = Screen { Page(desk: desk) }
        screen.tap("Observe")
        return screen
    }
    private func wait(_ screen: Screen, _ names: String...) async {
        await screen.settleTasks {
            screen.machines.filter { !$0.isLeaving }.compactMap { $0.layer?.overlay.fullText } == names
        }
        #expect(screen.machines.filter { !$0.isLeaving }.compactMap { $0.layer?.overlay.fullText } == names)
    }

    @Test("a sequence is followed; its end dismisses what it presents")
    func sequence() async {
        let (stream, continuation) = AsyncStream.makeStream(of: ModalsRendering.self)
        desk.start = { [desk] in $0.observe(stream) { desk.outputs.append("\($0.modals.count)") } }
        let screen = open()
        continuation.yield(rendering("a"))
        await wait(screen, "a")
        let first = screen.top
        continuation.yield(rendering("a", "b", toasts: ["t"]))
        await wait(screen, "a", "b", "t")
        #expect(screen.layers[0] === first)
        continuation.yield(rendering("b"))
        await wait(screen, "b")
        continuation.finish()
        await wait(screen)
        #expect(desk.outputs == ["1", "2", "1"])
    }

    @Test("outputs of an observed flow of modals are delivered in order, and may stop the observation")
    func outputs() async {
        let (stream, continuation) = AsyncStream.makeStream(of: ModalsUpdate<String>.self)
        desk.start = { [desk] in
            $0.observe(stream) { output in
                desk.outputs.append(output)
                if output == "done" { desk.observation?.stopObserving() }
            }
        }
        let screen = open()
        continuation.yield(.rendering(rendering("a")))
        continuation.yield(.output("step"))
        await wait(screen, "a")
        continuation.yield(.output("done"))
        await wait(screen)
        continuation.yield(.rendering(rendering("late")))
        continuation.yield(.output("late"))
        await wait(screen)
        #expect(desk.outputs == ["step", "done"])
        desk.observation?.stopObserving()
    }

    @Test("releasing the token ends the observation at once")
    func released() async {
        let (stream, continuation) = AsyncStream.makeStream(of: ModalsRendering.self)
        desk.start = { $0.observe(stream) }
        let screen = open()
        continuation.yield(rendering("a"))
        await wait(screen, "a")
        screen.operations(after: { desk.observation = nil })
        #expect(screen.machines.allSatisfy { $0.isLeaving })
        continuation.yield(rendering("b"))
        await wait(screen)
    }

    @Test("a publisher is followed like a sequence; observed again it is the same observation")
    func publisher() async {
        let subject = PassthroughSubject<ModalsRendering, Never>()
        var tokens: [ModalListObservationLifetime] = []
        desk.start = { observer in
            tokens = [observer.observe(subject), observer.observe(subject)]
            return tokens[0]
        }
        let screen = open()
        #expect(tokens[0] === tokens[1])
        subject.send(rendering("a"))
        await wait(screen, "a")
        subject.send(completion: .finished)
        await wait(screen)
    }

    @Test("lists are values that are put together, element by element")
    func lists() {
        func list(_ name: String) -> ModalList {
            ModalList(
                modals: [Modal(key: name, style: .full(), content: Text(name))],
                toasts: [Toast(key: name, content: Text(name))], toastSafeAreaAnchors: [.init(bottom: 10)])
        }
        var both = list("a") + list("b")
        #expect(both.modals.map(\.key) == ["a", "b"] && both.toasts.map(\.key) == ["a", "b"])
        #expect(both.toastSafeAreaAnchors.count == 2)
        both += list("c")
        let all = both.appending(list("d")).appending(modals: list("e").modals)
        #expect(all.modals.map(\.key) == ["a", "b", "c", "d", "e"] && all.toasts.count == 4)
        #expect(ModalList(rendering("x", toasts: ["y"])).modals.map(\.key) == ["x"])
    }

    @Observable
    final class Announcements: ModalListProvider {
        var names: [String] = []
        var inset: CGFloat? = 40
        @ObservationIgnored var schemes: [ColorScheme] = []
        nonisolated init() {}
        func update(environment: ViewEnvironment) { schemes.append(environment.colorScheme) }
        func aggregateModalList() -> ModalList {
            ModalList(
                modals: names.map { Modal(key: $0, style: .full(), content: Text($0)) },
                toastSafeAreaAnchors: [ToastSafeAreaAnchor(bottom: inset), ToastSafeAreaAnchor(top: 5)])
        }
    }
    struct Surroundings: View {
        let desk: Desk
        let model: Announcements
        @State private var scheme = ColorScheme.light
        var body: some View {
            Page(desk: desk).environment(\.colorScheme, scheme)
            Button("Dark") { scheme = .dark }
            Text("base").presentingToasts { Toast(key: 1, "Toast") }
        }
    }

    @Test("an observable provider is followed without saying anything; toasts keep clear of what it says")
    func provider() {
        let model = Announcements()
        desk.start = { $0.observe(model) }
        let screen = Screen { Surroundings(desk: desk, model: model) }
        screen.tap("Observe")
        #expect(screen.layers.map(\.fullText) == ["Toast"])
        #expect(screen.top.attribute("data-clearance") == "5 40")
        screen.operations(after: { model.names = ["a", "b"] })
        #expect(screen.layers.map(\.fullText) == ["a", "b", "Toast"])
        screen.operations(after: { model.inset = 12 })
        #expect(screen.top.attribute("data-clearance") == "5 12")
        #expect(model.schemes.allSatisfy { $0 == .light })
        screen.tap("Dark")
        #expect(model.schemes.last == .dark)
        screen.operations(after: { desk.observation = nil })
        #expect(screen.machines.filter { !$0.isLeaving }.count == 1)
        #expect(screen.top.attribute("data-clearance") == nil)
    }
}
