// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Presentations that are on the page before the press, so that the browser can open them by itself.
@MainActor
@Suite("A presentation that is prepared")
struct PreparedPresentationTests {
    struct Item: Identifiable { let id: Int }

    @Observable
    final class Model {
        var isOpen = false
        var isOther = false
        var item: Item?
        var value = 1
        var hasFirst = true
        var hasSecond = true
        var hasSource = true
        var hasItems = true
        @ObservationIgnored var notes = Notes()
        /// Runs in the action of the button.
        @ObservationIgnored var action: () -> Void = {}
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        var preparation = PresentationPreparation.onIntent
        var body: some View {
            @Bindable var model = model
            VStack {
                if model.hasFirst { Button("Open", presents: $model.isOpen) { model.action() } }
                if model.hasSecond { Button("Open too", presents: $model.isOpen) }
                if model.hasItems { ForEach(1..<11) { Button("Item \($0)", presents: $model.item, Item(id: $0)) } }
                if model.hasSource {
                    Text("source")
                        .sheet(isPresented: $model.isOpen, onDismiss: { model.notes.add("dismissed") }) {
                            Content(model: model)
                        }
                }
            }
            .presentationPreparation(preparation)
            .alert("Other", isPresented: $model.isOther) {}
            .sheet(item: $model.item) { Text("item \($0.id)") }
        }
    }

    struct Content: View {
        let model: Model
        var body: some View {
            let notes = model.notes
            VStack {
                Text("value \(model.value)")
                Button("Inside") { notes.add("pressed") }
            }
            .onAppear { notes.add("appeared") }
            .onDisappear { notes.add("disappeared") }
            .onChange(of: model.value, initial: true) { notes.add("changed to \($1)") }
            .onPreferenceChange(Named.self) { notes.add("named \($0)") }
            .onGeometryChange(for: Double.self, of: { $0.size.width }) { notes.add("measured \($0)") }
            .task { notes.add("task") }
        }
    }

    struct Named: PreferenceKey {
        static let defaultValue = "nothing"
        static func reduce(value: inout String, nextValue: () -> String) {}
    }

    private func screen(_ model: Model, _ preparation: PresentationPreparation = .onIntent) -> Screen {
        let screen = Screen { Home(model: model, preparation: preparation) }
        _ = model.notes.take()
        return screen
    }

    @discardableResult
    private func intend(_ title: String, in screen: Screen) -> [Operation] {
        screen.send(.intent, to: screen.button(titled: title)!)
    }

    private func prepared(in screen: Screen) -> Element? {
        screen.layers.first { $0.attribute("data-prepared") != nil }
    }

    // MARK: Preparing

    @Test("it is sent when the user points at the button, hidden and inert, and nothing of it runs")
    func prepared() throws {
        let model = Model()
        let screen = screen(model)
        #expect(screen.layers.isEmpty)
        let operations = intend("Open", in: screen)
        let layer = try #require(prepared(in: screen))
        #expect(layer.attribute("data-presents") == nil && layer.attribute("inert") != nil)
        #expect(screen.button(titled: "Open")?.attribute("data-presents") == layer.attribute("data-prepared"))
        #expect(layer.fullText.contains("value 1"))
        #expect(operations.count { if case .create = $0 { true } else { false } } == 1)
        #expect(screen.machines.isEmpty)
        #expect(!model.isOpen)
        #expect(model.notes.take().isEmpty)
        // A second intent costs nothing.
        #expect(intend("Open", in: screen).isEmpty)
    }

