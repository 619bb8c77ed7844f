// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Questions before unsaved work is lost")
struct LeaveConfirmationTests {
    struct Editor: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Button("Save") { text = "" }
            }
            .leaveConfirmation(!text.isEmpty)
        }
    }

    private static let english = "Leave this page? Changes you made may not be saved."

    @Test("what is typed arms the browser with the question, and what is saved disarms it")
    func armed() throws {
        let screen = Screen { Editor() }
        let stack = try #require(screen.tree.root.children.first)
        let typed = screen.record { screen.textField("Name").type("a") }.operations
        #expect(typed == [.attribute(stack.id, name: "data-leave", value: Self.english)])
        let saved = screen.record { screen.tap("Save") }.operations
        #expect(saved.contains(.attribute(stack.id, name: "data-leave", value: nil)))
    }

    @Test("the question is in the language of the view")
    func language() {
        let screen = Screen { Text("a").leaveConfirmation().environment(\.locale, Locale(identifier: "de")) }
        #expect(
            screen.tree.root.children[0].attribute("data-leave")
                == "Diese Seite verlassen? Ihre Änderungen werden eventuell nicht gesichert.")
    }

    @Test("views of one element do not disarm each other, and a question is more than a kept tab")
    func together() {
        func words<V: View>(_ view: V) -> String? { Screen { view }.tree.root.children[0].attribute("data-leave") }
        #expect(words(Text("a").leaveConfirmation(true).leaveConfirmation(false)) == Self.english)
        #expect(words(Text("a").leaveConfirmation(false).leaveConfirmation(true)) == Self.english)
        #expect(words(Text("a").leaveConfirmation().windowDismissBehavior(.disabled)) == Self.english)
        #expect(words(Text("a").windowDismissBehavior(.disabled).leaveConfirmation()) == Self.english)
        #expect(words(Text("a").windowDismissBehavior(.disabled).windowDismissBehavior(.enabled)) == "")
        #expect(words(Text("a").windowDismissBehavior(.automatic)) == nil)
    }

    struct Sheet: View {
        @State private var isShown = true
        @State private var text: String
        let keeps: Bool?
        init(text: String = "", keeps: Bool? = nil) {
            _text = State(initialValue: text)
            self.keeps = keeps
        }
        var body: some View {
            Text("page").sheet(isPresented: $isShown) {
                VStack {
                    TextField("Name", text: $text)
                    Button("Save") { text = "" }
                }
                .interactiveDismissDisabled(!text.isEmpty)
                .presentationPreventsAppTermination(keeps)
            }
        }
    }

    @Test("a sheet that can no longer be dismissed has unsaved work, until it can be dismissed again")
    func sheet() {
        let screen = Screen { Sheet() }
        #expect(screen.top.attribute("data-leave") == nil)
        let typed = screen.record { screen.textField("Name").type("a") }.operations
        #expect(
            typed == [
                .attribute(screen.top.id, name: "data-leave", value: ""),
                .attribute(screen.top.id, name: "data-dismiss", value: ""),
            ])
        screen.tap("Save")
        #expect(screen.top.attribute("data-leave") == nil)
        screen.textField("Name").type("b")
        #expect(screen.top.attribute("data-leave") == "")
    }

    @Test("a sheet that could never be dismissed keeps no tab, until it could be")
    func mandatory() {
        let screen = Screen { Sheet(text: "a") }
        #expect(screen.top.attribute("data-dismiss") == "")
        #expect(screen.top.attribute("data-leave") == nil)
        screen.tap("Save")
        screen.textField("Name").type("b")
        #expect(screen.top.attribute("data-leave") == "")
    }

    struct Replaced: View {
        @State private var isChanged = false
        var body: some View {
            Text("page").sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Change") { isChanged = true }
                    if isChanged { Text("changed").interactiveDismissDisabled() }
                }
            }
        }
    }

    @Test("content that comes and disables the dismissal counts as unsaved work")
    func replaced() {
        let screen = Screen { Replaced() }
        #expect(screen.top.attribute("data-leave") == nil)
        screen.tap("Change")
        #expect(screen.top.attribute("data-leave") == "")
    }

    @Test("the content decides by itself whether its tab is kept", arguments: [true, false])
    func decided(_ keeps: Bool) {
        let screen = Screen { Sheet(keeps: keeps) }
        #expect(screen.top.attribute("data-leave") == (keeps ? "" : nil))
        screen.textField("Name").type("a")
        #expect(screen.top.attribute("data-leave") == (keeps ? "" : nil))
    }

    @Test("a dismissal that needs a confirmation keeps the tab, too", arguments: [true, false])
    func confirmed(_ isNeeded: Bool) {
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").dismissalConfirmationDialog("Discard?", shouldPresent: isNeeded) { Button("Discard") {} }
            }
        }
        #expect(screen.top.attribute("data-leave") == (isNeeded ? "" : nil))
    }
}
