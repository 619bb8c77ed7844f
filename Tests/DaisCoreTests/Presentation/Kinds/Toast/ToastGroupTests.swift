// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Groups of toasts, sides, and toasts of the history")
struct ToastGroupTests {
    struct Home: View {
        let notes: Notes
        @State private var number = 0
        @Environment(\.toastPresenter) private var toastPresenter
        @Environment(\.toastHistory) private var history
        var body: some View {
            Button("Mail") {
                number += 1
                toastPresenter.present("Mail \(number)", group: "mail") { "\($0) messages" }
            }
            Button("News") { toastPresenter.present("News", group: "news") { "\($0) news" } }
            Button("Archive") {
                toastPresenter.present("Archived") { Button("Undo") { notes.add("undone") } }
            }
            Button("Again") { if let entry = history.entries.last { history.present(entry) } }
            Text("Texts: " + history.entries.map(\.text).joined(separator: ", "))
        }
    }

    let notes = Notes()

    @Test("messages of a group share one toast, whose time starts again with each")
    func group() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Mail")
        #expect(screen.layers.map(\.fullText) == ["Mail 1"])
        #expect(screen.top.attribute("data-timeout") == "4000")
        screen.tap("Mail")
        screen.tap("Mail")
        #expect(screen.layers.map(\.fullText) == ["3 messagesMail 3"])
        #expect(screen.top.attribute("data-timeout") == "4002")
        screen.tap("News")
        #expect(screen.layers.map(\.fullText) == ["3 messagesMail 3", "News"])
    }

    @Test("after the toast of a group has left, the next message is a toast of its own")
    func afterwards() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Mail")
        let toast = screen.top
        screen.entered(toast)
        screen.dismiss(toast, "drag")
        screen.tap("Mail")
        #expect(screen.layers.last?.fullText == "Mail 2")
    }

    @Test("a toast of the history is shown again with its buttons, once it has left")
    func again() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Archive")
        let toast = screen.top
        screen.entered(toast)
        screen.tap("Again")
        #expect(screen.layers.count == 1)
        screen.dismiss(toast, "drag")
        screen.exited(toast)
        #expect(screen.layers.isEmpty)
        screen.tap("Again")
        #expect(screen.layers.map(\.fullText) == ["ArchivedUndo"])
        screen.entered(screen.top)
        screen.button("Undo").tap()
        #expect(notes.take() == ["undone"])
        #expect(screen.text("Texts: Archived, Archived").exists)
    }

    @Test("toasts at a side are those of the bottom for a narrow window, and their rules are sent once")
    func sides() {
        struct Page: View {
            @State private var shown = false
            var body: some View {
                Button("Show") { shown = true }
                    .toast("One", isPresented: $shown, placement: .leading)
                    .toast("Two", isPresented: $shown, placement: .trailing)
                    .modalHost(toastContainerStyle: ToastContainerStyle(placement: .trailing))
                    .toast("Three", isPresented: $shown)
            }
        }
        let screen = Screen { Page() }
        let operations = screen.operations(after: { screen.tap("Show") })
        let places = screen.layers.compactMap { $0.attribute("data-place") }
        #expect(places.sorted() == ["bottom", "bottom-side-leading", "bottom-side-trailing"])
        let rules = operations.filter {
            if case .rules(let text) = $0 { text.contains("bottom-side") } else { false }
        }
        #expect(rules.count <= 1)
    }
}
