// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Outlines and sections that collapse")
struct OutlineTests {
    struct File: Identifiable {
        var name: String
        var children: [File]?
        var id: String { name }
    }

    static let files = [
        File(name: "src", children: [File(name: "lib", children: [File(name: "a.swift")]), File(name: "b.swift")]),
        File(name: "empty", children: []),
        File(name: "readme"),
    ]

    private func rows(_ screen: Screen) -> [String] { screen.all("row").map(\.words) }

    @Test("a branch shows its children as rows, indented by their level")
    func tree() {
        let screen = Screen { List(Self.files, children: \.children) { Text($0.name) } }
        #expect(rows(screen) == ["src", "empty", "readme"])
        screen.button("src").tap()
        screen.button("lib").tap()
        #expect(rows(screen) == ["src", "lib", "a.swift", "b.swift", "empty", "readme"])
        #expect(screen.all("row").map { $0.style["--rl"] } == [nil, nil, "48px", nil, nil, nil])
        screen.button("src").tap()
        #expect(rows(screen) == ["src", "empty", "readme"])
    }

    @Test("an element without children is a leaf, and one with none is a branch")
    func branches() {
        let screen = Screen { VStack { OutlineGroup(Self.files, id: \.name, children: \.children) { Text($0.name) } } }
        #expect(screen.all(.button).map(\.label) == ["src", "empty"])
        let root = Screen { OutlineGroup(Self.files[0], children: \.children) { Text($0.name) } }
        root.button("src").tap()
        #expect(root.all(.button).map(\.label) == ["src", "lib"])
    }

    @Observable final class Model {
        var files: [File]
        var chosen: String?
        var isOpen = true

        init(files: [File] = []) { self.files = files }
    }

    @Test("rows of a bound tree change their elements")
    func bound() {
        let model = Model(files: Self.files)
        let files = Binding {
            model.files
        } set: {
            model.files = $0
        }
        let screen = Screen {
            List(files, id: \.id, children: \.children) { $file in Button("rename \(file.name)") { file.name += "!" } }
        }
        screen.button("rename readme").tap()
        #expect(model.files[2].name == "readme!")
        #expect(screen.button("rename readme!").exists)
    }

    @Test("the row of an element has its id as value")
    func selection() {
        let model = Model()
        let screen = Screen {
            List(
                Self.files, children: \.children,
                selection: Binding {
                    model.chosen
                } set: {
                    model.chosen = $0
                }
            ) {
                Text($0.name)
            }
        }
        screen.send(.click, to: screen.all("row")[2], .array([.number(1)]))
        #expect(model.chosen == "readme")
    }

    @Test("the header of a section shows and hides its rows")
    func section() {
        let model = Model()
        let screen = Screen {
            List {
                Section(
                    "Files",
                    isExpanded: Binding {
                        model.isOpen
                    } set: {
                        model.isOpen = $0
                    }
                ) {
                    Text("a"); Text("b")
                }
                .sectionActions { Button("Add") {} }
            }
        }
        #expect(rows(screen) == ["a", "b", "Add"])
        screen.button("Files").tap()
        #expect(model.isOpen == false)
        #expect(rows(screen) == [])
        screen.button("Files").tap()
        #expect(rows(screen) == ["a", "b", "Add"])
    }
}