    @Test("the press presents it with three small operations, and its effects run then, once")
    func presented() async throws {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        let layer = try #require(prepared(in: screen))
        let operations = screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(model.isOpen)
        #expect(screen.layers.count == 1 && screen.top === layer)
        #expect(layer.attribute("data-prepared") == nil && layer.attribute("inert") == nil)
        #expect(operations.count == 2, "\(operations)")
        await screen.settleTasks { model.notes.list.contains("task") }
        #expect(model.notes.take().sorted() == ["appeared", "changed to 1", "named nothing", "task"])
        screen.entered(layer)
        #expect(screen.machines.map(\.state) == [.presented])
        screen.dismiss(layer, "scrim")
        screen.exited(layer)
        #expect(!model.isOpen)
        #expect(screen.layers.isEmpty)
        #expect(model.notes.take() == ["disappeared", "dismissed"])
    }

    @Test("an action that takes the value back presents nothing, and it stays prepared")
    func refused() throws {
        let model = Model()
        model.action = { model.isOpen = false }
        let screen = screen(model)
        intend("Open", in: screen)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(screen.machines.isEmpty)
        #expect(prepared(in: screen) != nil)
        #expect(model.notes.take().isEmpty)
    }

    @Test("content that the action changes is corrected in the frame that presents it")
    func corrected() throws {
        let model = Model()
        model.action = { model.value = 2 }
        let screen = screen(model)
        intend("Open", in: screen)
        let layer = try #require(prepared(in: screen))
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(layer.fullText.contains("value 2"))
        #expect(model.notes.take().filter { $0.hasPrefix("changed") } == ["changed to 2"])
    }

    @Test("an action that presents something else leaves it prepared")
    func superseded() throws {
        let model = Model()
        model.action = {
            model.isOpen = false
            model.isOther = true
        }
        let screen = screen(model)
        intend("Open", in: screen)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(screen.machines.map(\.kind.name) == ["alert"])
        #expect(prepared(in: screen) != nil)
    }

    @Test("it follows the state, without the effects of changes that nobody has seen")
    func followed() throws {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        screen.operations(after: { model.value = 5 })
        let layer = try #require(prepared(in: screen))
        #expect(layer.fullText.contains("value 5"))
        #expect(model.notes.take().isEmpty)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(model.notes.take().filter { $0.hasPrefix("changed") } == ["changed to 5"])
    }

    @Test("a size that was measured before is told when it is presented")
    func measured() throws {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        let layer = try #require(prepared(in: screen))
        let element = try #require(layer.descendant { $0.handles(.measure) })
        screen.send(.measure, to: element, .array([.number(90), .number(10)]))
        screen.send(.measure, to: element, .array([.number(120), .number(10)]))
        #expect(model.notes.take().isEmpty)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(model.notes.take().contains("measured 120.0"))
    }

    @Test("a press inside it reaches nothing")
    func untouchable() throws {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        let inside = try #require(screen.button(titled: "Inside"))
        screen.send(.click, to: inside)
        #expect(model.notes.take().isEmpty)
        let layer = try #require(prepared(in: screen))
        screen.dismiss(layer, "scrim")
        screen.entered(layer)
        screen.exited(layer)
        #expect(layer.attribute("data-prepared") != nil)
        screen.send(.click, to: screen.button(titled: "Open")!)
        screen.send(.click, to: inside)
        #expect(model.notes.take().contains("pressed"))
    }

    @Test("a test does not find what is only prepared")
    func notFound() {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        #expect(!screen.text("value 1").exists)
        #expect(screen.text("source").exists)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(screen.text("value 1").exists)
    }

    // MARK: Ends

    @Test("two buttons share one, which goes with the second of them")
    func shared() {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        intend("Open too", in: screen)
        #expect(screen.layers.count == 1)
        screen.operations(after: { model.hasFirst = false })
        #expect(screen.layers.count == 1)
        screen.operations(after: { model.hasSecond = false })
        #expect(screen.layers.isEmpty)
        #expect(model.notes.take().isEmpty)
    }

    @Test("it goes with the view that would present it")
    func sourceGone() {
        let model = Model()
        let screen = screen(model)
        intend("Open", in: screen)
        screen.operations(after: { model.hasSource = false })
        #expect(screen.layers.isEmpty)
        #expect(model.notes.take().isEmpty)
    }

