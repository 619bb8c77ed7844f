// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Alerts")
struct AlertTests {
    struct Home: View {
        let notes: Notes
        @State private var asks = false
        @State private var optional = true
        var body: some View {
            VStack {
                Text(asks ? "asks" : "quiet")
                Button("Ask") { asks = true }
            }
            .alert("Delete?", isPresented: $asks) {
                Button("Delete") { notes.add(asks ? "deleted while asking" : "deleted") }
                if optional { Button("Archive") { notes.add("archived") } }
                Button("Keep", role: .cancel) { notes.add("kept") }
            } message: {
                Text("It cannot be undone.")
            }
        }
    }

    let notes = Notes()

    @Test("a dialog is named by its title, described by its message, with every part where style sheets expect it")
    func markup() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        let html = screen.overlayHTML
        #expect(html.contains("layer alert-overlay"))
        #expect(html.contains("data-layer=\"alert\""))
        #expect(
            html.contains(
                """
                class="surface alert-container" role="alertdialog" tabindex="-1" \
                aria-labelledby="dais-layer-1-title" aria-describedby="dais-layer-1-message" aria-modal="true"
                """))
        #expect(html.contains("<div class=\"alert-title\" id=\"dais-layer-1-title\">"))
        #expect(html.contains("<div class=\"alert-message\" id=\"dais-layer-1-message\">"))
        #expect(html.contains("<div class=\"alert-buttons\" data-closes>"))
    }

    @Test("of three buttons, the one that cancels stands last")
    func order() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        #expect(screen.buttons == ["Delete", "Archive", "Keep"])
    }

    @Test("a button sets the binding to false, then runs its action")
    func action() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        screen.tap("Delete")
        #expect(notes.take() == ["deleted"])
        #expect(screen.html.contains(">quiet<"))
        // The client announces what it has done; it is known already.
        screen.dismiss(screen.top, "button")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("Escape means the button with the role cancel")
    func escape() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        #expect(screen.top.attribute("data-dismiss") == "button escape")
        screen.dismiss(screen.top, "escape")
        #expect(notes.take() == ["kept"])
        #expect(screen.html.contains(">quiet<"))
    }

    @Test("Escape never presses the only button if it destroys something", arguments: [true, false])
    func lone(destroys: Bool) {
        struct Lone: View {
            let notes: Notes
            let destroys: Bool
            @State private var asks = true
            var body: some View {
                Text("page").alert("Sure?", isPresented: $asks) {
                    Button("Go on", role: destroys ? .destructive : nil) { notes.add("pressed") }
                }
            }
        }
        let screen = Screen { Lone(notes: notes, destroys: destroys) }
        #expect(screen.top.attribute("data-dismiss") == (destroys ? "button" : "button escape"))
        screen.dismiss(screen.top, "escape")
        #expect(notes.take() == (destroys ? [] : ["pressed"]))
        #expect(screen.machines.map(\.isLeaving) == [!destroys])
    }

    @Test("a press on the backdrop dismisses no alert")
    func scrim() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        screen.dismiss(screen.top, "scrim")
        #expect(screen.html.contains(">asks<"))
        #expect(screen.machines[0].state == .entering)
    }

    struct Problem: LocalizedError {
        var errorDescription: String? { "Disk full" }
    }

    struct Forms: View {
        @State private var shown = true
        @State private var data: Int? = 7
        @State private var error: Problem? = Problem()
        let form: Int
        var body: some View {
            let title = "Variable"
            switch form {
            case 0: Text("a").alert("Literal", isPresented: $shown) {}
            case 1:
                Text("a").alert(title, isPresented: $shown) {
                    Button("Two") {}; Button("Cancel", role: .cancel) {}
                }
            case 2: Text("a").alert(Text("Text"), isPresented: $shown, actions: {}, message: { Text("message") })
            case 3:
                Button("Clear") {
                    data = nil
                    shown = false
                }
                .alert("Data", isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            case 4: Text("a").alert(isPresented: $shown, error: error) { Button("Retry") {} }
            default:
                Text("a").alert(isPresented: $shown, error: error) { _ in
                } message: {
                    Text("because \("\($0)".count > 0)")
                }
            }
        }
    }

    @Test("every form shows its title, and an OK where there are no buttons")
    func forms() {
        #expect(Screen { Forms(form: 0) }.buttons == ["OK"])
        #expect(Screen { Forms(form: 0) }.shows("Literal"))
        #expect(Screen { Forms(form: 1) }.buttons == ["Cancel", "Two"])
        #expect(Screen { Forms(form: 1) }.shows("Variable"))
        #expect(Screen { Forms(form: 2) }.shows("message"))
        #expect(Screen { Forms(form: 3) }.buttons == ["Use 7"])
        #expect(Screen { Forms(form: 4) }.shows("Disk full"))
        #expect(Screen { Forms(form: 4) }.buttons == ["Retry"])
        #expect(Screen { Forms(form: 5) }.shows("because true"))
        #expect(Screen { Forms(form: 5) }.buttons == ["OK"])
    }

    struct Naming: View {
        @State private var shown = true
        @State private var name = ""
        var body: some View {
            Text("a").alert("Name it", isPresented: $shown) {
                Button("Save") {}
                TextField("Name", text: $name)
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test("fields come before the buttons, and two buttons still stand side by side, cancel first")
    func fields() throws {
        let screen = Screen { Naming() }
        let html = screen.overlayHTML
        #expect(screen.buttons == ["Cancel", "Save"])
        let field = try #require(html.range(of: "<input")).lowerBound
        #expect(try field < #require(html.range(of: "<button")).lowerBound)
    }

    @Test("an alert shows the data it was made from while it leaves")
    func keepsData() {
        let screen = Screen { Forms(form: 3) }
        screen.tap("Clear")
        #expect(screen.machines[0].isLeaving)
        #expect(screen.shows("value 7"))
    }
}
