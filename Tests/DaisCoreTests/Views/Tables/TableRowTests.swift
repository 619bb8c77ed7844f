// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Rows of tables")
struct TableRowTests {
    private let model = PlanetModel()

    private struct Rows: View {
        let model: PlanetModel
        var body: some View {
            @Bindable var model = model
            Table(of: Planet.self, selection: $model.several) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons") { Text("\($0.moons)") }
            } rows: {
                Section("Dwarf") { TableRow(Planet(name: "Pluto", moons: 5)) }
                Section("Others") {
                    ForEach(model.planets) { planet in
                        TableRow(planet)
                            .selectionDisabled(planet.isGas)
                            .contextMenu { Button("Delete \(planet.name)") {} }
                    }
                }
                if model.showsMoons { TableRow(Planet(name: "Moon", moons: 0)) }
            }
        }
    }

    @Test("explicit rows, sections and conditions are rows of one table")
    func rows() {
        let screen = Screen { Rows(model: model) }
        #expect(screen.cells.map { $0[0] } == ["Pluto", "Mars", "Jupiter", "Earth", "Moon"])
        #expect(screen.all("sec-h").map(\.fullText) == ["Dwarf", "Others"])
        #expect(screen.count(of: "role=\"rowgroup\"") == 2)
        #expect(screen.count(of: "role=\"rowheader\"") == 2)
        #expect(!screen.html.contains("role=\"list"))
        model.showsMoons = false
        screen.settle()
        #expect(screen.cells.map { $0[0] } == ["Pluto", "Mars", "Jupiter", "Earth"])
    }

    @Test("clicks add rows to a set and take them out, but not a row whose selection is disabled")
    func several() {
        let screen = Screen { Rows(model: model) }
        for name in ["Pluto", "Mars", "Jupiter", "Pluto"] {
            screen.send(.click, to: screen.all("row").first { $0.fullText.hasPrefix(name) }!)
        }
        #expect(model.several == ["Mars"])
        let jupiter = screen.all("row")[2]
        #expect(jupiter.attribute("aria-selected") == nil)
        #expect(jupiter.attribute("role") == "row")
    }

    @Test("a row has a context menu of its own")
    func menu() {
        let screen = Screen { Rows(model: model) }
        let row = screen.elements(.div).first { $0.handles(.menu) && $0.fullText.hasPrefix("Mars") }!
        screen.send(.menu, to: row, .array([.number(5), .number(6)]))
        #expect(screen.layers.map(\.fullText) == ["Delete Mars"])
    }

    @Test("a menu for the selection of a table is about the row of its press")
    func selectionMenu() {
        let screen = Screen {
            Table(Planet.some, selection: .constant(Set(["Mars", "Earth"]))) { TableColumn("Name", value: \.name) }
                .contextMenu(forSelectionType: String.self) { names in
                    Button("Visit \(names.sorted().joined(separator: " "))") {}
                }
        }
        screen.send(.menu, to: screen.all("row")[0], .array([.number(5), .number(6)]))
        #expect(screen.layers.map(\.fullText) == ["Visit Earth Mars"])
    }

    private struct OwnRows: TableRowContent {
        let planets: [Planet]
        var tableRowBody: some TableRowContent<Planet> { ForEach(planets) }
    }

    private struct OwnColumns: TableColumnContent {
        @TableColumnBuilder<Planet, Never> var tableColumnBody: some TableColumnContent<Planet, Never> {
            TableColumn("Name", value: \.name)
            TableColumn("Moons") { Text("\($0.moons)") }
        }
    }

    @Test("an app composes its own rows and columns")
    func own() {
        let screen = Screen {
            Table(of: Planet.self) {
                OwnColumns()
            } rows: {
                OwnRows(planets: Planet.some)
            }
        }
        #expect(screen.cells == [["Mars", "2"], ["Jupiter", "95"], ["Earth", "1"]])
    }

    @Test("a row of a list whose selection is disabled cannot be selected")
    func list() {
        let screen = Screen {
            List(selection: .constant("b" as String?)) {
                Text("A").tag("a").selectionDisabled()
                Text("B").tag("b")
            }
        }
        #expect(screen.all("row").map { $0.attribute("role") } == ["option", "option"])
        #expect(screen.all("row").map { $0.attribute("aria-disabled") } == ["true", nil])
        screen.send(.click, to: screen.all("row")[0])
        #expect(screen.all("row").map { $0.attribute("aria-selected") } == [nil, "true"])
    }
}
