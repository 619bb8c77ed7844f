// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Several toasts")
struct ToastQueueTests {
    struct Board: View {
        let notes: Notes
        @State private var shown: Set<Int> = []
        @State private var page = true
        var body: some View {
            VStack {
                ForEach(1..<6) { number in
                    Button("Toast \(number)") { shown.formSymmetricDifference([number]) }
                        .toast(
                            "Number \(number)", isPresented: binding(number), onDismiss: { notes.add("\(number)") })
                }
                Button("Leave") { page = false }
                if page { Page(notes: notes) }
            }
        }

        private func binding(_ number: Int) -> Binding<Bool> {
            Binding(
                get: { shown.contains(number) },
                set: { isShown in
                    if isShown { shown.insert(number) } else { shown.remove(number) }
                })
        }
    }

    struct Page: View {
        let notes: Notes
        @State private var isSaved = false
        @State private var sheet = false
        @State private var isPinned = false
        var body: some View {
            Button("Save") { isSaved = true }
                .toast("Saved", isPresented: $isSaved, onDismiss: { notes.add("saved gone") })
            Button("Pin") { isPinned = true }
                .toast("Pinned", isPresented: $isPinned, duration: .persistent, onDismiss: { notes.add("pin gone") })
            Button("Edit") { sheet = true }
                .sheet(isPresented: $sheet, onDismiss: { notes.add("sheet gone") }) { Editor(notes: notes) }
        }
    }

    struct Editor: View {
        let notes: Notes
        @State private var isStored = false
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Store") { isStored = true }
                .toast("Stored", isPresented: $isStored, onDismiss: { notes.add("stored gone") })
            Button("Done") { dismiss() }
            Button("Store and close") {
                isStored = true
                dismiss()
            }
        }
    }

    struct Upload: Identifiable {
        let id: Int
        var text: String
    }

    let notes = Notes()

    private func titles(_ screen: Screen) -> [String] { screen.layers.map(\.fullText) }

    @Test("at most three toasts are on the page; the next comes when one begins to leave")
    func queue() {
        let screen = Screen { Board(notes: notes) }
        for number in [4, 2, 5, 1] { screen.tap("Toast \(number)") }
        #expect(titles(screen) == ["Number 4", "Number 2", "Number 5"])
        let first = screen.layers[0]
        screen.dismiss(first, "drag")
        #expect(titles(screen) == ["Number 4", "Number 2", "Number 5", "Number 1"])
        screen.exited(first)
        #expect(titles(screen) == ["Number 2", "Number 5", "Number 1"])
        #expect(notes.take() == ["4"])
    }

    @Test("they stand in the order in which they came, whatever that of their views; none moves for another")
    func order() {
        let screen = Screen { Board(notes: notes) }
        screen.tap("Toast 3")
        let first = screen.top
        screen.tap("Toast 1")
        #expect(titles(screen) == ["Number 3", "Number 1"])
        #expect(screen.layers[0] === first)
    }

    @Test("one that is withdrawn while it waits is never seen, and is told once")
    func withdrawn() {
        let screen = Screen { Board(notes: notes) }
        for number in 1...4 { screen.tap("Toast \(number)") }
        screen.tap("Toast 4")
        #expect(notes.take() == ["4"])
        screen.dismiss(screen.layers[0], "drag")
        screen.exited(screen.layers[0])
        #expect(titles(screen) == ["Number 2", "Number 3"])
        #expect(notes.take() == ["1"])
    }

    @Test("the same id updates the toast where it is, another id replaces it")
    func item() {
        struct Uploads: View {
            let notes: Notes
            @State private var upload: Upload?
            var body: some View {
                VStack {
                    Button("Start") { upload = Upload(id: 1, text: "Uploading") }
                    Button("End") { upload?.text = "Done" }
                    Button("Next") { upload = Upload(id: 2, text: "Another") }
                }
                .toast(item: $upload, onDismiss: { notes.add("gone") }) { Text($0.text) }
            }
        }
        let screen = Screen { Uploads(notes: notes) }
        screen.tap("Start")
        let toast = screen.top
        screen.tap("End")
        #expect(screen.layers.count == 1 && screen.top === toast)
        #expect(titles(screen) == ["Done"])
        screen.tap("Next")
        screen.exited(toast)
        #expect(titles(screen) == ["Another"])
        #expect(notes.take() == ["gone"])
    }

    @Test("a toast outlives the view that showed it, until its time is over; one without a time does not")
    func outlivesItsSource() {
        let screen = Screen { Board(notes: notes) }
        screen.tap("Save")
        screen.tap("Pin")
        screen.entered(screen.layers[0])
        screen.entered(screen.layers[1])
        screen.tap("Leave")
        screen.exited(screen.top)
        #expect(titles(screen) == ["Saved"])
        #expect(notes.take() == ["pin gone"])
        screen.tap("Toast 1")
        #expect(titles(screen) == ["Saved", "Number 1"])
        screen.dismiss(screen.layers[0], "timeout")
        screen.exited(screen.layers[0])
        #expect(titles(screen) == ["Number 1"])
        #expect(notes.take() == ["saved gone"])
    }

    @Test(
        "a toast outlives the sheet it was shown in, also if it was the sheet's last word; the sheet does not wait for it",
        arguments: [["Store", "Done"], ["Store and close"]])
    func outlivesItsSheet(_ buttons: [String]) {
        let screen = Screen { Board(notes: notes) }
        screen.tap("Edit")
        screen.entered(screen.top)
        for button in buttons { screen.tap(button) }
        #expect(screen.layers.count == 2)
        screen.entered(screen.top)
        screen.exited(screen.layers[0])
        #expect(titles(screen) == ["Stored"])
        #expect(notes.take() == ["sheet gone"])
        screen.clock.advance(by: .seconds(15))
        screen.settle()
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["stored gone"])
    }

    @Test("the end of the session reports nothing and leaves no clock that does anything")
    func sessionEnds() {
        let notes = notes
        var screen: Screen? = Screen { Board(notes: notes) }
        screen?.tap("Toast 1")
        screen?.entered(screen!.top)
        let clock = screen!.clock
        screen = nil
        clock.advance(by: .seconds(100))
        #expect(notes.take() == [])
    }
}
