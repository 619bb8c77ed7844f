// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Alerts and action sheets described as values")
struct AlertValueTests {
    struct Failure: Identifiable {
        let id: Int
    }

    struct Broken: Error, LocalizedError {
        var errorDescription: String? { "Disk full" }
    }

    struct Forms: View {
        let notes: Notes
        let form: Int
        @State private var shown = true
        @State private var failure: Failure? = Failure(id: 1)
        @State private var broken: Broken? = Broken()

        var body: some View {
            let content = Button("Next") { failure = Failure(id: 2) }
            switch form {
            case 0: content.alert(isPresented: $shown) { Alert(title: Text("Told")) }
            case 1:
                content.alert(isPresented: $shown) {
                    Alert(
                        title: Text("Told"), message: Text("message"),
                        dismissButton: .default(Text("Fine")) { notes.add("fine") })
                }
            case 2:
                content.alert(isPresented: $shown) {
                    Alert(
                        title: Text("Asked"), primaryButton: .destructive(Text("Delete")) { notes.add("deleted") },
                        secondaryButton: .cancel())
                }
            case 3:
                content.alert(item: $failure) { failure in
                    Alert(title: Text("Failure \(failure.id)"), dismissButton: .cancel { notes.add("canceled") })
                }
            case 4:
                content.alert(isPresented: $shown) {
                    Alert(
                        title: "Strings", message: "message",
                        buttons: [.default("One"), .cancel("No") { notes.add("no") }, .destructive("Two")])
                }
            case 5: content.alert(isPresented: $shown) { Alert(title: "Alone") }
            case 6:
                content.actionSheet(isPresented: $shown) {
                    ActionSheet(
                        title: Text("Sheet"), message: Text("message"),
                        buttons: [
                            .cancel(), .default(Text("Small")) { notes.add("small") }, .destructive(Text("None")),
                        ])
                }
            case 7:
                content.actionSheet(item: $failure) { ActionSheet(title: Text("Sheet \($0.id)")) }
            case 8:
                content.alert("Item", item: $failure) { failure in Button("Use \(failure.id)") {} }
            case 9:
                content.alert("Item", isPresented: $failure) { failure in
                    Button("Use \(failure.id)") {}
                } message: { failure in
                    Text("value \(failure.id)")
                }
            case 10: content.alert(error: $broken) { Button("Retry") { notes.add("retried") } }
            default:
                content.alert(error: $broken) { _ in
                } message: { error in
                    Text("because \("\(error)".count > 0)")
                }
            }
        }
    }

    let notes = Notes()

    func screen(_ form: Int) -> Screen { Screen { Forms(notes: notes, form: form) } }

    @Test("an alert without a button has an OK")
    func noButton() {
        #expect(screen(0).buttons == ["OK"])
        #expect(screen(0).shows("Told"))
        #expect(screen(5).buttons == ["OK"])
    }

    @Test("the dismiss button closes, then acts")
    func dismissButton() {
        let screen = screen(1)
        #expect(screen.shows("message"))
        screen.tap("Fine")
        #expect(notes.take() == ["fine"])
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("two buttons stand side by side, cancel first, and have their roles")
    func twoButtons() {
        let screen = screen(2)
        #expect(screen.buttons == ["Cancel", "Delete"])
        #expect(screen.overlayHTML.contains("data-role=\"destructive\""))
        screen.tap("Delete")
        #expect(notes.take() == ["deleted"])
    }

    @Test("another item is another alert, which waits until the first has gone")
    func item() {
        let screen = screen(3)
        #expect(screen.shows("Failure 1"))
        screen.tap("Next")
        #expect(screen.shows("Failure 1"))
        screen.exited(screen.top)
        #expect(screen.shows("Failure 2"))
        screen.dismiss(screen.top, "escape")
        #expect(notes.take() == ["canceled"])
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("strings and any number of buttons")
    func strings() {
        let screen = screen(4)
        #expect(screen.buttons == ["One", "Two", "No"])
        screen.dismiss(screen.top, "escape")
        #expect(notes.take() == ["no"])
    }

    @Test("an action sheet is a list of actions with cancel last")
    func actionSheet() {
        let screen = screen(6)
        #expect(screen.buttons == ["Small", "None", "Cancel"])
        #expect(screen.top.attribute("data-layer") == "dialog")
        #expect(screen.shows("message"))
        screen.tap("Small")
        #expect(notes.take() == ["small"])
        #expect(self.screen(7).buttons == ["Cancel"])
        #expect(self.screen(7).shows("Sheet 1"))
    }

    @Test("an item in place of a Boolean is taken away by every button")
    func optionals() {
        for form in [8, 9] {
            let screen = screen(form)
            #expect(screen.buttons == ["Use 1"])
            #expect(screen.shows("value 1") == (form == 9))
            // Other data is shown in place: it has no identity.
            screen.tap("Next")
            #expect(screen.buttons == ["Use 2"])
            screen.tap("Use 2")
            screen.exited(screen.top)
            #expect(screen.layers.isEmpty)
        }
    }

    @Test("an error is its own title")
    func errors() {
        let screen = screen(10)
        #expect(screen.shows("Disk full"))
        screen.tap("Retry")
        #expect(notes.take() == ["retried"])
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(self.screen(11).buttons == ["OK"])
        #expect(self.screen(11).shows("because true"))
    }
}
