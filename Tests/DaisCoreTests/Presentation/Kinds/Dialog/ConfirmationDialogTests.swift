// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Confirmation dialogs")
struct ConfirmationDialogTests {
    struct Home: View {
        let notes: Notes
        @State private var asks = false
        var body: some View {
            VStack {
                Text(asks ? "asks" : "quiet")
                Button("Ask") { asks = true }
            }
            .confirmationDialog("Delete?", isPresented: $asks) {
                Button("Keep", role: .cancel) { notes.add(asks ? "kept while asking" : "kept") }
                Button("Delete", role: .destructive) { notes.add("deleted") }
                Button("Archive") { notes.add("archived") }
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
        #expect(html.contains(" data-layer=\"dialog\""))
        #expect(
            html.contains(
                """
                class="surface dialog-container" role="alertdialog" tabindex="-1" \
                aria-labelledby="dais-layer-1-title" aria-describedby="dais-layer-1-message" aria-modal="true"
                """))
        #expect(html.contains("<div class=\"dialog-title\" id=\"dais-layer-1-title\">"))
        #expect(html.contains("<div class=\"dialog-message\" id=\"dais-layer-1-message\">"))
        #expect(html.contains("<div class=\"dialog-actions\" data-closes>"))
    }

    @Test("actions keep their order, cancel stands last")
    func order() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        #expect(screen.buttons == ["Delete", "Archive", "Keep"])
    }

    @Test("a button sets the binding to false, then runs its action", arguments: ["Delete", "Archive", "Keep"])
    func action(_ title: String) {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        screen.tap(title)
        #expect(notes.take() == [["Delete": "deleted", "Archive": "archived", "Keep": "kept"][title]])
        #expect(screen.html.contains(">quiet<"))
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("Escape and a press outside are the cancel button", arguments: ["escape", "scrim"])
    func canceled(_ reason: String) {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Ask")
        #expect(screen.top.attribute("data-dismiss") == "button scrim escape")
        screen.dismiss(screen.top, reason)
        #expect(notes.take() == ["kept"])
        #expect(screen.html.contains(">quiet<"))
    }

    struct Plain: View {
        @State private var asks = true
        let visibility: Visibility
        var body: some View {
            Text(asks ? "asks" : "quiet")
                .confirmationDialog("Delete?", isPresented: $asks, titleVisibility: visibility) {
                    Button("Delete", role: .destructive) {}
                }
        }
    }

    @Test(
        "a confirmation dialog without a cancel button gets one, which dismisses",
        arguments: ["escape", "scrim", "Cancel"])
    func fallback(_ way: String) {
        let screen = Screen { Plain(visibility: .automatic) }
        #expect(screen.buttons == ["Delete", "Cancel"])
        if way == "Cancel" { screen.tap(way) } else { screen.dismiss(screen.top, way) }
        #expect(screen.html.contains(">quiet<"))
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("a hidden title still names the dialog")
    func hiddenTitle() throws {
        for visibility in Visibility.allCases {
            let screen = Screen { Plain(visibility: visibility) }
            let title = try #require(screen.part("dialog-title"))
            #expect((title.attribute("hidden") != nil) == (visibility == .hidden))
            #expect(screen.part("dialog-container")?.attribute("aria-labelledby") == title.attribute("id"))
        }
    }

    struct Closing: View {
        @State private var asks = true
        var body: some View {
            Text(asks ? "asks" : "quiet").confirmationDialog("Show?", isPresented: $asks) {
                Button(role: .close) {}
                Button(role: .confirm) {}
                Button(role: .destructive) {}
            }
        }
    }

    @Test("a button that closes counts as cancel, and roles name their buttons in words")
    func closing() {
        let screen = Screen { Closing() }
        #expect(screen.buttons == ["Done", "Delete", "Close"])
        screen.dismiss(screen.top, "escape")
        #expect(screen.html.contains(">quiet<"))
    }

    struct Forms: View {
        @State private var shown = true
        @State private var data: Int? = 7
        let form: Int
        var body: some View {
            let title = "Variable"
            switch form {
            case 0: Text("a").confirmationDialog("Literal", isPresented: $shown) { Button("One") {} }
            case 1: Text("a").confirmationDialog(title, isPresented: $shown) { Button("One") {} }
            case 2: Text("a").confirmationDialog(Text("Text"), isPresented: $shown) { Button("One") {} }
            case 3:
                Text("a").confirmationDialog("Literal", isPresented: $shown) {
                    Button("One") {}
                } message: {
                    Text("message")
                }
            case 4:
                Text("a").confirmationDialog(title, isPresented: $shown, titleVisibility: .visible) {
                    Button("One") {}
                } message: {
                    Text("message")
                }
            case 5:
                Text("a").confirmationDialog(Text("Text"), isPresented: $shown) {
                    Button("One") {}
                } message: {
                    Text("message")
                }
            case 6:
                Text("a").confirmationDialog("Literal", isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                }
            case 7:
                Text("a").confirmationDialog(title, isPresented: $shown, presenting: data) { Button("Use \($0)") {} }
            case 8:
                Text("a").confirmationDialog(Text("Text"), isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                }
            case 9:
                Text("a").confirmationDialog("Literal", isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            case 10:
                Text("a").confirmationDialog(title, isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            case 11:
                Text("a").confirmationDialog(Text("Text"), isPresented: $shown, presenting: data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            case 12: Text("a").confirmationDialog("Literal", item: $data) { Button("Use \($0)") {} }
            case 13:
                Text("a").confirmationDialog(title, item: $data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            case 14: Text("a").confirmationDialog("Literal", isPresented: $data) { Button("Use \($0)") {} }
            default:
                Text("a").confirmationDialog(title, isPresented: $data) {
                    Button("Use \($0)") {}
                } message: {
                    Text("value \($0)")
                }
            }
        }
    }

    @Test("every form shows its title, its actions and its message", arguments: 0...15)
    func forms(_ form: Int) {
        let screen = Screen { Forms(form: form) }
        let titles = ["Literal", "Variable", "Text"]
        let usesData = form >= 6
        #expect(screen.buttons == [usesData ? "Use 7" : "One", "Cancel"])
        let title = form < 12 ? titles[form % 3] : titles[form % 2]
        #expect(screen.shows(title))
        let hasMessage = form < 12 ? (form / 3) % 2 == 1 : form % 2 == 1
        #expect(screen.shows(usesData ? "value 7" : "message") == hasMessage)
        screen.dismiss(screen.top, "escape")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    struct Nothing: View {
        @State private var shown = true
        @State private var data: Int?
        var body: some View {
            Button("Fill") { data = 3 }
                .confirmationDialog("Data", isPresented: $shown, presenting: data) { Button("Use \($0)") {} }
        }
    }

    @Test("a confirmation dialog without data is not presented until there is some")
    func noData() {
        let screen = Screen { Nothing() }
        #expect(screen.layers.isEmpty)
        screen.tap("Fill")
        #expect(screen.buttons == ["Use 3", "Cancel"])
    }
}
