// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Hover card")
struct HoverCardTests {
    struct Home: View {
        var body: some View {
            VStack {
                Button("Ada") {}.hoverCard { Text("Countess of Lovelace") }
                Text("aside")
            }
        }
    }

    private func hover(_ screen: Screen, _ isOver: Bool, over element: Element) {
        screen.send(.hover, to: element, .bool(isOver))
    }

    /// Returns the first element inside that is told of the pointer.
    private func hovering(_ element: Element) -> Element? {
        element.handles(.hover) ? element : element.children.lazy.compactMap { hovering($0) }.first
    }

    private func hovered() async -> (Screen, Element) {
        let screen = Screen { Home() }
        let view = screen.button(titled: "Ada")!
        hover(screen, true, over: view)
        #expect(screen.layers.isEmpty)
        await screen.settleTasks { !screen.layers.isEmpty }
        return (screen, view)
    }

    @Test("it describes the view, takes no focus, and closes nothing off")
    func markup() async {
        let (screen, view) = await hovered()
        let layer = screen.top
        #expect(layer.attribute("data-layer") == "popover" && layer.attribute("data-focus") == "stay")
        #expect(layer.attribute("data-dismiss") == "escape" && layer.attribute("data-modal") == nil)
        let id = view.attribute("aria-describedby")
        #expect(id != nil && screen.overlayHTML.contains("id=\"\(id ?? "")\""))
        #expect(screen.overlayHTML.contains("role=\"tooltip\""))
        #expect(screen.button("Ada").isEnabled)
    }

    @Test("it stays while the pointer is on it, and leaves afterwards")
    func stays() async {
        let (screen, view) = await hovered()
        screen.entered(screen.top)
        let card = hovering(screen.top)!
        hover(screen, false, over: view)
        hover(screen, true, over: card)
        try? await Task.sleep(for: HoverCardModifier.away * 2)
        screen.settle()
        #expect(screen.machines.map(\.isLeaving) == [false])
        hover(screen, false, over: card)
        await screen.settleTasks { screen.machines.allSatisfy(\.isLeaving) }
        #expect(!screen.machines.contains { !$0.isLeaving })
        #expect(view.attribute("aria-describedby") == nil)
    }

    @Test("the keyboard focus shows it, and Escape closes it")
    func keyboard() async {
        let screen = Screen { Home() }
        screen.button("Ada").focus()
        await screen.settleTasks { !screen.layers.isEmpty }
        screen.entered(screen.top)
        screen.presentation("popover").dismiss(by: .escape)
        #expect(screen.layers.isEmpty)
    }
}
