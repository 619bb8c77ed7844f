// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Columns of inspectors")
struct InspectorColumnTests {
    struct Home<Width: ViewModifier>: View {
        let width: Width
        @State private var isShown = true
        var body: some View {
            Button("Inspect") { isShown.toggle() }
                .inspector(isPresented: $isShown) { Text("Details").modifier(width) }
        }
    }

    struct Range: ViewModifier {
        var min: CGFloat? = 200
        var max: CGFloat? = 400
        func body(content: Content) -> some View { content.inspectorColumnWidth(min: min, ideal: 260, max: max) }
    }
    struct Fixed: ViewModifier {
        func body(content: Content) -> some View { content.inspectorColumnWidth(260) }
    }

    private func column(_ screen: Screen) -> String? { screen.layers[0].style["--column"] }

    private func edge(_ screen: Screen) -> Element? {
        screen.layers[0].descendant { $0.classes.contains("column-edge") }
    }

    private func report(_ screen: Screen, _ payload: JSONValue) { screen.send(.custom, to: screen.layers[0], payload) }

    @Test("the edge of a column with a range is a separator that the keyboard reaches")
    func markup() throws {
        let separator = try #require(edge(Screen { Home(width: Range()) }))
        #expect(
            ["role", "tabindex", "aria-label", "aria-orientation", "aria-valuemin", "aria-valuemax", "aria-valuenow"]
                .map { separator.attribute($0) } == ["separator", "0", "Width", "vertical", "200", "400", "260"])
    }

    @Test("a column of a fixed width, and one without a width, have no edge to drag")
    func fixed() {
        #expect(edge(Screen { Home(width: Fixed()) }) == nil)
        let plain = Screen { Text("Home").inspector(isPresented: .constant(true)) { Text("Details") } }
        #expect(edge(plain) == nil)
    }

    @Test("without limits a column is 200 to 600 points wide, or as wide as it should be")
    func limits() {
        #expect(column(Screen { Home(width: Range(min: nil, max: nil)) }) == "clamp(200px,260px,600px)")
    }

    @Test("the width that the browser reports is kept within the range, also while the inspector is closed")
    func kept() {
        let screen = Screen { Home(width: Range()) }
        report(screen, .array([.string("column"), .number(312)]))
        #expect(column(screen) == "clamp(200px,312px,400px)")
        #expect(edge(screen)?.attribute("aria-valuenow") == "312")
        screen.tap("Inspect")
        screen.exited(screen.layers[0])
        #expect(screen.layers.isEmpty)
        screen.tap("Inspect")
        #expect(column(screen) == "clamp(200px,312px,400px)")
        report(screen, .array([.string("column"), .number(5000)]))
        #expect(column(screen) == "clamp(200px,400px,400px)")
    }

    @Test("a report that no browser sends has no effect")
    func hostile() {
        let screen = Screen { Home(width: Range()) }
        for payload: JSONValue in [
            .null, .string("column"), .array([.string("column")]), .array([.string("column"), .string("300")]),
            .array([.string("panel"), .number(300)]),
        ] {
            report(screen, payload)
        }
        #expect(column(screen) == "clamp(200px,260px,400px)")
    }

    struct ByCall: View {
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            Button("Call") {
                coordinator.present(type: .inspector) {
                    Text("Details").inspectorColumnWidth(min: 200, ideal: 260, max: 400)
                }
            }
        }
    }

    @Test("an inspector of a coordinator keeps its width while it is open")
    func byCall() {
        let screen = Screen { ByCall() }
        screen.tap("Call")
        report(screen, .array([.string("column"), .number(300)]))
        #expect(column(screen) == "clamp(200px,300px,400px)")
    }

    @Test("an inspector in an inspector is a layer above it, and its edge is its own")
    func nested() {
        let screen = Screen {
            Text("Home").inspector(isPresented: .constant(true)) {
                Text("Outer").inspectorColumnWidth(min: 200, ideal: 260, max: 400)
                    .inspector(isPresented: .constant(true)) { Text("Inner").inspectorColumnWidth(220) }
            }
        }
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["inspector", "inspector"])
        #expect(screen.layers.map { $0.style["--column"] } == ["clamp(200px,260px,400px)", "clamp(220px,220px,220px)"])
    }
}
