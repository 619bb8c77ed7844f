// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Lists of modals")
struct ModalListTests {
    @Observable
    final class Model {
        var keys: [String] = []
        var texts: [String] = []
        var appeared: [String] = []
        var base = 0
        nonisolated init() {}
    }

    struct Base: View {
        let model: Model
        @State private var count = 0
        var body: some View {
            Button("Base \(count)") { count += 1 }.onAppear { model.base += 1 }
        }
    }

    struct Counter: View {
        let name: String
        let model: Model
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { model.appeared.append("+" + name) }
                .onDisappear { model.appeared.append("-" + name) }
        }
    }

    struct Home: View {
        let model: Model
        var body: some View {
            Base(model: model)
                .presentingModals {
                    for key in model.keys {
                        Modal(key: key, style: .card()) { Counter(name: key, model: model) }
                    }
                    if model.texts.count > 1 { Modal(key: "a", style: .full(), content: Text(model.texts[1])) }
                    for text in model.texts.prefix(1) { Modal(key: "text", style: .full(), content: Text(text)) }
                }
        }
    }

    private let model = Model()

    private func open(_ keys: String...) -> Screen {
        let screen = Screen { Home(model: model) }
        show(screen, keys)
        return screen
    }
    private func show(_ screen: Screen, _ keys: [String]) {
        screen.operations(after: { model.keys = keys })
        for layer in screen.layers { screen.entered(layer) }
    }
    private func texts(_ screen: Screen) -> [String] { screen.layers.map(\.fullText) }

    @Test("modals stand in the order of the list and are what their style says")
    func order() {
        let screen = open("a", "b")
        #expect(texts(screen) == ["a 0", "b 0"])
        #expect(screen.layers.allSatisfy { $0.attribute("data-layer") == "modal" })
        #expect(screen.layers.allSatisfy { $0.attribute("data-modal") == "true" })
    }

    @Test("adding, removing and reordering keeps base, state and elements of what stays")
    func stable() {
        let screen = open("a", "b", "c")
        screen.tap("Base 0")
        screen.tap("b 0")
        let b = screen.layers[1], elements = b.children.last!.children.map(ObjectIdentifier.init)
        show(screen, ["c", "b", "d", "a"])
        #expect(texts(screen) == ["c 0", "b 1", "d 0", "a 0"])
        #expect(screen.layers[1] === b && b.children.last!.children.map(ObjectIdentifier.init) == elements)
        screen.operations(after: { model.keys = ["b"] })
        for layer in screen.layers where layer !== b { screen.exited(layer) }
        #expect(texts(screen) == ["b 1"] && screen.top === b)
        #expect(screen.html.contains("Base 1") && model.base == 1)
        #expect(model.appeared.filter { $0.hasSuffix("b") } == ["+b"])
    }

    @Test("reordering twenty modals makes no element anew")
    func reorder() {
        let keys = (1...20).map(String.init)
        let screen = Screen { Home(model: model) }
        show(screen, keys)
        let before = Set(screen.layers.map(ObjectIdentifier.init))
        var created = 0, moved = 0
        for operation in screen.operations(after: { model.keys = keys.reversed() }) {
            switch operation {
            case .create, .content, .remove: created += 1
            case .move: moved += 1
            default: break
            }
        }
        #expect(created == 0 && moved == 19)
        #expect(Set(screen.layers.map(ObjectIdentifier.init)) == before)
        #expect(texts(screen) == keys.reversed().map { "\($0) 0" })
        #expect(model.appeared.count == 20)
    }

    @Test("keys may repeat: equal ones are told apart by their order")
    func repeated() {
        let screen = open("x", "x")
        screen.tap("x 0")
        #expect(texts(screen) == ["x 1", "x 0"])
        let first = screen.layers[0]
        show(screen, ["x", "y", "x", "x"])
        #expect(texts(screen) == ["x 1", "y 0", "x 0", "x 0"])
        screen.operations(after: { model.keys = ["x"] })
        for layer in screen.layers where layer !== first { screen.exited(layer) }
        #expect(texts(screen) == ["x 1"])
    }

    @Test("the same key with another sort of view is another modal: the old one leaves while the new one comes")
    func otherKind() {
        let screen = open("a")
        let old = screen.top
        screen.operations(after: {
            model.keys = []
            model.texts = ["", "other"]
        })
        #expect(texts(screen).contains("other") && texts(screen).contains("a 0"))
        screen.exited(old)
        #expect(!texts(screen).contains("a 0"))
    }

    @Test("the same key and sort is brought up to date where it is")
    func updated() {
        let screen = open()
        screen.operations(after: { model.texts = ["one"] })
        let layer = screen.top
        screen.operations(after: { model.texts = ["two"] })
        #expect(screen.top === layer && layer.fullText == "two")
    }

    @Test("a modal listed again while it leaves comes back with its state")
    func revived() {
        let screen = open("a")
        screen.tap("a 0")
        screen.operations(after: { model.keys = [] })
        let operations = screen.operations(after: { model.keys = ["a"] })
        #expect(operations.contains { if case .layer(_, .revive, _) = $0 { true } else { false } })
        #expect(texts(screen) == ["a 1"] && model.appeared == ["+a"])
    }

    @Test("a container is the same as the modifier, with modals as an array or a builder")
    func containers() {
        let list = Screen {
            ModalContainer(base: Text("base"), modals: [Modal(key: 1, style: .full(), content: Text("modal"))])
        }
        #expect(list.html.contains("base") && texts(list) == ["modal"])
        let built = Screen {
            ModalContainer {
                Text("base")
            } modals: {
                Modal(key: 1, style: .full()) { Text("built") }
                Text("short").modal(key: 2, style: .card())
                [Modal(key: 3, style: .full(), content: Text("inner")).map { $0.padding() }]
                Modal?.none
            }
        }
        #expect(texts(built) == ["built", "short", "inner"])
    }

    struct Receipt: View, ModalPresentable {
        var presentationStyle: ModalPresentationStyleProvider { .sheet(onDismiss: {}) }
        var info: ModalInfo { .empty().setting(key: ModalHostTests.Flow.self, value: "receipt") }
        var body: some View { Text("receipt") }
    }

    @Test("a view may say itself how it is presented; a modal with another view around it keeps what is said about it")
    func selfStyled() {
        let plain = Modal(key: "r", content: Receipt())
        let wrapped = plain.map { content in VStack { content } }
        #expect(
            plain.info[ModalHostTests.Flow.self] == "receipt" && wrapped.info[ModalHostTests.Flow.self] == "receipt")
        #expect(wrapped.key == plain.key && wrapped.kind != plain.kind)
        let screen = Screen { Text("base").presentingModals { wrapped } }
        #expect(
            texts(screen) == ["receiptDismiss popup"]
                && screen.top.attribute("data-dismiss") == "scrim escape drag button")
    }

    @Test("a base of another type leaves the modals as they are")
    func otherBase() {
        let screen = Screen { Swapped(model: model) }
        screen.operations(after: { model.keys = ["a"] })
        screen.tap("a 0")
        let layer = screen.top
        screen.operations(after: { model.base = 1 })
        #expect(screen.html.contains("<button") && screen.top === layer && texts(screen) == ["a 1"])
        #expect(model.appeared == ["+a"])
    }

    struct Swapped: View {
        let model: Model
        var body: some View {
            AnyModalContainer(base: model.base == 0 ? AnyView(Text("words")) : AnyView(Button("other") {})) {
                if #available(macOS 9999, *) {
                    for key in model.keys { Modal(key: key, style: .card()) { Counter(name: key, model: model) } }
                }
            }
        }
    }

    struct Closing: View {
        let notes: Notes
        let isTold: Bool
        @State private var isShown = true
        @State private var swiped = true
        var body: some View {
            Text("base")
                .presentingModals {
                    if isShown { Modal(key: 1, style: isTold ? .card(onDismiss: close) : .card()) { Inside() } }
                    if swiped { Modal(key: 2, style: .sheet(onDismiss: swipe)) { Text("sheet") } }
                }
        }
        private func close() {
            notes.add("card")
            isShown = false
        }
        private func swipe() {
            notes.add("sheet")
            swiped = false
        }
    }
    struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
    }

    @Test("the style says who is told of the user's dismissal, once; that of the content's own dismiss() too")
    func told() {
        let notes = Notes()
        let screen = Screen { Closing(notes: notes, isTold: true) }
        for layer in screen.layers { screen.entered(layer) }
        #expect(
            screen.layers.map { $0.attribute("data-dismiss") } == ["scrim escape button", "scrim escape drag button"])
        let sheet = screen.top
        screen.dismiss(sheet, "drag")
        #expect(notes.take() == ["sheet"])
        screen.exited(sheet)
        #expect(notes.take() == [])
        let card = screen.top
        screen.tap("Close")
        screen.exited(card)
        #expect(notes.take() == ["card"] && screen.layers.isEmpty)
    }

    @Test("an observer of presentations receives the metadata of a modal")
    func info() {
        struct Followed: View {
            let notes: Notes
            var body: some View {
                Text("base")
                    .presentingModals {
                        Modal(
                            key: 1, style: .full(),
                            info: .empty().setting(key: ModalHostTests.Flow.self, value: "pay"), content: Text("modal"))
                    }
                    .onPresentationEvent { notes.add("\($0.phase) \($0.info)") }
            }
        }
        let notes = Notes()
        let screen = Screen { Followed(notes: notes) }
        screen.entered(screen.top)
        #expect(notes.take() == ["presented Flow=pay", "didPresent Flow=pay"])
    }

    @Test("a listed modal whose owner is not told of dismissals cannot be dismissed by the user")
    func untold() {
        let notes = Notes()
        let screen = Screen { Closing(notes: notes, isTold: false) }
        #expect(screen.layers[0].attribute("data-dismiss") == "")
    }
}
