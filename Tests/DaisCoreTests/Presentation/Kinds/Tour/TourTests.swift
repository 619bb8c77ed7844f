// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Tour")
struct TourTests {
    struct Home: View {
        @State private var tour = Tour(steps: 2)
        var body: some View {
            VStack {
                Button("Help") { tour.start() }
                Button("Write") {}.tourStep(0, of: $tour, "Write a message", message: "Drafts are saved.")
                Button("Filter") {}.tourStep(1, of: $tour, "Find messages")
                Text("at \(tour.current.map(String.init) ?? "none")")
            }
        }
    }

    private func started() -> Screen {
        let screen = Screen { Home() }
        screen.tap("Help")
        screen.entered(screen.top)
        return screen
    }

    @Test("a step is a note beside its view, which stays usable, and is scrolled into view")
    func step() {
        let screen = Screen { Home() }
        let operations = screen.operations(after: { _ = screen.button(titled: "Help")!.handle(.click, .null) })
        #expect(operations.contains { if case .scroll = $0 { true } else { false } })
        #expect(screen.top.attribute("data-layer") == "popover")
        #expect(screen.top.attribute("data-compact") == "popover")
        #expect(screen.top.attribute("data-dismiss") == "escape")
        #expect(screen.shows("Write a message") && screen.shows("1 / 2"))
        #expect(screen.button("Write").isEnabled)
        #expect(screen.button("Back").count == 0)
    }

    @Test("the buttons go on, go back and end the tour; the last step says Done")
    func buttons() {
        let screen = started()
        screen.button("Next").tap()
        #expect(screen.text("at 1").exists && screen.text("Find messages").exists)
        #expect(!screen.text("Write a message").exists)
        screen.button("Back").tap()
        #expect(screen.text("at 0").exists && screen.text("Write a message").exists)
        screen.button("Next").tap()
        screen.button("Done").tap()
        #expect(screen.text("at none").exists && screen.layers.isEmpty)
        screen.button("Help").tap()
        screen.button("Close").tap()
        #expect(screen.text("at none").exists)
    }

    @Test("Escape ends the tour, and a press outside does not")
    func escape() {
        let screen = started()
        #expect(!screen.presentation("popover").dismiss(by: .scrim))
        #expect(screen.text("at 0").exists)
        screen.presentation("popover").dismiss(by: .escape)
        #expect(screen.text("at none").exists)
    }

    @Test("a tour without steps, and steps that do not exist, are not shown")
    func bounds() {
        var tour = Tour(steps: -1)
        tour.start()
        #expect(tour.steps == 0 && tour.current == nil)
        tour = Tour(steps: 2)
        tour.start(at: 2)
        #expect(tour.current == nil)
        tour.start()
        tour.back()
        #expect(tour.current == 0)
    }
}
