// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Context menus for the selection of a list")
struct SelectionContextMenuTests {
    @Observable
    final class Model {
        var several: Set<Int> = []
        var one: Int?
        var rows = [1, 2, 3]
        nonisolated init() {}
    }

    private let model = Model()
    private let notes = Notes()

    struct Several: View {
        let model: Model
        let notes: Notes
        var body: some View {
            @Bindable var model = model
            List(model.rows, id: \.self, selection: $model.several) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { rows in
                    if !rows.isEmpty {
                        Button("Delete \(rows.sorted().map(String.init).joined(separator: ","))") {
                            notes.add("deleted \(rows.sorted())")
                        }
                    }
                } primaryAction: { rows in
                    notes.add("opened \(rows.sorted())")
                }
        }
    }

    private func open() -> Screen { Screen { Several(model: model, notes: notes) } }

    private func row(_ screen: Screen, _ number: Int) -> Element {
        screen.elements(.div).first { $0.attribute("role") == "option" && $0.fullText == "row \(number)" }!
    }
    private func ask(_ screen: Screen, _ element: Element) {
        screen.send(.menu, to: element, .array([.number(5), .number(6)]))
    }

    @Test("a context menu for a row that is not selected is about that row alone, and selects nothing")
    func alone() {
        let screen = open()
        model.several = [1, 2]
        screen.settle()
        ask(screen, row(screen, 3))
        #expect(screen.layers.map(\.fullText) == ["Delete 3"])
        #expect(model.several == [1, 2])
        #expect(screen.layers[0].attribute("data-layer") == "menu")
    }

    @Test("a context menu for a selected row is about the whole selection, and stands beside that row")
    func together() {
        let screen = open()
        model.several = [1, 3]
        screen.settle()
        ask(screen, row(screen, 3))
        screen.tap("Delete 1,3")
        #expect(notes.take() == ["deleted [1, 3]"])
        #expect(row(screen, 3).attribute("data-anchor") == screen.top.attribute("data-anchored"))
    }

    @Test("beside the rows it speaks of none, and a menu without items does not open")
    func beside() {
        let screen = open()
        let list = screen.elements(.div).first { $0.attribute("role") == "listbox" }!
        ask(screen, list)
        #expect(screen.layers.isEmpty && screen.machines.isEmpty)
        model.several = [2]
        screen.settle()
        screen.send(.menu, to: list)
        #expect(screen.layers.map(\.fullText) == ["Delete 2"])
    }

    @Test("a double click opens the row, which is selected afterwards")
    func primary() {
        let screen = open()
        for _ in 0..<2 {
            screen.send(.click, to: row(screen, 2), .array([.number(1), .number(0), .number(0)]))
            screen.send(.click, to: row(screen, 2), .array([.number(2), .number(0), .number(0)]))
            #expect(model.several == [2])
        }
        #expect(notes.take() == ["opened [2]", "opened [2]"])
        #expect(row(screen, 2).attribute("data-primary") != nil)
        // The space bar, and a single click, select.
        screen.send(.click, to: row(screen, 3))
        #expect(model.several == [2, 3] && notes.take().isEmpty)
    }

    @Test("a row that goes takes its menu along")
    func rowGoes() {
        let screen = open()
        ask(screen, row(screen, 3))
        screen.operations(after: { model.rows = [1, 2] })
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("without a primary action a double click on a row is two clicks; a context menu of the row's own is nearer")
    func single() {
        struct One: View {
            let model: Model
            var body: some View {
                @Bindable var model = model
                List(1...2, id: \.self, selection: $model.one) { number in
                    if number == 1 {
                        Text("row 1")
                    } else {
                        Text("row 2").contextMenu { Button("Own") {} }
                    }
                }
                .contextMenu(forSelectionType: Int.self) { rows in Button("About \(rows.count)") {} }
            }
        }
        let screen = Screen { One(model: model) }
        screen.send(.click, to: row(screen, 1), .array([.number(2), .number(0), .number(0)]))
        #expect(model.one == 1)
        #expect(row(screen, 1).attribute("data-primary") == nil)
        ask(screen, row(screen, 1))
        #expect(screen.layers.map(\.fullText) == ["About 1"])
        screen.dismiss(screen.top, "escape")
        screen.exited(screen.top)
        ask(screen, screen.elements(.span).first { $0.fullText == "row 2" && $0.handles(.menu) }!)
        #expect(screen.layers.map(\.fullText) == ["Own"])
    }

    @Test("a list whose selection is of another type is not asked about")
    func otherType() {
        let screen = Screen {
            List(1...2, id: \.self, selection: .constant(1)) { Text("row \($0)") }
                .contextMenu(forSelectionType: String.self) { _ in Button("Never") {} }
        }
        ask(screen, row(screen, 1))
        #expect(screen.layers.isEmpty)
    }
}
