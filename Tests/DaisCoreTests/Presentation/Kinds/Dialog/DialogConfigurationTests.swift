// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("What is said about dialogs")
struct DialogConfigurationTests {
    struct Home: View {
        @State private var asks = true
        @State private var tells = true
        @State private var quiet = false
        let isAlert: Bool
        let speaks: Bool
        var body: some View {
            let base = Text(quiet ? "suppressed" : "asked again")
                .confirmationDialog("Delete?", isPresented: isAlert ? .constant(false) : $asks) { Button("Delete") {} }
                .alert("Delete?", isPresented: isAlert ? $tells : .constant(false)) { Button("Delete") {} }
            if speaks {
                base.dialogIcon(Image(systemName: "trash"))
                    .dialogSeverity(.critical)
                    .dialogSuppressionToggle(isSuppressed: $quiet)
            } else {
                base
            }
        }
    }

    @Test(
        "an icon, a warning and a check box stand in the alert or dialog they were put behind",
        arguments: [true, false])
    func parts(_ isAlert: Bool) throws {
        let prefix = isAlert ? "alert" : "dialog"
        let screen = Screen { Home(isAlert: isAlert, speaks: true) }
        let icon = try #require(screen.part("\(prefix)-icon"))
        #expect(icon.children.first?.attribute("aria-hidden") == "true")
        #expect(screen.overlayHTML.contains("#i-trash"))
        #expect(screen.overlayHTML.contains("exclamationmark-triangle-fill"))
        #expect(screen.part("\(prefix)-suppression")?.fullText == "Do not ask again")
        let order = try #require(screen.part("\(prefix)-container")).children.map {
            $0.classList.split(separator: " ")[0]
        }
        #expect(
            order == ["icon", "title", "suppression", isAlert ? "buttons" : "actions"].map { "\(prefix)-\($0)" })
    }

    @Test("a dialog without a configuration has no icon and no checkbox")
    func silence() {
        let screen = Screen { Home(isAlert: true, speaks: false) }
        #expect(screen.part("alert-icon") == nil)
        #expect(screen.part("alert-suppression") == nil)
    }

    @Test("the check box writes the binding while the dialog is shown")
    func suppression() {
        let screen = Screen { Home(isAlert: false, speaks: true) }
        screen.toggle("Do not ask again").tap()
        #expect(screen.html.contains(">suppressed<"))
        #expect(screen.layers.count == 1)
    }

    struct Editor: View {
        @State private var edits = true
        @State private var changed = true
        let notes: Notes
        var body: some View {
            Text(edits ? "edits" : "done").sheet(isPresented: $edits) {
                Inside(changed: $changed, notes: notes)
            }
        }
    }

    struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        @Binding var changed: Bool
        let notes: Notes
        var body: some View {
            VStack {
                Button("Close") { dismiss() }
                Button("Save") { changed = false }
            }
            .dismissalConfirmationDialog("Discard?", shouldPresent: changed) {
                Button("Discard", role: .destructive) { notes.add("discarded") }
                Button("Keep Editing", role: .cancel) { notes.add("kept") }
            } message: {
                Text("Your changes are lost.")
            }
        }
    }

    let notes = Notes()

    /// The user's press outside a sheet, which the page refuses and reports.
    private func attempt(_ screen: Screen) {
        screen.send(.attempt, to: screen.layers[0], .array([.string("scrim"), .number(screen.layers[0].epoch)]))
    }

    @Test("a dismissal of the sheet becomes a question, whose answer dismisses", arguments: [true, false])
    func discards(_ byUser: Bool) {
        let screen = Screen { Editor(notes: notes) }
        if byUser { attempt(screen) } else { screen.tap("Close") }
        #expect(screen.buttons == ["Discard", "Keep Editing"])
        #expect(screen.html.contains(">edits<"))
        screen.tap("Discard")
        #expect(notes.take() == ["discarded"])
        #expect(screen.html.contains(">done<"))
    }

    @Test("canceling the question keeps the sheet")
    func keeps() {
        let screen = Screen { Editor(notes: notes) }
        attempt(screen)
        screen.tap("Keep Editing")
        screen.exited(screen.top)
        #expect(notes.take() == ["kept"])
        #expect(screen.html.contains(">edits<"))
        #expect(screen.layers.count == 1)
    }

    @Test("a sheet that has nothing to confirm goes at once")
    func nothingToAsk() {
        let screen = Screen { Editor(notes: notes) }
        #expect(screen.top.attribute("data-dismiss") == "")
        screen.tap("Save")
        #expect(screen.top.attribute("data-dismiss") == "scrim escape drag")
        screen.tap("Close")
        #expect(screen.html.contains(">done<"))
        #expect(screen.layers.count == 1)
    }

    struct Shortcuts: View {
        @State private var shown = true
        var body: some View {
            Text("a").alert("Rename", isPresented: $shown) {
                Button("Rename") {}.keyboardShortcut(.defaultAction)
                Button("Erase", role: .destructive) {}.keyboardShortcut(.defaultAction)
                Button("Save") {}.keyboardShortcut("s")
                Button("Save All") {}.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [])
                Button("Cancel", role: .cancel) {}.keyboardShortcut(.cancelAction)
            }
        }
    }

    @Test("a shortcut says which keys; the default stands out, and is never destructive")
    func shortcuts() {
        let screen = Screen { Shortcuts() }
        let keys = screen.part("alert-buttons")?.children.map { $0.attribute("aria-keyshortcuts") }
        #expect(
            keys == ["Enter", nil, "Meta+S Control+S", "Shift+Meta+S Control+Shift+S", "ArrowUp", "Escape"])
        let defaults = screen.part("alert-buttons")?.children.map { $0.attribute("data-default") != nil }
        #expect(defaults == [true, false, false, false, false, false])
    }
}
