// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Attempts to dismiss")
struct DismissAttemptTests {
    @Test("an attempt that is not allowed is told to the content, once, and changes nothing")
    func attempt() {
        let notes = Notes()
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").interactiveDismissDisabled { notes.add("tried") }
            }
        }
        screen.entered(screen.top)
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(screen.top.epoch)]))
        #expect(notes.take() == ["tried"])
        #expect(screen.machines.map(\.state) == [.presented])
    }

    @Test("an attempt of an earlier appearance is not told")
    func late() {
        let notes = Notes()
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").interactiveDismissDisabled { notes.add("tried") }
            }
        }
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(screen.top.epoch - 1)]))
        #expect(notes.take().isEmpty)
    }

    struct Form: View {
        let notes: Notes
        @State private var text = ""
        var body: some View {
            NavigationStack {
                TextField("Name", text: $text)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { notes.add("canceled") } }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") { notes.add("saved") } }
                    }
            }
            .interactiveDismissDisabled(!text.isEmpty) { notes.add("tried") }
        }
    }

    /// Presses Escape as a browser does that knows the button, and that the sheet may be dismissed.
    private func escape(_ screen: Screen, to button: Element) {
        let epoch = screen.top.epoch
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(epoch), .number(Double(button.id))]))
    }

    @Test("Escape presses the button that cancels, unless what was just typed keeps the sheet")
    func cancelButton() throws {
        let notes = Notes()
        let screen = Screen { Text("page").sheet(isPresented: .constant(true)) { Form(notes: notes) } }
        screen.entered(screen.top)
        let cancel = try #require(screen.button(titled: "Cancel"))
        escape(screen, to: cancel)
        #expect(notes.take() == ["canceled"])
        screen.textField("Name").type("a")
        let epoch = screen.top.epoch
        escape(screen, to: cancel)
        #expect(notes.take() == ["tried"])
        #expect(screen.machines.map(\.state) == [.presented])
        #expect(screen.top.epoch == epoch + 1)
    }

    @Test("Escape presses no other button, and none of another layer")
    func otherButton() throws {
        let notes = Notes()
        let screen = Screen {
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Leave") { notes.add("left") } }
                }
            }
            .sheet(isPresented: .constant(true)) { Form(notes: notes) }
        }
        screen.entered(screen.top)
        escape(screen, to: try #require(screen.button(titled: "Save")))
        escape(screen, to: try #require(screen.button(titled: "Leave")))
        #expect(notes.take().isEmpty)
    }
}
