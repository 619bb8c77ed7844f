// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Sheets")
struct SheetTests {
    struct Home: View {
        let notes: Notes
        var held = false
        @State private var shown = false
        var body: some View {
            VStack {
                Text(shown ? "open" : "closed")
                Button("Open") { shown = true }
                Button("Close") { shown = false }
            }
            .sheet(isPresented: $shown, onDismiss: { notes.add("dismissed") }) {
                Inside(notes: notes).interactiveDismissDisabled(held)
            }
        }
    }

    struct Inside: View {
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        @State private var count = 0
        var body: some View {
            VStack {
                Text(isPresented ? "inside \(count)" : "outside")
                Button("Count") { count += 1 }
                Button("Done") { dismiss() }
                Button("Old done") { mode.wrappedValue.dismiss() }
            }
            .onAppear { notes.add("appeared") }
            .onDisappear { notes.add("disappeared") }
        }
    }

    let notes = Notes()

    @Test("a binding that becomes true puts one layer on the page, with role, modality and what it may be dismissed by")
    func opens() {
        let screen = Screen { Home(notes: notes) }
        #expect(screen.layers.isEmpty)
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations.count { if case .create = $0 { true } else { false } } == 1)
        let html = screen.overlayHTML
        #expect(html.contains("<div class=\"layer sheet-overlay "))
        #expect(screen.top.style["z-index"] == "1000")
        #expect(
            html.contains(
                """
                 data-layer="sheet" data-epoch="1" data-modal="true" \
                data-dismiss="scrim escape drag" data-on="dismiss attempt entered exited detent"><div class="backdrop"></div>\
                <div class="surface sheet-container" role="dialog" tabindex="-1" aria-modal="true">\
                <div class="sheet-content layer-content">
                """))
        #expect(screen.shows("inside 0"))
        #expect(screen.html.contains(">open<"))
        #expect(notes.take() == ["appeared"])
    }

    @Test("opening evaluates the presenter, what it reads, and the content; changing the content evaluates it alone")
    func bodies() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        let before = screen.bodies
        screen.tap("Count")
        #expect(screen.bodies - before == 1)
        #expect(screen.shows("inside 1"))
    }

    @Test("closing a sheet plays the exit, then removes the layer, then calls onDismiss once, after onDisappear")
    func closes() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.entered(screen.top)
        let layer = screen.top
        _ = notes.take()
        screen.operations(after: {})
        let id = layer.id
        let operations = screen.operations(after: { screen.elements(.button)[1].click() })
        #expect(operations.contains(.layer(id, command: .exit, epoch: 1)))
        #expect(screen.layers.count == 1)
        #expect(notes.take() == [])
        #expect(screen.exited(layer) == [.remove(id)])
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["disappeared", "dismissed"])
        #expect(screen.machines.isEmpty)
    }

    @Test("a user's dismissal writes the binding and is agreed to", arguments: ["scrim", "escape"])
    func userDismisses(_ reason: String) {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        let id = screen.top.id
        let operations = screen.dismiss(screen.top, reason)
        #expect(operations.contains(.layer(id, command: .exit, epoch: 1)))
        #expect(screen.html.contains(">closed<"))
        screen.exited(screen.top)
        #expect(notes.take() == ["appeared", "disappeared", "dismissed"])
    }

    @Test("dismiss() and the old presentation mode end it from inside", arguments: ["Done", "Old done"])
    func fromInside(_ button: String) {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.tap(button)
        #expect(screen.html.contains(">closed<"))
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["appeared", "disappeared", "dismissed"])
    }

    @Test("content that holds it is not dismissed by the user, but by itself")
    func held() {
        let screen = Screen { Home(notes: notes, held: true) }
        screen.tap("Open")
        #expect(screen.top.attribute("data-dismiss") == "")
        let id = screen.top.id
        let operations = screen.dismiss(screen.top, "escape")
        #expect(operations.contains(.layer(id, command: .refuse, epoch: 2)))
        #expect(screen.top.epoch == 2)
        #expect(screen.html.contains(">open<"))
        screen.tap("Done")
        #expect(screen.html.contains(">closed<"))
    }

    @Test("a sheet opened again during its exit turns around, keeps its state and calls nothing")
    func reversal() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.tap("Count")
        _ = notes.take()
        screen.tap("Close")
        let id = screen.top.id
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations.contains(.layer(id, command: .revive, epoch: 2)))
        // The report of the exit that was reversed comes too late.
        screen.send(.exited, to: screen.top, .number(1))
        #expect(screen.layers.count == 1)
        #expect(screen.shows("inside 1"))
        #expect(notes.take() == [])
    }

    @Test("the late report of an exit that was reversed does not end the next exit")
    func lateReport() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        let layer = screen.top
        screen.tap("Close")
        screen.tap("Open")
        screen.tap("Close")
        screen.send(.exited, to: layer, .number(1))
        #expect(screen.layers.count == 1)
        screen.send(.exited, to: layer, .number(2))
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["appeared", "disappeared", "dismissed"])
    }

    @Test("an exit that nobody reports ends by itself")
    func timeOut() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.tap("Close")
        screen.clock.advance(by: .seconds(2))
        screen.settle()
        #expect(screen.layers.count == 1)
        screen.clock.advance(by: .seconds(2))
        screen.settle()
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["appeared", "disappeared", "dismissed"])
    }

    @Test("a sheet opened and closed within one turn is never seen and never reported")
    func neverSeen() {
        let screen = Screen { Home(notes: notes) }
        let operations = screen.operations(after: {
            screen.elements(.button)[0].click()
            screen.elements(.button)[1].click()
        })
        #expect(operations == [])
        #expect(notes.take() == [])
    }

    @Test("closing the session disappears without a dismissal")
    func sessionEnds() {
        do {
            let screen = Screen { Home(notes: notes) }
            screen.tap("Open")
            _ = notes.take()
        }
        #expect(notes.take() == ["disappeared"])
    }

    struct Tinted: View {
        @State private var shown = true
        var body: some View {
            VStack {
                Text("a").sheet(isPresented: $shown) { Text("b") }.tint(.red).environment(
                    \.layoutDirection, .rightToLeft)
            }
            .tint(.green)
            .environment(\.colorScheme, .dark)
        }
    }

    @Test("tint, scheme and direction around the presenting view hold in the sheet, the nearest first")
    func look() {
        let screen = Screen { Tinted() }
        #expect(screen.top.style["--tint"] == "var(--red)")
        #expect(screen.top.style["color-scheme"] == "dark")
        #expect(screen.top.attribute("dir") == "rtl")
    }

    struct Stubborn: View {
        let notes: Notes
        @State private var shown = true
        var body: some View {
            Text("home").sheet(
                isPresented: Binding(get: { shown }, set: { _ in }), onDismiss: { notes.add("dismissed") }
            ) { Text("stays") }
        }
    }

    @Test("a binding that starts true presents at once; one that refuses to change gets its sheet back after the exit")
    func refusal() {
        let screen = Screen { Stubborn(notes: notes) }
        #expect(screen.shows("stays"))
        screen.entered(screen.top)
        let id = screen.top.id
        screen.dismiss(screen.top, "scrim")
        #expect(screen.machines[0].state == .exiting(.scrim))
        let operations = screen.exited(screen.top)
        #expect(operations.contains(.layer(id, command: .refuse, epoch: 2)))
        #expect(screen.machines[0].state == .entering)
        #expect(notes.take() == [])
    }

    @Test("the page of a session and the first page are the same, sheet included")
    func firstPage() {
        let page = FirstPage.render(
            RootContent(title: nil, make: { [notes] in Stubborn(notes: notes) }), request: PageRequest())
        let screen = Screen { Stubborn(notes: notes) }
        #expect(page.overlays == screen.overlayHTML)
    }
}
