// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Padding")
struct PaddingTests {
    @Test("padding goes around what paints a box of its own, so that a button keeps its size and a color its edge")
    func around() {
        let button = Screen { Button("Go") {}.padding(20) }
        #expect(button.html.contains(/<div class="W[^>]*><button/))
        let color = Screen { Color.red.padding(20) }
        #expect(color.html.contains(/<div class="W[^>]*><div class="fillbox/))
        let shape = Screen { Circle().padding(20) }
        #expect(shape.html.contains(/<div class="W[^>]*><div class="shape/))
    }

    @Test("padding is merged into a text, which paints nothing")
    func merged() {
        let screen = Screen { Text("Hello").padding(20) }
        #expect(!screen.html.contains("class=\"W"))
    }

    @Test("padding inside a frame of limited width takes its space from what is offered")
    func limitedFrame() {
        let screen = Screen { Text("Hello").frame(maxWidth: 600).padding(.horizontal, 16) }
        #expect(screen.html.contains(/class="W F lim/))
    }
}
