// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

struct Planet: Identifiable, Equatable {
    let name: String
    var moons: Int
    var isGas = false
    var id: String { name }

    static let some = [
        Planet(name: "Mars", moons: 2), Planet(name: "Jupiter", moons: 95, isGas: true),
        Planet(name: "Earth", moons: 1),
    ]
}

/// The planets and the selection of a test's table, and the names of the evaluated cells.
@MainActor
@Observable
final class PlanetModel {
    var planets = Planet.some
    var order: [KeyPathComparator<Planet>] = []
    var one: String?
    var several: Set<String> = []
    var showsMoons = true
    @ObservationIgnored var evaluated: [String] = []
}

@MainActor
extension Screen {
    /// The texts of the cells, row by row.
    var cells: [[String]] { all("trow").dropFirst().map { $0.children.map(\.fullText) } }

    var headers: [Element] { elements(.div).filter { $0.attribute("role") == "columnheader" } }
    var sorts: [String?] { headers.map { $0.attribute("aria-sort") } }
}

@MainActor
@Suite("Tables")
struct TableTests {
    private let model = PlanetModel()

    private struct Cell: View {
        let model: PlanetModel
        let name: String
        var body: some View {
            model.evaluated.append(name)
            return Text(name)
        }
    }

    private struct Planets: View {
        let model: PlanetModel
        var body: some View {
            @Bindable var model = model
            Table(model.planets, selection: $model.one, sortOrder: $model.order) {
                TableColumn("Name", value: \.name) { Cell(model: model, name: $0.name) }
                if model.showsMoons {
                    TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(min: 40, max: 90).alignment(
                        .trailing)
                }
                TableColumn("Gas", value: \.isGas) { Text($0.isGas ? "yes" : "no") }
                TableColumn("Note") { _ in Text("-") }
            }
            .onChange(of: model.order) { model.planets.sort(using: model.order) }
        }
    }

    private func open() -> Screen { Screen { Planets(model: model) } }

