// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Permission per reason")
struct DismissalPermissionTests {
    @Observable
    final class Model {
        var isShown = true
        var refused: Set<DismissalReason> = []
        var asks = false
        var needsAnswer = false
        nonisolated init() {}
    }

    struct Home: View {
        @Bindable var model: Model
        let notes: Notes
        var hasEntry = false
        var body: some View {
            Text(model.isShown ? "open" : "closed").sheet(isPresented: $model.isShown) {
                Text("form")
                    .presentationHistoryEntry(hasEntry)
                    .interactiveDismissDisabled(for: model.refused) { notes.add($0.rawValue) }
            }
        }
    }

    let model = Model()
    let notes = Notes()

    private func open(_ refused: Set<DismissalReason>, hasEntry: Bool = false) -> Screen {
        model.refused = refused
        let screen = Screen { Home(model: model, notes: notes, hasEntry: hasEntry) }
        screen.entered(screen.top)
        return screen
    }

    @Test(
        "only the dismissals named are refused, by the browser and the server, and told as attempts",
        arguments: [DismissalReason.scrim, .drag, .escape, .back])
    func single(_ refused: DismissalReason) {
        for reason in [DismissalReason.scrim, .drag, .escape, .back] {
            model.isShown = true
            let screen = open([refused])
            let isRefused = reason == refused || (refused == .escape && reason == .back)
            let gesture = DismissalGesture(rawValue: reason.rawValue)!
            #expect(screen.sheet().dismiss(by: gesture) == !isRefused, "\(reason)")
            #expect(notes.take() == (isRefused ? [reason.rawValue] : []))
            #expect(model.isShown == isRefused)
        }
    }

    @Test("a dismissal that the browser did not know to be refused is reversed, and told as an attempt")
    func late() {
        let screen = open([.drag])
        let id = screen.top.id
        let operations = screen.dismiss(screen.top, "drag")
        #expect(operations.contains(.layer(id, command: .refuse, epoch: 2)))
        #expect(notes.take() == ["drag"])
        #expect(model.isShown && screen.machines.map(\.state) == [.presented])
        screen.dismiss(screen.top, "scrim")
        #expect(!model.isShown && notes.take() == [])
    }

    @Test("the words for the browser follow the set, whatever the order of the modifiers")
    func words() {
        let screen = open([])
        func words() -> String? { screen.top.attribute("data-dismiss") }
        #expect(words() == "scrim escape drag")
        for (refused, expected) in [
            ([.scrim], "escape drag"), ([.escape], "scrim drag"), ([.drag, .scrim], "escape"),
            ([.back], "scrim escape drag !back"), ([.escape, .back], "scrim drag"), ([.timeout], "scrim escape drag"),
        ] as [(Set<DismissalReason>, String)] {
            screen.operations(after: { model.refused = refused })
            #expect(words() == expected)
        }
        let entry = open([.escape], hasEntry: true)
        #expect(entry.top.attribute("data-dismiss") == "scrim drag")
        entry.operations(after: { model.refused = [.back] })
        #expect(entry.top.attribute("data-dismiss") == "scrim escape drag !back")
    }

    @Test("a change of the set sends the one attribute, and nothing when it becomes the same")
    func operations() {
        let screen = open([.scrim])
        let id = screen.top.id
        let sent = screen.operations(after: { model.refused = [.drag] })
        #expect(sent == [.attribute(id, name: "data-dismiss", value: "scrim escape")])
        #expect(screen.operations(after: { model.refused = [.drag, .timeout] }) == [])
    }

