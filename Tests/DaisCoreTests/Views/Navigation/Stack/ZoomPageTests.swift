// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Pages that grow out of something")
struct ZoomPageTests {
    struct Photos: View {
        @Namespace private var photos
        @State private var isOpen = false

        var body: some View {
            Button("Album") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    NavigationStack {
                        NavigationLink("One", value: 1)
                            .matchedTransitionSource(id: 1, in: photos)
                            .navigationDestination(for: Int.self) { number in
                                Text("Photo \(number)").navigationTransition(.zoom(sourceID: number, in: photos))
                            }
                    }
                }
        }
    }

    @Test("pages that zoom name their source; the sheet that they are in does not grow out of it")
    func names() throws {
        let screen = Screen { Photos() }
        screen.tap("Album")
        let layer = try #require(screen.layers.first)
        let source = try #require(screen.overlayHTML.firstMatch(of: /data-zooms="(\w+)"/)).1
        #expect(!screen.overlayHTML.contains("data-zoom="))
        screen.tap("One")
        let pages = all(in: layer).filter { $0.classes.contains("page") && $0.attribute("tabindex") != nil }
        #expect(pages.map { $0.attribute("data-zoom") } == [nil, String(source)])
        #expect(layer.attribute("data-zoom") == nil)
    }

    private func all(in element: Element) -> [Element] { [element] + element.children.flatMap { all(in: $0) } }
}
