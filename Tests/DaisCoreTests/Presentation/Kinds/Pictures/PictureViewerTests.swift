// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Picture viewer")
struct PictureViewerTests {
    struct Photo: Identifiable {
        let id: Int
        let title: String
    }

    struct Home: View {
        let notes: Notes
        @Namespace private var album
        @State private var selection: Int?
        private let photos = [
            Photo(id: 1, title: "Dawn"), Photo(id: 2, title: "Noon"), Photo(id: 3, title: "Dusk"),
        ]
        var body: some View {
            VStack {
                ForEach(photos) { photo in
                    Button("Show \(photo.title)") { selection = photo.id }
                        .matchedTransitionSource(id: photo.id, in: album)
                }
                Text("selection: \(selection.map(String.init) ?? "none")")
            }
            .pictureViewer(
                selection: $selection, in: photos, namespace: album, name: \.title,
                onDismiss: { notes.add($0.rawValue) }
            ) { Color.blue.accessibilityLabel($0.title) }
        }
    }

    let notes = Notes()

    private func open(_ title: String = "Noon") -> Screen {
        let screen = Screen { Home(notes: notes) }
        screen.tap("Show \(title)")
        screen.entered(screen.top)
        return screen
    }

    @Test("it is a dialog with the name of the picture, and tells its place among the others")
    func markup() {
        let screen = open()
        #expect(screen.element(.dialog, "Noon").exists)
        let images = screen.all(.image).map(\.label)
        #expect(images.contains("Noon") && !images.contains("Dawn") && !images.contains("Dusk"))
        #expect(screen.text("2 / 3").exists)
        #expect(screen.overlayHTML.contains("role=\"status\""))
        #expect(screen.top.attribute("data-dismiss") == "drag escape")
    }

    @Test("it grows out of the thumbnail of its picture, and returns to that of the picture shown last")
    func zoom() {
        let screen = open()
        let first = screen.top.attribute("data-zoom")
        #expect(first != nil && screen.html.contains("data-zooms=\"\(first ?? "")\""))
        screen.button("Next").tap()
        #expect(screen.top.attribute("data-zoom") != first)
        #expect(screen.html.contains("data-zooms=\"\(screen.top.attribute("data-zoom") ?? "")\""))
    }

    @Test("the buttons and the arrow keys lead from picture to picture, and the selection follows")
    func moves() {
        let screen = open("Dawn")
        #expect(!screen.button("Back").isEnabled)
        #expect(screen.overlayHTML.contains("aria-keyshortcuts=\"ArrowRight\""))
        screen.button("Next").tap()
        #expect(screen.text("2 / 3").exists)
        screen.button("Next").tap()
        #expect(!screen.button("Next").isEnabled)
        screen.button("Back").tap()
        #expect(screen.text("2 / 3").exists)
        #expect(screen.machines.count == 1)
    }

    @Test(
        "it closes by its button, Escape and a swipe, and empties the selection",
        arguments: ["button", "escape", "drag"])
    func closes(_ reason: String) {
        let screen = open(), layer = screen.top
        if reason == "button" { screen.button("Close").tap() } else { screen.dismiss(layer, reason) }
        screen.exited(layer)
        #expect(screen.machines.isEmpty)
        #expect(screen.text("selection: none").exists)
        #expect(notes.take() == [reason])
    }
}
