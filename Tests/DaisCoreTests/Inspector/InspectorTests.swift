// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("The inspector")
struct InspectorTests {
    struct Home: View {
        @State private var isPresented = false
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("Open") { isPresented = true }
                Button("Count \(taps)") { taps += 1 }
            }
            .sheet(isPresented: $isPresented) { Text("inside") }
        }
    }

    struct Stubborn: View {
        var body: some View {
            Text("home").sheet(isPresented: .constant(true)) { Text("inside") }
        }
    }

    @Test("it shows the presentations with their view, source and state, and follows them")
    func layers() throws {
        let app = Screen { Home() }
        let panel = Screen { InspectorPanel(session: app.session.id) }
        panel.settle()
        #expect(panel.html.contains(">Nothing is presented<"))
        app.button("Open").tap()
        panel.settle()
        #expect(panel.html.contains(">sheet<"))
        #expect(panel.html.contains(">presented<"))
        #expect(panel.html.contains(">Home<"))
        #expect(panel.html.contains(">DaisCoreTests/InspectorTests.swift:"))
        #expect(panel.html.contains(">asks for it<"))
        app.dismiss(app.top, "escape")
        panel.settle()
        #expect(panel.html.contains(">exiting(escape)<"))
        app.exited(app.top)
        panel.settle()
        #expect(panel.html.contains(">Nothing is presented<"))
    }

    @Test("it lists events with their reasons, latest first, and can forget them")
    func events() throws {
        let app = Screen { Home() }
        let panel = Screen { InspectorPanel(session: app.session.id) }
        let inspection = try #require(app.scope.inspection)
        app.button("Open").tap()
        app.dismiss(app.top, "scrim")
        app.exited(app.top)
        #expect(inspection.events.map(\.phase) == ["didDismiss", "willDismiss", "didPresent", "presented"])
        #expect(inspection.events.map(\.reason) == ["scrim", "scrim", nil, nil])
        #expect(inspection.events.allSatisfy { $0.presenter == "Home" && $0.kind == "sheet" })
        panel.button("Clear").tap()
        #expect(inspection.events.isEmpty)
    }

    @Test("it counts the bodies, the operations and the bytes of each turn, and names its handler")
    func turns() throws {
        let app = Screen { Home() }
        _ = Screen { InspectorPanel(session: app.session.id) }
        let inspection = app.session.beginInspection()
        app.button("Count 0").tap()
        let turn = try #require(inspection.turns.first)
        #expect(turn.cause == "click handler of Home")
        #expect(turn.bodies.map(\.view) == ["Home"])
        #expect(turn.bodies.map(\.count) == [1])
        #expect(turn.operations == 1)
        #expect(turn.bytes > 10 && turn.bytes < 100)
        for count in 1...SessionInspection.limit + 5 { app.button("Count \(count)").tap() }
        #expect(inspection.turns.count == SessionInspection.limit)
    }

    @Test("diagnostics are there, those from before it was opened too")
    func messages() async throws {
        let app = Screen { Stubborn() }
        app.entered(app.top)
        app.dismiss(app.top, "escape")
        app.exited(app.top)
        _ = await app.report()
        let inspection = app.session.beginInspection()
        let message = try #require(inspection.messages.first)
        #expect(message.text.contains("Stubborn presents a sheet that was dismissed (escape)"))
        #expect(inspection.layers.map(\.isWanted) == [true])
    }

    @Test("a session records nothing before an inspector is open, and nothing after the last has closed")
    func closed() {
        let app = Screen { Home() }
        #expect(app.scope.inspection == nil)
        #expect(app.tree.bodiesByView == nil)
        let first = Screen { InspectorPanel(session: app.session.id) }
        let second = Screen { InspectorPanel(session: app.session.id) }
        #expect(app.scope.inspection != nil)
        first.session.close()
        #expect(app.scope.inspection != nil)
        second.session.close()
        #expect(app.scope.inspection == nil)
        #expect(app.tree.bodiesByView == nil)
    }

    @Test("it says that its session has ended, or that there is none")
    func ended() {
        let app = Screen { Home() }
        let panel = Screen { InspectorPanel(session: app.session.id) }
        app.session.close()
        panel.settle()
        #expect(panel.html.contains(">ended<"))
        let other = Screen { InspectorPanel(session: app.session.id) }
        #expect(other.html.contains("No Session"))
    }

    @Test("it shows the focus and what is inert, as the browser tells it")
    func facts() throws {
        let app = Screen { Home() }
        let panel = Screen { InspectorPanel(session: app.session.id) }
        #expect(panel.html.contains("Open the inspector in the page"))
        let element = try #require(panel.tree.root.descendant { $0.handles(.custom) })
        let facts: JSONValue = .object(["focus": .string("button “Open”"), "inert": .array([.string("the page")])])
        panel.send(.custom, to: element, .array([.string("facts"), facts]))
        #expect(panel.html.contains(">button “Open”<"))
        #expect(panel.html.contains(">the page<"))
    }

    @Test("names have no arguments of generic types")
    func names() {
        #expect(InspectorText.short("click handler of Row<Stack<Text>, Int>") == "click handler of Row")
        #expect(InspectorText.short("exiting") == "exiting")
        #expect(InspectorText.short("a > b") == "a > b")
    }

    @Test("the list has the sessions of the process until they end")
    func list() {
        let app = Screen { Home() }
        let list = Screen { InspectorSessions() }
        #expect(list.html.contains("href=\"/"))
        #expect(InspectedSessions.all.contains { $0 === app.session })
        app.session.close()
        #expect(!InspectedSessions.all.contains { $0 === app.session })
    }
}
