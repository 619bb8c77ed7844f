// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Floating panel")
struct FloatingPanelTests {
    struct Home: View {
        let notes: Notes
        var place: Binding<PanelPlacement>?
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Tools") { isShown = true }
                Button("Count") { count += 1 }
                Text("count: \(count)")
            }
            .floatingPanel(
                "Brushes", isPresented: $isShown, placement: place, onDismiss: { notes.add($0.rawValue) }
            ) { Text("inside") }
        }
    }

    let notes = Notes()

    private func open(_ place: Binding<PanelPlacement>? = nil) -> Screen {
        let screen = Screen { Home(notes: notes, place: place) }
        screen.tap("Tools")
        screen.entered(screen.top)
        return screen
    }

    private func report(_ screen: Screen, _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ dock: String = "") {
        screen.send(
            .custom, to: screen.top,
            .array([.string("panel"), .array([.number(x), .number(y), .number(w), .number(h), .string(dock)])]))
    }

    private func style(_ screen: Screen, _ name: String) -> String? {
        screen.top.style.declarations.first { $0.property == name }?.value
    }

    @Test("it is a dialog that is not modal: the page stays usable, and Escape does not close it")
    func markup() {
        let screen = open()
        #expect(screen.top.attribute("data-modal") == nil && screen.top.attribute("data-dismiss") == "button")
        screen.tap("Count")
        #expect(screen.text("count: 1").exists)
        #expect(screen.element("heading", "Brushes").exists)
        screen.button("Close").tap()
        #expect(screen.machines.isEmpty)
        #expect(notes.take() == ["button"])
    }

    @Test("what the browser reports is its placement, within the least size")
    func moved() {
        var kept = PanelPlacement(x: 10, y: 20)
        let screen = open(Binding(unsafeGet: { kept }, set: { new, _ in kept = new }))
        #expect(style(screen, "--x") == "10px" && style(screen, "--y") == "20px")
        report(screen, 40, 60, 250, 90)
        #expect(kept == PanelPlacement(x: 40, y: 60, width: 250, height: PanelPlacement.leastHeight))
    }

    @Test("a docked panel keeps the place to which it returns")
    func docked() {
        let screen = open()
        report(screen, 40, 60, 250, 200)
        report(screen, 900, 0, 280, 800, "trailing")
        #expect(screen.top.attribute("data-dock") == "trailing")
        #expect(style(screen, "--x") == "40px" && style(screen, "--w") == "280px")
        #expect(style(screen, "--h") == "200px")
        report(screen, 44, 60, 280, 200)
        #expect(screen.top.attribute("data-dock") == nil)
    }

    @Test("it reopens where it was")
    func reopened() {
        let screen = open()
        report(screen, 40, 60, 250, 200)
        screen.button("Close").tap()
        #expect(screen.machines.isEmpty)
        screen.tap("Tools")
        #expect(style(screen, "--x") == "40px" && style(screen, "--y") == "60px")
    }

    @Test("its menu docks it, and lets it float again")
    func menu() {
        let screen = open()
        screen.element(.menuItem, "Dock at the right").tap()
        #expect(screen.top.attribute("data-dock") == "trailing")
        #expect(!screen.element(.menuItem, "Dock at the right").exists)
        screen.element(.menuItem, "Undock").tap()
        #expect(screen.top.attribute("data-dock") == nil)
    }

    @Test("a report that no browser sends has no effect")
    func hostile() {
        var kept = PanelPlacement(x: 10, y: 20)
        let screen = open(Binding(unsafeGet: { kept }, set: { new, _ in kept = new }))
        for payload: JSONValue in [
            .null, .string("panel"), .array([.string("panel")]), .array([.string("panel"), .array([.number(1)])]),
            .array([.string("other"), .array([.number(1), .number(1), .number(1), .number(1)])]),
        ] {
            screen.send(.custom, to: screen.top, payload)
        }
        #expect(kept == PanelPlacement(x: 10, y: 20))
    }

    @Test("a placement survives in storage")
    func coded() throws {
        let place = PanelPlacement(x: 5, y: 6, width: 210, height: 130, dock: .leading)
        let data = try JSONEncoder().encode(place)
        #expect(try JSONDecoder().decode(PanelPlacement.self, from: data) == place)
    }
}
