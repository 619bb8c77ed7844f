// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Context menus that are prepared for the user who points at their view")
struct PreparedMenuTests {
    @Observable
    final class Model {
        var names = ["Ann", "Bob"]
        var items = ["Rename"]
        var selected: Set<String> = []
        var isThere = true
        @ObservationIgnored let notes = Notes()
        nonisolated init() {}
    }

    struct Cards: View {
        let model: Model
        var preparation = PresentationPreparation.onIntent

        var body: some View {
            VStack {
                if model.isThere {
                    ForEach(model.names, id: \.self) { name in
                        Text(name).contextMenu {
                            ForEach(model.items, id: \.self) { item in
                                Button("\(item) \(name)") { model.notes.add("\(item) \(name)") }
                                    .onAppear { model.notes.add("appeared") }
                            }
                        }
                    }
                }
            }
            .presentationPreparation(preparation)
        }
    }

    struct Rows: View {
        let model: Model
        var preparation = PresentationPreparation.onIntent

        var body: some View {
            @Bindable var model = model
            List(model.names, id: \.self, selection: $model.selected) { Text($0) }
                .contextMenu(forSelectionType: String.self) { names in
                    ForEach(model.items, id: \.self) { item in
                        Button("\(item) \(names.sorted().joined(separator: " "))") {}
                    }
                }
                .presentationPreparation(preparation)
        }
    }

    private let model = Model()

    private func view(_ name: String, in screen: Screen) throws -> Element {
        try #require(screen.elements(.span).first { $0.fullText == name && $0.handles(.menu) })
    }

    private func row(_ name: String, in screen: Screen) throws -> Element {
        try #require(screen.elements(.div).first { $0.attribute("role") == "option" && $0.fullText == name })
    }

    private func prepared(in screen: Screen) -> [Element] {
        screen.layers.filter { $0.attribute("data-prepared") != nil }
    }

    @discardableResult
    private func ask(_ view: Element, in screen: Screen) -> [Operation] {
        screen.send(.menu, to: view, .array([.number(5), .number(6)]))
    }

    @Test("the menu is sent when the user points at the view, hidden and inert, and nothing of it runs")
    func intent() throws {
        let screen = Screen { Cards(model: model) }
        let ann = try view("Ann", in: screen)
        screen.send(.intent, to: ann)
        let menu = try #require(prepared(in: screen).first)
        #expect(menu.fullText == "Rename Ann" && menu.attribute("inert") != nil)
        #expect(ann.attribute("data-menu") == menu.attribute("data-prepared"))
        #expect(screen.machines.isEmpty && model.notes.take().isEmpty)
        #expect(screen.send(.intent, to: ann).isEmpty, "A second intent costs nothing.")
    }

    @Test("the request presents what was prepared, at the pointer, and its effects run then")
    func asked() throws {
        let screen = Screen { Cards(model: model) }
        let ann = try view("Ann", in: screen)
        screen.send(.intent, to: ann)
        let menu = try #require(prepared(in: screen).first)
        let operations = ask(ann, in: screen)
        #expect(screen.layers.count == 1 && screen.top === menu && prepared(in: screen).isEmpty)
        #expect(operations.allSatisfy { if case .create = $0 { false } else { true } }, "\(operations)")
        let moves = operations.compactMap { operation -> String? in
            if case .style(_, let property, let value) = operation { "\(property) \(value ?? "")" } else { nil }
        }
        #expect(Set(moves).isSuperset(of: ["left calc(anchor(left) + 5px)", "top calc(anchor(top) + 6px)"]))
        #expect(model.notes.take() == ["appeared"])
        screen.tap("Rename Ann")
        #expect(model.notes.take() == ["Rename Ann"])
    }

    @Test("a key presents it beside the view, where it was prepared")
    func key() throws {
        let screen = Screen { Cards(model: model) }
        let ann = try view("Ann", in: screen)
        screen.send(.intent, to: ann)
        let operations = screen.send(.menu, to: ann)
        #expect(operations.allSatisfy { if case .style = $0 { false } else { true } }, "\(operations)")
        #expect(screen.top.fullText == "Rename Ann")
    }

