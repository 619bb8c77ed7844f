// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Drawers")
struct DrawerTests {
    private struct Home: View {
        let notes: Notes
        @State private var isShown = false
        @State private var item: Item?
        struct Item: Identifiable { let id: Int }
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Item") { item = Item(id: 7) }
            }
            .drawer(isPresented: $isShown, edge: .trailing, size: 400, onDismiss: { notes.add("gone") }) {
                Text("menu")
            }
            .drawer(item: $item, edge: .bottom) { Text("item \($0.id)") }
        }
    }

    private let notes = Notes()

    @Test("a drawer is a modal dialog at its edge, as wide as it is told, and slides in from there")
    func opens() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        let layer = screen.top
        #expect(layer.attribute("data-layer") == "drawer")
        #expect(layer.attribute("data-edge") == "trailing")
        #expect(layer.attribute("data-motion") == PresentationTransition.slide(edge: .trailing).attribute)
        #expect(layer.attribute("data-dismiss") == "scrim escape drag")
        #expect(screen.overlayHTML.contains("exited detent"))
        #expect(layer.attribute("data-detents") == nil)
        #expect(layer.attribute("data-modal") == "true")
        let surface = layer.children[1]
        #expect(surface.style["--drawer-size"] == "400px")
        #expect(surface.attribute("role") == "dialog")
        for name in ["drawer-overlay", "drawer-container", "drawer-content"] {
            #expect(screen.overlayHTML.contains(name))
        }
    }

    @Test("dismissing a drawer writes the binding and reports once")
    func dismissal() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Open")
        screen.dismiss(screen.top, "scrim")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["gone"])
        screen.tap("Open")
        #expect(screen.layers.count == 1)
    }

    @Test("a drawer for an item shows it, and is as high as its content")
    func items() {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Item")
        #expect(screen.shows("item 7"))
        #expect(screen.top.attribute("data-edge") == "bottom")
        #expect(screen.top.children[1].style["--drawer-size"] == nil)
    }

    @Test("a coordinator presents drawers, and lists those of modifiers with their edge")
    func coordinator() {
        let coordinator = PresentationCoordinator()
        coordinator.present(type: .drawer(edge: .top), content: AnyView(Text("called")))
        let screen = Screen { Home(notes: notes).environment(\.presentationCoordinator, coordinator) }
        #expect(screen.top.attribute("data-edge") == "top")
        screen.tap("Open")
        #expect(coordinator.presentations.map(\.type).contains(.drawer(edge: .trailing)))
    }
}
