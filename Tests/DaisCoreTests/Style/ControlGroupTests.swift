// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Control groups")
struct ControlGroupTests {
    struct Format: View {
        @State private var label = "Format"
        var body: some View {
            ControlGroup {
                Button("Bold") {}
                Button("Change") { label = "Style" }
            } label: {
                Label(label, systemImage: "textformat")
            }
        }
    }

    @Test("the label names the group and is not visible, and a new label is one operation")
    func name() {
        let screen = Screen { Format() }
        let group = screen.all("cgroup")[0]
        #expect(group.attribute("aria-label") == "Format")
        #expect(!screen.text("Format").exists)
        screen.settle()
        let operations = screen.send(.click, to: screen.elements(.button)[1])
        #expect(operations == [.attribute(group.id, name: "aria-label", value: "Style")])
    }

    @Test("a group without a label has no name")
    func unnamed() {
        let group = Screen { ControlGroup { Button("Bold") {} } }.all("cgroup")[0]
        #expect(group.attribute("role") == "group")
        #expect(group.attribute("aria-label") == nil)
    }

    @Test("the menu style shows a menu with the label and the controls", arguments: [true, false])
    func menu(isCompact: Bool) {
        var presses = 0
        let screen = Screen {
            let group = ControlGroup("Format", systemImage: "textformat") { Button("Bold") { presses += 1 } }
            if isCompact { group.controlGroupStyle(.compactMenu) } else { group.controlGroupStyle(.menu) }
        }
        #expect(screen.all("cgroup").isEmpty)
        screen.button("Format").tap()
        screen.element(.menuItem, "Bold").tap()
        #expect(presses == 1)
    }

    @Test("in a menu, the compact style shows the controls side by side, and the menu style a submenu")
    func insideMenu() {
        func menus(_ group: some View) -> (menus: Int, rows: Int) {
            let screen = Screen { Menu("More") { group } }
            return (screen.all { $0.attribute("aria-haspopup") != nil }.count, screen.all("cgroup").count)
        }
        let group = ControlGroup("Format") { Button("Bold") {} }
        #expect(menus(group.controlGroupStyle(.compactMenu)) == (1, 1))
        #expect(menus(group.controlGroupStyle(.menu)) == (2, 0))
    }

    @Test("a menu of a group without a label has the name of a menu with more")
    func unnamedMenu() {
        let screen = Screen { ControlGroup { Button("Bold") {} }.controlGroupStyle(.menu) }
        #expect(screen.button("More").exists)
    }

    @Test("the palette shows only the icons of labels")
    func palette() {
        let screen = Screen { ControlGroup { Button("Bold", systemImage: "bold") {} }.controlGroupStyle(.palette) }
        #expect(screen.button("Bold").exists)
        #expect(screen.all { $0.text == "Bold" }.allSatisfy { $0.classes.contains("vh") })
    }

    @Test("a custom style gets the controls and the label")
    func custom() {
        struct Column: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let screen = Screen { ControlGroup("Format") { Button("Bold") {} }.controlGroupStyle(Column()) }
        #expect(screen.text("Format").exists)
        #expect(screen.button("Bold").exists)
        #expect(screen.all("cgroup").isEmpty)
    }

    @Test("a group of a toolbar with a label is a named group of its items")
    func toolbar() {
        let screen = Screen {
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Bold") {}
                        Button("Italic") {}
                    } label: {
                        Text("Format")
                    }
                }
            }
        }
        let groups = screen.all { $0.attribute("aria-label") == "Format" && $0.attribute("role") == "group" }
        #expect(groups.map { $0.children.count } == [2])
    }
}