    @Test("a menu without items is not prepared, and one that loses its items is prepared no more")
    func empty() throws {
        model.items = []
        let screen = Screen { Cards(model: model) }
        let ann = try view("Ann", in: screen)
        screen.send(.intent, to: ann)
        #expect(screen.layers.isEmpty)
        model.items = ["Rename"]
        screen.settle()
        screen.send(.intent, to: ann)
        #expect(prepared(in: screen).count == 1)
        model.items = []
        screen.settle()
        #expect(screen.layers.isEmpty && screen.tree.cycle.holders == 0)
        ask(ann, in: screen)
        #expect(screen.layers.isEmpty && screen.machines.isEmpty)
    }

    @Test("it goes with its view, and after a minute without another intent")
    func ends() throws {
        let screen = Screen { Cards(model: model) }
        screen.send(.intent, to: try view("Ann", in: screen))
        screen.send(.intent, to: try view("Bob", in: screen))
        #expect(prepared(in: screen).count == 2)
        model.names = ["Bob"]
        screen.settle()
        #expect(prepared(in: screen).map(\.fullText) == ["Rename Bob"])
        screen.clock.advance(by: .seconds(61))
        screen.settle()
        #expect(screen.layers.isEmpty && screen.tree.cycle.holders == 0)
    }

    @Test("the environment sets when it is prepared")
    func preparation() throws {
        let never = Screen { Cards(model: model, preparation: .never) }
        #expect(try !view("Ann", in: never).handles(.intent))
        let rows = Screen { Rows(model: model, preparation: .never) }
        #expect(try !row("Ann", in: rows).handles(.intent))
        let eager = Screen { Cards(model: model, preparation: .eager) }
        #expect(prepared(in: eager).map(\.fullText) == ["Rename Ann", "Rename Bob"])
        #expect(model.notes.take().isEmpty)
        ask(try view("Bob", in: eager), in: eager)
        #expect(model.notes.take() == ["appeared"])
        model.isThere = false
        eager.settle()
        eager.exited(eager.top)
        #expect(eager.layers.isEmpty && eager.tree.cycle.holders == 0)
    }

    @Test("a button inside prepares its sheet by the same intent")
    func both() throws {
        struct Both: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open", presents: $isOpen)
                    .contextMenu { Button("Item") {} }
                    .sheet(isPresented: $isOpen) { Text("Sheet") }
                    .presentationPreparation(.eager)
            }
        }
        let screen = Screen { Both() }
        #expect(Set(prepared(in: screen).map(\.fullText)) == ["Item", "Sheet"])
        let button = try #require(screen.button(titled: "Open"))
        #expect(button.attribute("data-menu") != button.attribute("data-presents"))
        ask(button, in: screen)
        #expect(screen.machines.map(\.kind.name) == ["menu"])
        #expect(prepared(in: screen).map(\.fullText) == ["Sheet"])
    }

    @Test("the menu of a selection is prepared for the last row that the user pointed at")
    func rows() throws {
        let screen = Screen { Rows(model: model) }
        let (ann, bob) = (try row("Ann", in: screen), try row("Bob", in: screen))
        screen.send(.intent, to: ann)
        #expect(prepared(in: screen).map(\.fullText) == ["Rename Ann"])
        screen.send(.intent, to: bob)
        #expect(prepared(in: screen).map(\.fullText) == ["Rename Bob"])
        #expect(ann.attribute("data-menu") != bob.attribute("data-menu"))
        #expect(bob.attribute("data-menu") == prepared(in: screen).first?.attribute("data-prepared"))
        let menu = prepared(in: screen).first
        ask(bob, in: screen)
        #expect(screen.top === menu && screen.top.fullText == "Rename Bob")
        #expect(bob.attribute("data-anchor") == screen.top.attribute("data-anchored"))
    }

    @Test("another row, or a selection that has changed since, corrects what was prepared")
    func corrected() throws {
        let screen = Screen { Rows(model: model) }
        let (ann, bob) = (try row("Ann", in: screen), try row("Bob", in: screen))
        screen.send(.intent, to: ann)
        model.selected = ["Ann", "Bob"]
        screen.settle()
        ask(ann, in: screen)
        #expect(screen.layers.map(\.fullText) == ["Rename Ann Bob"])
        screen.dismiss(screen.top, "escape")
        screen.exited(screen.top)
        model.selected = []
        screen.settle()
        screen.send(.intent, to: ann)
        ask(bob, in: screen)
        #expect(screen.layers.map(\.fullText) == ["Rename Bob"])
        #expect(bob.attribute("data-anchor") == screen.top.attribute("data-anchored"))
    }
}