    @Test("a set with a dismissal that cannot be prevented is reported")
    func wrong() async {
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").interactiveDismissDisabled(for: [.timeout])
            }
        }
        #expect(await screen.report().contains("disables a dismissal that is not interactive"))
    }

    struct Layered: View {
        let notes: Notes
        var body: some View {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form")
                    .interactiveDismissDisabled(for: [.scrim])
                    .interactiveDismissDisabled(for: [.escape]) { notes.add("escape: \($0.rawValue)") }
                    .interactiveDismissDisabled(false, for: [.drag]) { _ in notes.add("never") }
                    .interactiveDismissDisabled(for: [.back]) { notes.add("back: \($0.rawValue)") }
            }
        }
    }

    @Test("several modifiers add up, and each is told of its own attempts")
    func several() {
        let screen = Screen { Layered(notes: notes) }
        #expect(screen.top.attribute("data-dismiss") == "drag")
        screen.entered(screen.top)
        for reason in ["scrim", "escape", "back", "drag"] { screen.attempt(screen.top, reason) }
        #expect(notes.take() == ["escape: escape", "back: back"])
    }

    @Test("a disabled sheet in the browser's history is not closed by Back, in either order of the modifiers")
    func history() {
        for isInner in [true, false] {
            let screen = Screen {
                Text("page").sheet(isPresented: .constant(true)) {
                    if isInner {
                        Text("form").interactiveDismissDisabled().presentationHistoryEntry()
                    } else {
                        Text("form").presentationHistoryEntry().interactiveDismissDisabled()
                    }
                }
            }
            #expect(screen.top.attribute("data-dismiss") == "")
        }
    }

    struct Questioned: View {
        @Bindable var model: Model
        var body: some View {
            Text(model.isShown ? "open" : "closed").sheet(isPresented: $model.isShown) {
                Text("form")
                    .interactiveDismissDisabled(for: [.scrim])
                    .dismissalConfirmationDialog("Discard?", shouldPresent: model.needsAnswer) {
                        Button("Discard", role: .destructive) {}
                    }
            }
        }
    }

    @Test("what is refused does not ask; what is allowed asks where a confirmation is needed")
    func question() {
        model.needsAnswer = true
        let screen = Screen { Questioned(model: model) }
        #expect(screen.top.attribute("data-dismiss") == "")
        screen.entered(screen.top)
        screen.attempt(screen.top, "scrim")
        #expect(screen.layers.count == 1)
        screen.attempt(screen.top, "drag")
        #expect(screen.layers.count == 2)
        screen.tap("Discard")
        #expect(!model.isShown)
    }

    struct Asking: View {
        @Bindable var model: Model
        var body: some View {
            Text("page").sheet(isPresented: $model.isShown) {
                Text("form")
                    .interactiveDismissDisabled(for: [.drag]) { _ in model.asks = true }
                    .alert("Really?", isPresented: $model.asks) {
                        Button("Discard", role: .destructive) { model.isShown = false }
                        Button("Keep", role: .cancel) {}
                    }
            }
        }
    }

    @Test("a drag that asks goes back to its place below the question", arguments: [true, false])
    func dragAsks(_ discards: Bool) {
        let screen = Screen { Asking(model: model) }
        let sheet = screen.top
        screen.entered(sheet)
        screen.drag(sheet, "began")
        #expect(screen.machines[0].state == .interacting)
        screen.attempt(sheet, "drag")
        screen.drag(sheet, "ended")
        #expect(screen.layers.count == 2 && screen.machines[0].state == .entering)
        screen.entered(sheet)
        #expect(screen.machines[0].state == .presented)
        screen.tap(discards ? "Discard" : "Keep")
        screen.exited(screen.top)
        #expect(model.isShown == !discards)
        #expect(screen.machines[0].state == (discards ? .exiting(.programmatic) : .presented))
    }

    @Test("a closure that is told of attempts is released with its presentation")
    func released() {
        let probe = LeakProbe()
        struct Page: View {
            let make: () -> LeakProbe.Token
            @State private var isShown = true
            var body: some View {
                Button("Close") { isShown = false }.sheet(isPresented: $isShown) { [token = make()] in
                    Text("form").interactiveDismissDisabled(for: [.escape]) { _ in _ = token }
                }
            }
        }
        do {
            let screen = Screen { Page(make: { probe.token() }) }
            screen.attempt(screen.top, "escape")
            screen.tap("Close")
            screen.exited(screen.top)
        }
        #expect(probe.alive == 0)
    }
}
