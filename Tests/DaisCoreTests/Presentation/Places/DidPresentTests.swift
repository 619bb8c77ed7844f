// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("The end of the entry of a modal")
struct DidPresentTests {
    struct Home: View {
        let notes: Notes
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Close") { isShown = false }
                Text("presenter").presentationHost(
                    id: "a", isPresented: $isShown, onPresent: { notes.add("present") },
                    onDidPresent: { notes.add("did present") }, onDismiss: { notes.add("dismissed") }
                ) { Inside() }
            }
            .presentationHostLayer()
        }
    }

    struct Inside: View {
        @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
        var body: some View { Text("modal").onReceive(mode.dismissPublisher) { $0() } }
    }

    let notes = Notes()

    @Test("it is told once, after the entry, and again for the next presentation")
    func once() {
        let screen = Screen { Home(notes: notes) }
        for _ in 0..<2 {
            screen.tap("Open")
            #expect(notes.take() == ["present"])
            let modal = screen.modals[0]
            screen.entered(modal)
            #expect(notes.take() == ["did present"])
            screen.entered(modal)
            #expect(notes.take() == [])
            screen.operations(after: { _ = screen.button(titled: "Close")!.handle(.click, .null) })
            #expect(notes.take() == ["dismissed"])
        }
    }

    @Test("a modal that leaves before its entry has ended does not tell it")
    func early() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.operations(after: { _ = screen.button(titled: "Close")!.handle(.click, .null) })
        #expect(notes.take() == ["present", "dismissed"])
    }
}