    @Test("at most eight are prepared, and the one that was wanted first goes")
    func budget() {
        let screen = screen(Model())
        for id in 1...10 { intend("Item \(id)", in: screen) }
        #expect(screen.layers.map(\.fullText) == (3...10).map { "item \($0)" })
        intend("Item 3", in: screen)
        intend("Item 1", in: screen)
        #expect(Set(screen.layers.map(\.fullText)) == Set([1, 3, 5, 6, 7, 8, 9, 10].map { "item \($0)" }))
    }

    @Test("it goes a minute after the last intent")
    func patience() {
        let screen = screen(Model())
        intend("Item 1", in: screen)
        screen.clock.advance(by: .seconds(40))
        intend("Item 1", in: screen)
        screen.clock.advance(by: .seconds(40))
        screen.settle()
        #expect(screen.layers.count == 1)
        screen.clock.advance(by: .seconds(21))
        screen.settle()
        #expect(screen.layers.isEmpty)
        intend("Item 1", in: screen)
        #expect(screen.layers.count == 1)
    }

    @Test("an eager one is there at once, and again after its dismissal")
    func eager() throws {
        let model = Model()
        let screen = screen(model, .eager)
        // Those that nobody has asked for leave room for none of their kind.
        #expect(screen.layers.count == Preparation.limit)
        screen.operations(after: { model.hasItems = false })
        let layer = try #require(screen.layers.first)
        #expect(screen.layers.count == 1 && layer.attribute("data-prepared") != nil)
        screen.send(.click, to: screen.button(titled: "Open")!)
        screen.entered(layer)
        screen.dismiss(layer, "scrim")
        screen.exited(layer)
        let next = try #require(screen.layers.first)
        #expect(next !== layer && next.attribute("data-prepared") != nil)
        screen.clock.advance(by: .seconds(600))
        screen.settle()
        #expect(screen.layers.contains { $0 === next })
    }

    @Test("a button that prepares nothing tells the browser so")
    func never() {
        let screen = screen(Model(), .never)
        #expect(screen.button(titled: "Open")?.handles(.intent) == false)
        screen.send(.click, to: screen.button(titled: "Open")!)
        #expect(screen.machines.count == 1)
        let closures = Screen { Button("Open", presents: Binding(get: { false }, set: { _ in })) }
        #expect(closures.button(titled: "Open")?.handles(.intent) == false)
    }

    @Test("nothing of it is kept when it goes, and none of its views has disappeared")
    func leaks() {
        let probe = LeakProbe()
        do {
            let screen = Screen { Holder(probe: probe) }
            screen.send(.intent, to: screen.button(titled: "Open")!)
            #expect(probe.alive == 1)
            screen.clock.advance(by: .seconds(61))
            screen.settle()
            #expect(probe.alive == 0)
            screen.send(.intent, to: screen.button(titled: "Open")!)
        }
        #expect(probe.alive == 0)
    }

    struct Holder: View {
        let probe: LeakProbe
        @State private var isOpen = false
        var body: some View {
            Button("Open", presents: $isOpen).sheet(isPresented: $isOpen) { Kept(token: probe.token()) }
        }
    }

    struct Kept: View {
        @State var token: LeakProbe.Token
        var body: some View { Text("kept") }
    }

    @Test("the rest of the session is as if it were not there")
    func invisible() throws {
        let model = Model()
        let screen = screen(model)
        intend("Item 1", in: screen)
        screen.operations(after: { model.isOther = true })
        #expect(screen.machines.map(\.kind.name) == ["alert"])
        let alert = try #require(screen.layers.last)
        #expect(Reach.refusal(of: .action, at: screen.button(titled: "Open")!) == .covered)
        screen.entered(alert)
        screen.operations(after: { model.isOther = false })
        screen.exited(alert)
        #expect(Reach.refusal(of: .action, at: screen.button(titled: "Open")!) == nil)
    }
}
