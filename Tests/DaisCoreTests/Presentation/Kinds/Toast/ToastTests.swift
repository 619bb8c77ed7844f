// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Toasts")
struct ToastTests {
    struct Home: View {
        let notes: Notes
        var duration = ToastDuration.short
        @State private var shown = false
        @State private var sheet = false
        @State private var alert = false
        var body: some View {
            VStack {
                Text(shown ? "open" : "closed")
                Button("Show") { shown = true }
                Button("Hide") { shown = false }
                Button("Sheet") { sheet = true }
                Button("Alert") { alert = true }
            }
            .toast(
                "Message sent", isPresented: $shown, systemImage: "paperplane", duration: duration,
                onDismiss: { notes.add("dismissed") }
            )
            .sheet(isPresented: $sheet) { Text("a sheet") }
            .alert("An alert", isPresented: $alert) {}
        }
    }

    let notes = Notes()

    /// The layers from the bottom to the top, by what kind they are.
    private func kinds(_ screen: Screen) -> [String] { screen.layers.map { $0.attribute("data-layer") ?? "" } }

    @Test("a toast is a named region that blocks nothing, with its time and its place")
    func markup() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        let toast = screen.top
        #expect(kinds(screen) == ["toast"])
        #expect(toast.attribute("data-modal") == nil)
        #expect(toast.attribute("data-inert") == "never")
        #expect(toast.attribute("data-timeout") == "4000")
        #expect(toast.attribute("data-place") == "bottom")
        #expect(toast.attribute("data-dismiss") == "drag button timeout")
        #expect(screen.overlayHTML.contains(#"class="surface toast-container"#))
        #expect(screen.overlayHTML.contains(#"role="region""#))
        #expect(!screen.overlayHTML.contains("aria-modal"))
        #expect(screen.shows("Message sent"))
        #expect(screen.overlayHTML.contains("<svg"))
    }

    @Test("the end of its time writes the binding and calls onDismiss once")
    func timeout() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        screen.entered(screen.top)
        let toast = screen.top
        screen.dismiss(toast, "timeout")
        #expect(screen.html.contains(">closed<"))
        screen.dismiss(toast, "timeout")
        screen.exited(toast)
        #expect(screen.layers.isEmpty)
        screen.clock.advance(by: .seconds(60))
        screen.settle()
        #expect(notes.take() == ["dismissed"])
    }

    @Test("a browser that has gone silent does not keep it: the session's own clock ends it, once")
    func backstop() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        screen.entered(screen.top)
        screen.clock.advance(by: .seconds(13))
        screen.settle()
        #expect(screen.html.contains(">open<"))
        screen.clock.advance(by: .seconds(2))
        screen.settle()
        #expect(screen.html.contains(">closed<"))
        // The browser comes back and says what it did meanwhile.
        screen.dismiss(screen.top, "timeout")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["dismissed"])
    }

    @Test("a toast that nobody has seen yet does not end")
    func notEntered() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        screen.clock.advance(by: .seconds(100))
        screen.settle()
        #expect(screen.html.contains(">open<"))
    }

    @Test("while the browser holds the time, the session's clock stands still too", arguments: [true, false])
    func held(_ early: Bool) {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        let toast = screen.top
        func hold(_ held: Bool, epoch: Double = 1) {
            screen.send(.hold, to: toast, .array([.bool(held), .number(epoch)]))
        }
        if early { hold(true) }
        screen.entered(toast)
        if !early { hold(true) }
        hold(false, epoch: 0)
        screen.clock.advance(by: .seconds(1000))
        screen.settle()
        #expect(screen.html.contains(">open<"))
        hold(false)
        screen.clock.advance(by: .seconds(15))
        screen.settle()
        #expect(screen.html.contains(">closed<"))
    }

    @Test("a persistent toast has no time, no clock, and a button that closes it")
    func persistent() {
        let screen = Screen { Home(notes: notes, duration: .persistent) }
        screen.tap("Show")
        screen.entered(screen.top)
        screen.clock.advance(by: .seconds(100_000))
        screen.settle()
        #expect(screen.top.attribute("data-timeout") == nil)
        #expect(!screen.top.handles(.hold))
        screen.button("Close").tap()
        #expect(screen.html.contains(">closed<"))
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["dismissed"])
    }

    @Test("toasts stand above alerts, and alerts above sheets, in whatever order they come")
    func rank() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show")
        let toast = screen.top
        screen.operations(after: {})
        screen.tap("Sheet")
        let operations = screen.operations(after: {})
        screen.tap("Alert")
        #expect(kinds(screen) == ["sheet", "alert", "toast"])
        #expect(screen.top === toast)
        #expect(!operations.contains { if case .move = $0 { true } else { false } })
        #expect(!toast.handles(.click))
    }

    @Test("content that objects to dismissal does not stop the time")
    func guarded() {
        let screen = Screen {
            Text("x").toast(isPresented: .constant(true)) { Text("y").interactiveDismissDisabled() }
        }
        #expect(screen.top.attribute("data-dismiss") == "button timeout")
    }

    @Test("an unreasonable duration becomes a reasonable one")
    func durations() {
        #expect(ToastDuration.seconds(2.5).time == .milliseconds(2500))
        for bad in [0, -3, .nan, 0.1] { #expect(ToastDuration.seconds(bad).time == .seconds(1)) }
        #expect(ToastDuration.seconds(.infinity).time == nil)
    }

    @Test("a toast with an action stays ten seconds at least, and the action closes it")
    func action() {
        struct Archive: View {
            let notes: Notes
            @State private var shown = true
            var body: some View {
                Text(shown ? "open" : "closed")
                    .toast(
                        "Archived", isPresented: $shown, duration: .seconds(2), onDismiss: { notes.add("dismissed") }
                    ) {
                        Button("Undo") { notes.add("undone") }
                    }
            }
        }
        let screen = Screen { Archive(notes: notes) }
        #expect(screen.top.attribute("data-timeout") == "10000")
        #expect(screen.overlayHTML.contains("data-closes"))
        screen.tap("Undo")
        screen.dismiss(screen.top, "button")
        screen.exited(screen.top)
        #expect(screen.html.contains(">closed<"))
        #expect(notes.take() == ["undone", "dismissed"])
    }

    @Test("an error is said at once")
    func priority() {
        let screen = Screen {
            Text("x").toast("Failed", isPresented: .constant(true), placement: .topTrailing, priority: .assertive)
        }
        #expect(screen.top.attribute("data-priority") == "assertive")
        #expect(screen.top.attribute("data-place") == "top-trailing")
    }
}
