// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Scene phase")
struct ScenePhaseTests {
    struct Watching: View {
        @Environment(\.scenePhase) private var scenePhase
        let notes: Notes

        var body: some View {
            Text("\(scenePhase)").onChange(of: scenePhase) { old, new in notes.add("\(old) \(new)") }
        }
    }

    struct Careless: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    private func started(_ view: @escaping @MainActor @Sendable () -> some View) -> (Session, RecordingTransport) {
        let content = RootContent(title: nil) { view() }
        let page = FirstPage.render(content, request: PageRequest())
        let session = Session(content: content)
        let transport = RecordingTransport()
        var hello = ClientHello()
        hello.count = page.count
        hello.sum = page.sum
        session.start(hello, transport: transport)
        return (session, transport)
    }

    private func text(_ session: Session) -> String? { session.tree.root.children.first?.fullText }

    @Test("the scene phase is ordered as SwiftUI's is")
    func order() {
        #expect([ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
    }

    @Test("the scene phase follows whether the tab is looked at")
    func visibility() {
        let notes = Notes()
        let (session, transport) = started { Watching(notes: notes) }
        #expect(transport.frames.count == 2 && transport.frames[0].contains("adopted"))
        #expect(transport.take().last == #"["p",1,0,[[12,"data-scene",""]]]"#)
        #expect(text(session) == "active")
        session.event(1, 1, .scene, .bool(true))
        #expect(text(session) == "background")
        session.event(2, 1, .scene, .bool(true))
        session.event(3, 1, .scene, .string("x"))
        #expect(notes.take() == ["active background"])
        session.event(4, 1, .scene, .bool(false))
        #expect(text(session) == "active")
        #expect(notes.take() == ["background active"])
        #expect(!transport.take().contains { $0.contains("data-scene") })
    }

    @Test("the scene phase is that of the background while the connection is lost")
    func connection() {
        let notes = Notes()
        let (session, transport) = started { Watching(notes: notes) }
        session.detach(transport)
        #expect(notes.take() == ["active background"])
        session.resume(ClientHello(), transport: RecordingTransport())
        #expect(notes.take() == ["background active"])
        #expect(text(session) == "active")
    }

    @Test("the scene phase is asked for again with everything else")
    func resync() {
        let (session, transport) = started { Watching(notes: Notes()) }
        session.enqueue(.resync(acknowledged: 1, reason: "count"))
        session.runTurn()
        #expect(transport.take().last?.hasSuffix(#",[12,"data-scene",""]]]"#) == true)
    }

    @Test("the scene phase is not asked of the browser where nobody reads it")
    func unread() {
        let (session, transport) = started { Careless() }
        #expect(transport.frames.count == 1)
        session.detach(transport)
        #expect(!session.scope.watchesPhase)
    }

    @Test("the scene phase can be set for a part of the views")
    func said() {
        let notes = Notes()
        let (session, _) = started { Watching(notes: notes).environment(\.scenePhase, .inactive) }
        #expect(text(session) == "inactive")
    }

    private struct Window: View {
        @Environment(\.appearsActive) private var appearsActive
        @Environment(\.controlActiveState) private var state
        @Environment(\.isSceneCaptured) private var isCaptured
        @Environment(\.isLuminanceReduced) private var isDimmed
        var body: some View { Text("\(appearsActive) \(state) \(isCaptured) \(isDimmed)") }
    }

    @Test("a window appears active while the tab is looked at")
    func window() {
        let (session, _) = started { Window() }
        #expect(text(session) == "true key false false")
        session.event(1, 1, .scene, .bool(true))
        #expect(text(session) == "false inactive false false")
    }
}
