// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("What is pressed")
struct TappedButtonTests {
    private func element(_ screen: Screen, _ role: String) -> Element? {
        elements(of: screen).first { $0.attribute("role") == role }
    }

    @Test("a view that is a button by its trait and a tap is reached by the keyboard, in whatever order they are said")
    func tapped() {
        let inside = Screen { Text("Open").accessibilityAddTraits(.isButton).offset(x: 1).padding().onTapGesture {} }
        #expect(element(inside, "button")?.attribute("tabindex") == "0")
        let outside = Screen { Text("Open").onTapGesture {}.accessibilityAddTraits(.isButton) }
        #expect(element(outside, "button")?.attribute("tabindex") == "0")
        let dragged = Screen { Text("Open").gesture(DragGesture()).accessibilityAddTraits(.isButton) }
        #expect(element(dragged, "button")?.attribute("tabindex") == nil)
    }

    private struct Sinking: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.25 : 1)
        }
    }

    private struct Still: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }

    @Test("a style that asks for presses is told of them, one that does not costs nothing")
    func pressed() {
        let screen = Screen { Button("Sink") {}.buttonStyle(Sinking()) }
        let button = elements(of: screen).first { $0.tag == .button }!
        func isSunk() -> Bool { elements(of: screen).contains { $0.style["opacity"] == "0.25" } }
        #expect(!isSunk())
        screen.send(.gesture, to: button, .array([.number(0), .array([.number(0), .number(0)])]))
        #expect(isSunk())
        screen.send(.gesture, to: button, .array([.number(0), .array([.number(0), .number(2)])]))
        #expect(!isSunk())

        let still = Screen { Button("Stay") {}.buttonStyle(Still()) }
        #expect(!elements(of: still).contains { $0.handles(.gesture) })
    }

    @Test("a stroke lets presses inside it through, a filled shape does not")
    func strokes() {
        func isHollow(_ view: some View) -> Bool {
            elements(of: Screen { view }).contains { $0.classes.contains("hollow") }
        }
        #expect(isHollow(Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))))
        #expect(isHollow(Circle().strokeBorder(.red)))
        #expect(!isHollow(Circle().fill(.red)))
    }

    @Test("a view can go without the ring around what has the focus")
    func ring() {
        let screen = Screen { Text("a").focusable().focusEffectDisabled() }
        #expect(elements(of: screen).contains { $0.classes.contains("ringless") })
    }
}