    @Test("a table has a header for each column and a row with a cell for each value")
    func structure() {
        let screen = Screen {
            Table(Planet.some) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons") { Text("\($0.moons)") }
            }
        }
        #expect(screen.headers.map(\.fullText) == ["Name", "Moons"])
        #expect(screen.cells == [["Mars", "2"], ["Jupiter", "95"], ["Earth", "1"]])
        #expect(screen.count(of: "role=\"table\"") == 1)
        #expect(screen.count(of: "role=\"rowgroup\"") == 1)
        #expect(screen.count(of: "role=\"row\"") == 4)
        #expect(screen.count(of: "role=\"cell\"") == 6)
        #expect(screen.elements(.button).isEmpty)
    }

    @Test("the first press of a header sorts by its column, the next one reverses, another column comes first")
    func sorting() {
        let screen = open()
        #expect(screen.elements(.button).map(\.fullText) == ["Name", "Moons", "Gas"])
        #expect(screen.sorts == [nil, nil, nil, nil])
        screen.button("Moons").tap()
        #expect(screen.sorts == [nil, "ascending", nil, nil])
        #expect(screen.cells.map { $0[0] } == ["Earth", "Mars", "Jupiter"])
        screen.button("Moons").tap()
        #expect(screen.sorts == [nil, "descending", nil, nil])
        #expect(screen.cells.map { $0[0] } == ["Jupiter", "Mars", "Earth"])
        screen.button("Gas").tap()
        #expect(screen.sorts == [nil, nil, "ascending", nil])
        #expect(screen.cells.map { $0[0] } == ["Mars", "Earth", "Jupiter"])
        #expect(model.order.map(\.keyPath) == [\Planet.isGas, \Planet.moons])
        screen.button("Moons").tap()
        #expect(model.order.map(\.keyPath) == [\Planet.moons, \Planet.isGas])
        #expect(model.order.map(\.order) == [.forward, .forward])
    }

    @Test("an order of the app is that of the column with the same key path")
    func ownOrder() {
        model.order = [KeyPathComparator(\.name, comparator: String.StandardComparator.lexical, order: .reverse)]
        let screen = open()
        #expect(screen.sorts == ["descending", nil, nil, nil])
        screen.button("Name").tap()
        #expect(screen.sorts == ["ascending", nil, nil, nil])
        #expect(model.order.count == 1)
    }

    @Test("sorting moves the rows and evaluates no cell's view again")
    func moves() {
        let screen = open()
        let rows = screen.all("row")
        model.evaluated = []
        let operations = screen.record { screen.button("Moons").tap() }.operations
        #expect(screen.all("row").map(ObjectIdentifier.init) == [rows[2], rows[0], rows[1]].map(ObjectIdentifier.init))
        #expect(model.evaluated == [])
        #expect(operations.count == 2, "\(operations)")
        #expect(operations.contains(.move(rows[2].id, before: rows[0].id)))
        #expect(operations.contains(.attribute(screen.headers[1].id, name: "aria-sort", value: "ascending")))
    }

    @Test("a changed value sends one operation for its cell, and evaluates no other cell's view")
    func change() throws {
        let screen = open()
        model.evaluated = []
        let operations = screen.operations(after: { model.planets[0].moons = 3 })
        #expect(operations.count == 1)
        guard case .text(_, "3") = try #require(operations.first) else {
            Issue.record("no text: \(operations)")
            return
        }
        #expect(model.evaluated == [])
    }

    @Test("a click selects a row, and another selection leaves the cells as they are")
    func selection() {
        let screen = open()
        #expect(screen.count(of: "role=\"grid\"") == 1)
        #expect(screen.all("row").map { $0.attribute("aria-selected") } == ["false", "false", "false"])
        model.evaluated = []
        let operations = screen.send(.click, to: screen.all("row")[1])
        #expect(model.one == "Jupiter")
        #expect(operations == [.attribute(screen.all("row")[1].id, name: "aria-selected", value: "true")])
        #expect(model.evaluated == [])
    }

    @Test("a column comes and goes with its condition, and the others keep their cells")
    func columns() {
        let screen = open()
        let names = screen.all("trow").dropFirst().map { ObjectIdentifier($0.children[0]) }
        model.evaluated = []
        screen.operations(after: { model.showsMoons = false })
        #expect(screen.headers.map(\.fullText) == ["Name", "Gas", "Note"])
        #expect(screen.cells[1] == ["Jupiter", "yes", "-"])
        screen.operations(after: { model.showsMoons = true })
        #expect(screen.cells[1] == ["Jupiter", "95", "yes", "-"])
        #expect(screen.all("trow").dropFirst().map { ObjectIdentifier($0.children[0]) } == names)
        #expect(model.evaluated == [])
    }

    @Test("a compact width changes the table's class and keeps all cells")
    func compact() {
        let screen = Screen {
            Table(Planet.some) { TableColumn("Name", value: \.name) }
                .environment(\.horizontalSizeClass, .compact)
        }
        #expect(screen.all("tbl").map { $0.classes.contains("tbl-1") } == [true])
    }

    @Test("the limits of a column apply to its header and its cells, and the least widths to the table")
    func widths() {
        let screen = open()
        let moons = screen.all("trow").map { $0.children[1].style["--tx"] }
        #expect(moons == ["90px", "90px", "90px", "90px"])
        #expect(screen.all("trow")[1].children[1].style["--tn"] == "40px")
        #expect(screen.all("trow")[1].children[1].classes.contains("tc-e"))
        // Three columns of 60 points and one of 40, three spaces of 16, and two insets of 16.
        #expect(screen.all("tbl")[0].style["--tl"] == "300px")
    }

    @Test("hidden headers leave the rows alone, and a style sets the look")
    func headers() {
        let screen = Screen {
            Table(Planet.some) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden)
                .tableStyle(.bordered(alternatesRowBackgrounds: true))
        }
        #expect(screen.headers.isEmpty)
        let classes = screen.all("tbl")[0].classes.split(separator: " ")
        #expect(classes.contains("tbl-b") && classes.contains("alt"))
        let plain = Screen {
            Table(Planet.some) { TableColumn("Name", value: \.name) }.alternatingRowBackgrounds(.disabled)
        }
        #expect(!plain.all("tbl")[0].classes.contains("alt"))
        let striped = Screen {
            Table(Planet.some) { TableColumn("Name", value: \.name) }.alternatingRowBackgrounds()
        }
        #expect(striped.all("tbl")[0].classes.contains("alt"))
    }

    private struct Bound: View {
        let model: PlanetModel
        var body: some View {
            @Bindable var model = model
            Table($model.planets) {
                TableColumn("Name") { $planet in Text(planet.name) }
                TableColumn("Moons") { $planet in Button("Add to \(planet.name)") { planet.moons += 1 } }
                TableColumnForEach([1, 2], id: \.self) { factor in
                    TableColumn("Times \(factor)") { $planet in Text("\(planet.moons * factor)") }
                }
            }
        }
    }

    @Test("a table over a binding changes the elements, and columns of a collection show them")
    func bindings() {
        let screen = Screen { Bound(model: model) }
        #expect(screen.headers.map(\.fullText) == ["Name", "Moons", "Times 1", "Times 2"])
        screen.button("Add to Mars").tap()
        #expect(model.planets[0].moons == 3)
        #expect(screen.cells[0] == ["Mars", "Add to Mars", "3", "6"])
    }

    @Test("only the rows near the visible part of a long table are built")
    func long() {
        let screen = Screen {
            Table((0..<5_000).map { Planet(name: "P\($0)", moons: $0) }) { TableColumn("Name", value: \.name) }
        }
        #expect(screen.all("row").count == 40)
        #expect(screen.all("lazy").count == 2)
    }

    @Test("numbers in texts count when a column sorts by them")
    func natural() {
        let names = ["b10", "B9", "a"].map { Planet(name: $0, moons: 0) }
        #expect(names.sorted(using: KeyPathComparator(\Planet.name)).map(\.name) == ["a", "B9", "b10"])
    }
}
