// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Layers of a part of the page")
struct PartTests {
    @Observable
    final class Model {
        var left = false
        var right = false
        var window = false
        var inner = false
        var hasBar = true
        var isApart = true
        var presses: [String] = []
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            VStack {
                if model.hasBar { press("Bar") }
                if model.isApart {
                    ModalHost {
                        press("Left")
                            .presentationHost(id: "left", isPresented: $model.left) {
                                press("In left")
                                    .presentationHost(layerID: "inner", id: "inner", isPresented: $model.inner) {
                                        press("In inner")
                                    }
                                    .presentationHostLayer(id: "inner")
                            }
                            .presentationHostLayer()
                    }
                }
                ModalHost {
                    press("Right").sheet(isPresented: $model.right) { press("In right") }
                }
            }
            .sheet(isPresented: $model.window) { press("In window") }
        }

        private func press(_ name: String) -> some View { Button(name) { model.presses.append(name) } }
    }

    private let model = Model()

    /// Returns the buttons of the page that can be pressed. A press of any other must have no effect.
    private func usable(_ screen: Screen) -> [String] {
        let buttons = screen.elements(.button) + screen.elements(.button, below: screen.tree.overlays)
        for button in buttons { screen.send(.click, to: button) }
        let pressed = model.presses
        model.presses = []
        #expect(
            buttons.map(\.fullText).filter { screen.button($0).exists } == pressed,
            "the queries of DaisTesting find what can be pressed")
        return pressed
    }

    private func claims(_ screen: Screen) -> [String] {
        (screen.elements(.div) + screen.elements(.div, below: screen.tree.overlays))
            .filter { $0.attribute("aria-modal") != nil }.map(\.fullText)
    }

    @Test("what is outside of the view stays usable, and the layer does not claim to be modal")
    func outside() {
        let screen = Screen { Home(model: model) }
        #expect(usable(screen) == ["Bar", "Left", "Right"])
        screen.operations(after: { model.left = true })
        #expect(usable(screen) == ["Bar", "In left", "Right"])
        #expect(claims(screen) == [])
        screen.operations(after: { model.right = true })
        #expect(usable(screen) == ["Bar", "In left", "In right"])
        #expect(claims(screen) == [])
    }

    @Test("a presentation of the window covers all parts, and a layer inside a layer only its own")
    func nested() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: {
            model.left = true
            model.inner = true
        })
        #expect(usable(screen) == ["Bar", "In inner", "Right"])
        screen.operations(after: { model.inner = false })
        screen.operations(after: { model.window = true })
        #expect(usable(screen) == ["In window"])
        #expect(claims(screen) == ["In window"])
    }

    @Test("a host with nothing beside it covers the page, whenever that changes")
    func alone() throws {
        model.hasBar = false
        model.isApart = false
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.right = true })
        #expect(usable(screen) == ["In right"])
        #expect(claims(screen) == ["In right"])
        screen.operations(after: {
            model.isApart = true
            model.left = true
        })
        #expect(usable(screen) == ["In left", "In right"])
        #expect(claims(screen) == [])
        screen.operations(after: { model.isApart = false })
        #expect(claims(screen) == ["In right"])
        screen.operations(after: { model.hasBar = true })
        #expect(usable(screen) == ["Bar", "In right"])
        #expect(claims(screen) == [])
    }

    @Test("a host that appears with its presentation is a part from the first frame on")
    func together() {
        model.isApart = false
        let screen = Screen { Home(model: model) }
        screen.operations(after: {
            model.isApart = true
            model.left = true
        })
        #expect(usable(screen) == ["Bar", "In left", "Right"])
        #expect(claims(screen) == [])
    }
}
