// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Tests which modal is above which: a tree of named views, and the flattened names.
@MainActor
@Suite("The order of modals")
struct ModalOrderTests {
    @MainActor
    final class Tokens {
        var list: [any ModalLifetime] = []
        var observations: [ModalListObservationLifetime] = []
        var streams: [AsyncStream<ModalsRendering>.Continuation] = []
        nonisolated init() {}
    }

    /// Presents, from its own place, what its name stands for: `name` by a presenter, `name!` by a list around it,
    /// `name?` by an observer.
    struct Named<Content: View>: View {
        let name: String
        let tokens: Tokens
        let content: Content
        @Environment(\.modalPresenter) private var presenter
        @Environment(\.modalListObserver) private var observer
        init(_ name: String, _ tokens: Tokens, @ViewBuilder content: () -> Content) {
            self.name = name
            self.tokens = tokens
            self.content = content()
        }
        var body: some View {
            content
                .presentingModals { Modal(key: name, style: .full()) { Text(name + "!") } }
                .onAppear {
                    tokens.list.append(
                        presenter.present(style: .full()) { Shown(name: name, tokens: tokens) })
                    for index in 1...2 {
                        let stream = AsyncStream<ModalsRendering> { continuation in
                            continuation.yield(
                                ModalsRendering(modals: [
                                    Modal(key: name, style: .full(), content: Text("\(name)?\(index)"))
                                ]))
                            tokens.streams.append(continuation)
                        }
                        tokens.observations.append(observer.observe(stream))
                    }
                }
        }
    }
    struct Shown: View {
        let name: String
        let tokens: Tokens
        var body: some View {
            if name.count < 3 {
                Text(name).presentingModals { Modal(key: "inner", style: .card()) { Text(name + "inner") } }
            } else {
                Text(name)
            }
        }
    }

    @Test(
        "children first, then lists, then observers in their order, then what a presenter presents, each with its own")
    func flattened() async {
        let tokens = Tokens()
        let screen = Screen {
            Named("A", tokens) {
                VStack {
                    Named("B", tokens) { Text("b") }
                    Named("C", tokens) { Text("c") }
                }
            }
        }
        await screen.settleTasks { screen.layers.count == 15 }
        func own(_ name: String) -> [String] { ["\(name)!", "\(name)?1", "\(name)?2", name, "\(name)inner"] }
        #expect(screen.layers.map(\.fullText) == own("B") + own("C") + own("A"))
    }

    @Test("a parent that goes takes along what stands in it, and leaves the rest")
    func parent() async {
        let tokens = Tokens()
        let screen = Screen { Named("A", tokens) { Text("a") } }
        await screen.settleTasks { screen.layers.count == 5 }
        for layer in screen.layers { screen.entered(layer) }
        screen.operations(after: { tokens.list = [] })
        #expect(screen.machines.filter(\.isLeaving).compactMap { $0.layer?.overlay.fullText } == ["A", "Ainner"])
    }
}
