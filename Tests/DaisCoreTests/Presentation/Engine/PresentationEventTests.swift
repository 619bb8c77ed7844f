// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Events of presentations")
struct PresentationEventTests {
    private struct Home: View {
        let outer: Notes
        let inner: Notes
        let other: Notes
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            VStack {
                Opener().onPresentationEvent { inner.add($0.phase.rawValue) }
                Text("beside").onPresentationEvent { other.add($0.phase.rawValue) }
                Button("Call") { coordinator.present(type: .fullScreenCover, content: AnyView(Text("called"))) }
            }
            .onPresentationEvent { event in
                let reason = event.reason.map { " \($0.rawValue)" } ?? ""
                outer.add(
                    "\(event.phase.rawValue)\(reason) \(event.type.name) \(event.source) \(event.nesting) \(event.milliseconds)"
                )
            }
        }
    }

    private struct Opener: View {
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) { Inside() }
        }
    }

    private struct Inside: View {
        @State private var isShown = false
        var body: some View {
            Button("Open inside") { isShown = true }
                .sheet(isPresented: $isShown) { Text("second").interactiveDismissDisabled() }
        }
    }

    private let outer = Notes()
    private let inner = Notes()
    private let other = Notes()

    @Test("the log has what was said of a modal, under info and its name, and the reason of its end")
    func info() {
        enum Flow: ModalInfoKey { typealias Value = String }
        struct Page: View {
            @State private var isShown = true
            let events: (PresentationEvent) -> Void
            var body: some View {
                Text("base")
                    .presentingModals {
                        if isShown {
                            Modal(
                                key: 1, style: .card(onDismiss: { isShown = false }),
                                info: .empty().setting(key: Flow.self, value: "checkout")
                            ) { Text("modal") }
                        }
                    }
                    .onPresentationEvent(events)
            }
        }
        var events: [PresentationEvent] = []
        let screen = Screen { Page { events.append($0) } }
        screen.entered(screen.top)
        screen.dismiss(screen.top, "scrim")
        screen.exited(screen.top)
        let fields = events.map { PresentationLog.metadata(of: $0) }
        #expect(fields.count == 4 && fields.allSatisfy { $0["info.Flow"] == "checkout" && $0["view"] == "Page" })
        #expect(fields.last?["reason"] == "scrim" && fields.first?["reason"] == nil && fields.last?["ms"] != nil)
        #expect(Set(fields.map { "\($0["id"]!)" }).count == 1)
    }

    @Test("a presentation is told from its appearance to its end, with reason, view, nesting and duration")
    func life() {
        let screen = Screen { Home(outer: outer, inner: inner, other: other) }
        screen.tap("Open")
        screen.clock.advance(by: .milliseconds(400))
        screen.entered(screen.top)
        screen.clock.advance(by: .seconds(2))
        screen.dismiss(screen.top, "escape")
        screen.clock.advance(by: .milliseconds(300))
        screen.exited(screen.top)
        #expect(
            outer.take() == [
                "presented sheet Opener 1 0", "didPresent sheet Opener 1 400",
                "willDismiss escape sheet Opener 1 2400", "didDismiss escape sheet Opener 1 2700",
            ])
        #expect(inner.take() == ["presented", "didPresent", "willDismiss", "didDismiss"])
        #expect(other.take() == [])
    }

    @Test("events of nested presentations reach observers outside; dismissal attempts are reported")
    func nested() {
        let screen = Screen { Home(outer: outer, inner: inner, other: other) }
        screen.tap("Open")
        screen.tap("Open inside")
        _ = outer.take()
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(screen.top.epoch)]))
        #expect(outer.take() == ["dismissAttempt escape sheet Inside 2 0"])
        screen.operations(after: { screen.machines[0].exit(.escape) })
        let told = outer.take()
        #expect(told.contains("willDismiss escape sheet Opener 1 0"))
        #expect(told.contains("willDismiss parentDismissed sheet Inside 2 0"))
    }

    @Test("everybody hears what the session's coordinator presents")
    func coordinator() {
        let screen = Screen { Home(outer: outer, inner: inner, other: other) }
        screen.tap("Call")
        #expect(outer.take() == ["presented fullScreenCover the app 1 0"])
        #expect(other.take() == ["presented"])
    }

    @Test("the id is that of the coordinator's entry")
    func ids() {
        let notes = Notes()
        let coordinator = PresentationCoordinator()
        let screen = Screen {
            Text("app").environment(\.presentationCoordinator, coordinator)
                .onPresentationEvent { notes.add($0.id.uuidString) }
        }
        var id: UUID?
        screen.operations(after: { id = coordinator.present(type: .sheet, content: AnyView(Text("x"))) })
        #expect(notes.take() == [id!.uuidString])
    }
}
