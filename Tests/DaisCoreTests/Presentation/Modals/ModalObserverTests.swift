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

    @Test("outputs of a flow are delivered in order, and may stop the observation")
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
}
