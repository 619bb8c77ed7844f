// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Values of a window")
struct SceneStorageTests {
    enum Tab { case inbox, sent }

    struct Page: View {
        @SceneStorage("tab") private var tab = Tab.inbox
        @SceneStorage("draft") private var draft: String?
        @AppStorage("draft") private var ofApp: String?
        @State private var shows = true
        var body: some View {
            VStack {
                Text("\(tab) \(draft ?? "–") \(ofApp ?? "–")")
                if shows { Detail() }
                Button("Hide or show") { shows.toggle() }
                Button("Sent") { tab = .sent }
            }
        }
    }
    struct Detail: View {
        @SceneStorage("draft") private var draft: String?
        var body: some View { Button("Write") { draft = (draft ?? "") + "a" } }
    }

    @Test("values of a window outlive the views that use them, and are not those of the app")
    func outlive() {
        let screen = Screen { Page() }
        let text = screen.elements(.span)[0]
        #expect(text.text == "inbox – –")
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(text.text == "inbox a –")
        screen.send(.click, to: screen.elements(.button)[1])
        screen.send(.click, to: screen.elements(.button)[0])
        screen.send(.click, to: screen.elements(.button)[0])
        screen.send(.click, to: screen.elements(.button)[2])
        #expect(text.text == "sent aa –")
    }

    @Test("no value crosses from one window to another")
    func windows() {
        let first = Screen { Page() }
        let second = Screen { Page() }
        first.send(.click, to: first.elements(.button)[2])
        second.settle()
        #expect(first.elements(.span)[0].text == "sent – –")
        #expect(second.elements(.span)[0].text == "inbox – –")
    }
}
