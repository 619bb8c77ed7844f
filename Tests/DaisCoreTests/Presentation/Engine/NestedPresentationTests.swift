// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Presentations in presentations")
struct NestedPresentationTests {
    struct Home: View {
        let notes: Notes
        @State private var first = false
        @State private var present = true
        @State private var alert = false
        var body: some View {
            VStack {
                Button("Open first") { first = true }
                Button("Close first") { first = false }
                Button("Remove source") { present = false }
                Button("Open both") {
                    alert = true
                    first = true
                }
                if present {
                    Text("source")
                        .alert("Sure?", isPresented: $alert) {}
                        .sheet(isPresented: $first, onDismiss: { notes.add("first dismissed") }) { First(notes: notes) }
                }
            }
        }
    }

    struct First: View {
        let notes: Notes
        @State private var second = false
        @State private var alert = false
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Button("Open second") { second = true }
                Button("Ask") { alert = true }
                Button("Dismiss first") { dismiss() }
            }
            .onDisappear { notes.add("first disappeared") }
            .sheet(isPresented: $second, onDismiss: { notes.add("second dismissed") }) { Second(notes: notes) }
            .alert("Really?", isPresented: $alert) {}
        }
    }

    struct Second: View {
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("second")
                Button("Dismiss second") { dismiss() }
            }
            .onDisappear { notes.add("second disappeared") }
        }
    }

    let notes = Notes()

    func nested() -> Screen {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open first")
        screen.entered(screen.top)
        screen.tap("Open second")
        screen.entered(screen.top)
        return screen
    }

    @Test("dismiss() ends the presentation it is read in, and no other")
    func innermost() {
        let screen = nested()
        #expect(screen.layers.count == 2)
        screen.tap("Dismiss second")
        screen.exited(screen.top)
        #expect(screen.layers.count == 1)
        #expect(notes.take() == ["second disappeared", "second dismissed"])
    }

    @Test("nested presentations leave with their parent, and are reported before it")
    func together() {
        let screen = nested()
        let (first, second) = (screen.layers[0], screen.layers[1])
        let operations = screen.operations(after: { screen.machines[0].exit(.escape) })
        #expect(operations.contains(.layer(second.id, command: .exit, epoch: 1)))
        screen.exited(second)
        #expect(screen.layers.count == 2, "the child waits for its parent")
        screen.exited(first)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["second disappeared", "second dismissed", "first disappeared", "first dismissed"])
    }

    @Test("a parent that has left first waits for what it contains")
    func parentFirst() {
        let screen = nested()
        let (first, second) = (screen.layers[0], screen.layers[1])
        screen.operations(after: { screen.machines[0].exit(.escape) })
        screen.exited(first)
        #expect(screen.layers.count == 2)
        #expect(notes.take() == [])
        screen.exited(second)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["second disappeared", "second dismissed", "first disappeared", "first dismissed"])
    }

    @Test("a user dismisses nothing below a modal: the browser has to bring it back")
    func below() {
        let screen = nested()
        let operations = screen.dismiss(screen.layers[0], "escape")
        #expect(operations.contains(.layer(screen.layers[0].id, command: .refuse, epoch: 2)))
        #expect(screen.machines.map(\.state) == [.presented, .presented])
        screen.dismiss(screen.layers[1], "escape")
        screen.dismiss(screen.layers[0], "escape")
        #expect(screen.machines.allSatisfy { $0.isLeaving })
    }

    @Test("a parent whose exit is reversed brings its child back")
    func togetherBack() {
        let screen = nested()
        screen.tap("Close first")
        #expect(screen.machines.allSatisfy { $0.isLeaving })
        screen.tap("Open first")
        #expect(screen.machines.map(\.state) == [.entering, .entering])
        #expect(notes.take() == [])
    }

    @Test("when the presenting view goes, its presentation leaves with everything in it, each reported once")
    func sourceRemoved() {
        let screen = nested()
        screen.tap("Remove source")
        #expect(screen.machines.map(\.state) == [.exiting(.sourceRemoved), .exiting(.parentDismissed)])
        screen.clock.advance(by: .seconds(5))
        screen.settle()
        #expect(screen.machines.isEmpty)
        #expect(notes.take() == ["second disappeared", "second dismissed", "first disappeared", "first dismissed"])
    }

    @Test("two opened in one turn are both there, the alert above the sheet although its source comes first")
    func sameTurn() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open both")
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["sheet", "alert"])
    }

    @Test("an alert over a sheet leaves the sheet alone")
    func alertOverSheet() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open first")
        screen.tap("Ask")
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["sheet", "alert"])
        screen.tap("OK")
        screen.exited(screen.top)
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["sheet"])
        #expect(screen.machines[0].state == .entering)
    }

    struct Endless: View {
        var body: some View { Text("again").sheet(isPresented: .constant(true)) { Endless() } }
    }

    @Test("content that presents itself is stopped")
    func endless() {
        let screen = Screen { Endless() }
        #expect(screen.layers.count == PresentationEngine.nestingLimit)
    }

    @Test("without a host presentations wait; losing it ends them with their callbacks")
    func host() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open first")
        screen.operations(after: { screen.tree.presentations.detachHost() })
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["first disappeared", "first dismissed"])
        screen.tap("Open first")
        #expect(screen.machines.map(\.state) == [.pending])
        screen.operations(after: { screen.tree.presentations.attachHost() })
        #expect(screen.layers.count == 1)
    }
}
