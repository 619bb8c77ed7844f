// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Where the modals of a host are laid out")
struct ModalSpaceTests {
    @Observable
    final class Model {
        var isShown = false
        var toast = false
        var passes = false
        nonisolated init() {}
    }
    struct Numbers: ModalPresentationStyle {
        func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { .init() }
        func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
            ModalDisplayValues(
                frame: CGRect(
                    x: 0, y: context.containerSafeAreaInsets.top, width: context.containerSize.width / 2,
                    height: context.containerSize.height))
        }
        func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
            ModalTransitionValues(
                frame: CGRect(
                    x: -100, y: context.containerSafeAreaInsets.top, width: context.containerSize.width,
                    height: context.containerSize.height))
        }
        func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? {
            ModalReverseTransitionValues(frame: CGRect(x: 0, y: -12, width: 1, height: 1))
        }
    }
    struct Home: View {
        let model: Model
        var inner = ModalPresentationSpace.host
        var body: some View {
            ModalHost {
                VStack {
                    Text("outer")
                    Text("inner")
                        .presentingModals { if model.isShown { Modal(key: 1, style: Numbers()) { Text("modal") } } }
                        .presentingToasts { if model.toast { Toast(key: 1, "Toast") } }
                        .modalHost(
                            presentationSpace: inner, toastContainerStyle: .init(placement: .topLeading, spacing: 3),
                            shouldPassthroughToasts: model.passes)
                }
            }
        }
    }
    private let model = Model()
    private func hosts(_ screen: Screen) -> [Element] { screen.elements(.div).filter { $0.handles(.measure) } }
    private func rooms(_ screen: Screen) -> [Element] { screen.elements(.div).filter { $0.classes == "host-layers" } }
    private func measure(_ screen: Screen, _ element: Element, _ numbers: [Double]) {
        screen.send(.measure, to: element, .array(numbers.map { .number($0) }))
    }
    private func surface(_ layer: Element) -> Element { layer.children.last { $0.classes.contains("surface") }! }

    @Test("a style's container is the host, known before the first modal and followed afterwards")
    func host() {
        let screen = Screen { Home(model: model) }
        #expect(hosts(screen).count == 2)
        measure(screen, hosts(screen)[0], [800, 600, 0, 0, 0, 0, 0, 0])
        measure(screen, hosts(screen)[1], [300, 200, 0, 0, 7, 0, 0, 0])
        screen.operations(after: { model.isShown = true })
        let layer = rooms(screen)[0].children[0]
        #expect(layer.fullText.contains("modal") && screen.layers.isEmpty)
        #expect(surface(layer).style["width"] == "150px" && surface(layer).style["top"] == "7px")
        #expect(layer.attribute("data-motion")?.contains("\"translate\":\"-25px 0px\"") == true)
        #expect(layer.attribute("data-motion")?.contains("\"scale\":\"2 1\"") == true)
        measure(screen, hosts(screen)[1], [500, 200, 0, 0, 7, 0, 0, 0])
        #expect(surface(layer).style["width"] == "250px" && rooms(screen)[0].children[0] === layer)
    }

    @Test("a modal in an ancestor's space covers the ancestor, and so does its container")
    func ancestor() {
        let screen = Screen { Home(model: model, inner: .ancestor) }
        measure(screen, hosts(screen)[0], [800, 600, 0, 0, 9, 0, 0, 0])
        measure(screen, hosts(screen)[1], [300, 200, 0, 0, 0, 0, 0, 0])
        screen.operations(after: { model.isShown = true })
        #expect(rooms(screen).count == 1 && screen.layers.isEmpty)
        let layer = rooms(screen)[0].children[0]
        // The room of the outer host comes after the inner host.
        #expect(!hosts(screen)[1].fullText.contains("modal"))
        #expect(surface(layer).style["width"] == "400px" && surface(layer).style["top"] == "9px")
    }

    @Test("a host in which nothing could be read lends the frame around it; what is presented stays where it is")
    func cramped() {
        let screen = Screen { Home(model: model, inner: .automatic) }
        measure(screen, hosts(screen)[0], [800, 600, 0, 0, 9, 0, 0, 0])
        measure(screen, hosts(screen)[1], [160, 90, 0, 0, 0, 0, 0, 0])
        screen.operations(after: { model.isShown = true })
        let layer = rooms(screen)[0].children[0]
        #expect(!hosts(screen)[1].fullText.contains("modal") && surface(layer).style["width"] == "400px")
        measure(screen, hosts(screen)[1], [500, 400, 0, 0, 0, 0, 0, 0])
        #expect(rooms(screen)[0].children[0] === layer && surface(layer).style["width"] == "400px")
        screen.operations(after: { model.isShown = false })
        screen.exited(layer)
        measure(screen, hosts(screen)[1], [240, 160, 0, 0, 0, 0, 0, 0])
        screen.operations(after: { model.isShown = true })
        #expect(hosts(screen)[1].fullText.contains("modal"))
        #expect(surface(rooms(screen)[0].children[0]).style["width"] == "120px")
    }

    struct Panel: View {
        var body: some View {
            ModalHost { Text("list").sheet(isPresented: .constant(true)) { Text("sheet") } }
        }
    }

    @Test("sheets lie at the lower edge of a host that is as narrow as a phone, also when it becomes so")
    func narrow() {
        let screen = Screen { Panel() }
        func isNarrow() -> Bool { rooms(screen)[0].attribute("data-narrow") != nil }
        #expect(!isNarrow())
        measure(screen, hosts(screen)[0], [320, 700, 0, 0, 0, 0, 0, 0])
        #expect(isNarrow() && rooms(screen)[0].children[0].attribute("data-layer") == "sheet")
        measure(screen, hosts(screen)[0], [600, 700, 0, 0, 0, 0, 0, 0])
        #expect(!isNarrow())
    }

    @Test("one that is asked to use its own frame does, however small it is")
    func small() {
        let screen = Screen { Home(model: model, inner: .host) }
        measure(screen, hosts(screen)[1], [60, 30, 0, 0, 0, 0, 0, 0])
        screen.operations(after: {
            model.isShown = true
            model.toast = true
        })
        #expect(hosts(screen)[1].fullText.contains("modal") && hosts(screen)[1].fullText.contains("Toast"))
        #expect(surface(rooms(screen)[0].children[0]).style["width"] == "30px")
    }

    @Test("toasts that could not be read in their host go on")
    func crampedToasts() {
        let screen = Screen { Home(model: model, inner: .automatic) }
        measure(screen, hosts(screen)[1], [60, 30, 0, 0, 0, 0, 0, 0])
        screen.operations(after: { model.toast = true })
        #expect(screen.layers.map(\.fullText) == ["Toast"] && rooms(screen).isEmpty)
    }

    @Test("a modal in the window's space covers the window, whatever hosts there are")
    func window() {
        let screen = Screen { Home(model: model, inner: .window) }
        measure(screen, hosts(screen)[0], [800, 600, 0, 0, 0, 0, 0, 0])
        screen.operations(after: { model.isShown = true })
        #expect(screen.layers.count == 1 && rooms(screen).isEmpty)
        #expect(surface(screen.top).style["width"] == "512px")
    }

    @Test("a host may keep its toasts; those that go on to the window keep the style of the host")
    func toasts() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.toast = true })
        let kept = rooms(screen).first?.children.first
        #expect(kept?.fullText == "Toast" && screen.layers.isEmpty)
        #expect(kept?.attribute("data-place") == "top-leading" && kept?.style["--toast-gap"] == "3px")
        #expect(kept?.attribute("data-inert") == nil, "what covers the window covers it too")
        let other = Model()
        other.passes = true
        other.toast = true
        let passing = Screen { Home(model: other) }
        #expect(passing.layers.map(\.fullText) == ["Toast"] && passing.top.attribute("data-inert") == "never")
        #expect(passing.top.attribute("data-place") == "top-leading" && passing.top.style["--toast-gap"] == "3px")
    }

    @Test("without a style around, toasts stand at the bottom")
    func plain() {
        let screen = Screen { Text("base").presentingToasts { Toast(key: 1, "Toast") } }
        #expect(screen.top.attribute("data-place") == "bottom" && screen.top.style["--toast-gap"] == nil)
    }
}
