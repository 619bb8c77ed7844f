// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Views of which one fits")
struct ViewThatFitsTests {
    private struct Choices: View {
        @State private var hasIcon = false

        var body: some View {
            ViewThatFits {
                if hasIcon { Text("an icon and a long one") }
                Text("a long one")
                Text("short")
            }
            Button("Add") { hasIcon = true }
        }
    }

    private func out(_ screen: Screen) -> [String?] { screen.all("fit")[0].children.map { $0.attribute("data-out") } }

    @Test("the first view is shown until the browser chooses, which sends nothing")
    func first() {
        let screen = Screen { Choices() }
        #expect(out(screen) == [nil, ""])
        #expect(screen.all { $0.handles(.measure) }.isEmpty)
        #expect(screen.text("a long one").exists && !screen.text("short").exists)
    }

    @Test("a view that comes before the others is the first")
    func later() {
        let screen = Screen { Choices() }
        screen.button("Add").tap()
        #expect(out(screen) == [nil, "", ""])
    }

    @Test("the axis that is checked is the vertical one alone, or the horizontal one")
    func axes() {
        let screen = Screen {
            ViewThatFits(in: .vertical) { Text("a") }
            ViewThatFits(in: .horizontal) { Text("b") }
            ViewThatFits { Text("c") }
        }
        let axes = screen.all("fit").map { fit in fit.attribute(AttributeName.choice) }
        #expect(axes == ["y", "x", "x"])
    }
}
