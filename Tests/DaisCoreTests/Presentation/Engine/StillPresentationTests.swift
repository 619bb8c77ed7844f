// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Presentations without motion")
struct StillPresentationTests {
    private struct Home: View {
        let notes: Notes
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Open still") { still { isShown = true } }
                Button("Close") { isShown = false }
                Button("Close still") { still { isShown = false } }
            }
            .sheet(isPresented: $isShown, onDismiss: { notes.add("dismissed") }) { Inside() }
        }
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isNested = false
        var body: some View {
            Button("Done") { dismiss() }
            Button("Done still") { still { dismiss() } }
            Button("Nested") { isNested = true }
                .fullScreenCover(isPresented: $isNested) { Text("Cover") }
        }
    }

    private let notes = Notes()

    private func isStill(_ layer: Element) -> Bool { layer.attribute("data-still") != nil }

    @Test("a transaction that disables animations opens and closes a sheet at once")
    func both() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open still")
        #expect(isStill(screen.top))
        screen.entered(screen.top)
        #expect(!isStill(screen.top))
        screen.tap("Close still")
        #expect(isStill(screen.top) && notes.list.isEmpty)
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty && notes.take() == ["dismissed"])
        screen.tap("Open")
        #expect(!isStill(screen.top))
    }

    @Test("only the one way that was told so is without motion")
    func oneWay() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open still")
        screen.entered(screen.top)
        screen.tap("Close")
        #expect(!isStill(screen.top))
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed"])
        screen.tap("Open")
        screen.entered(screen.top)
        screen.tap("Close still")
        #expect(isStill(screen.top))
        // It comes back in the middle of that, as usual.
        screen.tap("Open")
        #expect(!isStill(screen.top))
        #expect(notes.list.isEmpty)
    }

    @Test("content can dismiss its presentation without an animation, together with nested presentations")
    func fromInside() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.entered(screen.top)
        screen.tap("Nested")
        screen.entered(screen.top)
        screen.tap("Close still")
        #expect(screen.layers.map(isStill) == [true, true])
        for layer in screen.layers.reversed() { screen.exited(layer) }
        #expect(screen.layers.isEmpty)
        screen.tap("Open")
        screen.entered(screen.top)
        screen.tap("Done still")
        #expect(isStill(screen.top))
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed", "dismissed"])
    }

    @Test("the presenting view can say so for all that it presents")
    func bySource() {
        let screen = Screen { Home(notes: notes).transaction { $0.disablesAnimations = true } }
        screen.tap("Open")
        #expect(isStill(screen.top))
        screen.entered(screen.top)
        screen.tap("Done")
        #expect(isStill(screen.top))
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed"])
    }

    @Test("a user's own dismissal moves as usual")
    func byUser() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open still")
        screen.entered(screen.top)
        screen.dismiss(screen.top, "scrim")
        #expect(!isStill(screen.top))
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed"])
    }
}

@MainActor
private func still(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
}
