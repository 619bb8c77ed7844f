// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Rename buttons")
struct RenameButtonTests {
    @Test("the button runs the action around it, and is disabled without one")
    func action() {
        var renames = 0
        let screen = Screen {
            VStack {
                RenameButton().renameAction { renames += 1 }
                RenameButton()
            }
        }
        let buttons = screen.elements(.button)
        #expect(buttons.map(\.words) == ["Rename", "Rename"])
        #expect(buttons.map { $0.attribute("disabled") != nil } == [false, true])
        screen.send(.click, to: buttons[0])
        #expect(renames == 1)
    }

    struct Row: View {
        @State private var name = "Draft"
        @FocusState private var isEditing: Bool
        var body: some View {
            TextField("Name", text: $name).focused($isEditing)
            RenameButton().renameAction($isEditing)
        }
    }

    @Test("the button gives the focus to the field of the name")
    func focus() {
        let screen = Screen { VStack { Row() } }
        screen.button("Rename").tap()
        #expect(screen.textField("Name").isFocused)
    }

    struct Page: View {
        @State private var name = "Draft"
        var body: some View {
            NavigationStack {
                Text("page \(name)")
                    .navigationTitle($name)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarTitleMenu {
                            Button("Sort") {}
                            RenameButton()
                        }
                    }
            }
        }
    }

    @Test("a menu of the title replaces its own, and its button edits the title")
    func title() {
        let screen = Screen { Page() }
        screen.button("Draft").tap()
        #expect(screen.all { $0.attribute("role") == "menuitem" }.map(\.words) == ["Sort", "Rename"])
        screen.element(.menuItem, "Rename").tap()
        let field = screen.textField("Title")
        field.clear()
        field.type("Letter")
        field.submit()
        #expect(screen.text("page Letter").exists)
    }

    struct Menus: View {
        @State private var isSorted = false
        var body: some View {
            NavigationStack {
                Text("page").navigationTitle("Trails").toolbar {
                    ToolbarTitleMenu { Button(isSorted ? "Unsort" : "Sort") { isSorted.toggle() } }
                }
            }
        }
    }

    @Test("a title menu of a toolbar follows its state")
    func titleMenu() {
        let screen = Screen { Menus() }
        screen.button("Trails").tap()
        screen.element(.menuItem, "Sort").tap()
        screen.button("Trails").tap()
        #expect(screen.element(.menuItem, "Unsort").exists)
    }
}
