// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Layers for modals")
struct LayerTests {
    @Observable
    final class Model {
        var first = false
        var second = false
        var uiModel = PresentationHostLayerUIModel()
        var modal = PresentationHostUIModel()
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page")
                .testModal("first", uiModel: model.modal, $model.first, notes, completions)
                .testModal("second", $model.second, notes, completions)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .presentationHostLayer(uiModel: model.uiModel)
        }
    }

    private let model = Model()
    private let notes = Notes()
    private let completions = Completions()
    private func open() -> Screen { Screen { Home(model: model, notes: notes, completions: completions) } }

    @Test("V1: nothing of a layer is on the page before there is a modal; then a dialog in the view, not above the app")
    func lazily() {
        let screen = open()
        #expect(!screen.html.contains("stage"))
        screen.operations(after: { model.first = true })
        #expect(screen.modals.count == 1 && screen.layers.isEmpty)
        let html = screen.html
        #expect(
            html.contains(
                "data-layer=\"modal\" data-lift=\"obscured 20\" data-epoch=\"1\" data-modal=\"true\" data-dismiss data-on=\"dismiss attempt"
            ))
        #expect(html.contains("modal-container layer-content"))
        #expect(html.contains("role=\"dialog\" tabindex=\"-1\" aria-modal=\"true\""))
        #expect(screen.modals[0].style["z-index"] == nil)
    }

    @Test("V4: a fixed frame is a size, a place and an offset, and the size that modals are told")
    func fixedFrame() {
        model.uiModel.frame = .fixed(
            size: CGSize(width: 200, height: 100), alignment: .bottomTrailing, offset: CGSize(width: 5, height: -6))
        let screen = open()
        screen.operations(after: { model.first = true })
        let style = screen.modals[0].style
        #expect(style["width"] == "200px" && style["height"] == "100px")
        #expect(style["place-self"] == Alignment.bottomTrailing.css)
        #expect(style["translate"] == "5px -6px")
        #expect(screen.html.contains("first first 200x100"))
        screen.operations(after: { model.uiModel.frame = .infinite })
        #expect(screen.modals[0].style["width"] == nil)
        #expect(screen.html.contains("first first 1,024x768"))
        #expect(PresentationHostLayerUIModel().frame == .infinite)
    }

    @Test("V5, V6: all modals share the layer's color; one that is alone may ask for another, until another is there")
    func dimming() {
        model.uiModel.dimmingViewColor = .red
        model.modal.preferredDimmingViewColor = .blue
        let screen = open()
        screen.operations(after: { model.first = true })
        #expect(screen.modals.map { $0.style["--dim"] } == [Color.blue.css])
        screen.operations(after: { model.second = true })
        #expect(screen.modals.map { $0.style["--dim"] } == [Color.red.css, Color.red.css])
        screen.operations(after: { model.second = false })
        #expect(screen.modals[0].style["--dim"] == Color.red.css)
        screen.operations(after: { completions.finish("second") })
        #expect(screen.modals.map { $0.style["--dim"] } == [Color.blue.css])
        #expect(
            PresentationHostLayerUIModel().dimmingViewColor.css == "light-dark(rgb(100 100 100 / .3),rgb(0 0 0 / .4))")
    }

    @Test("V7: a press beside the topmost modal, Escape and Back are one event for that modal, which decides")
    func tapAction() {
        let screen = open()
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        _ = notes.take()
        screen.attempt(screen.modals[1], "escape")
        #expect(notes.take() == ["second tapped", "second out"])
        // It is leaving: nobody hears another press.
        screen.attempt(screen.modals[1], "scrim")
        #expect(notes.take().isEmpty)
        screen.operations(after: { completions.finish("second") })
        screen.attempt(screen.modals[0], "back")
        #expect(notes.take().suffix(2) == ["first tapped", "first out"])
    }

    @Test("V7: with no action a press is told to nobody, and is kept from what lies below")
    func noAction() {
        model.uiModel.dimmingViewTapAction = .none
        let screen = open()
        screen.operations(after: { model.first = true })
        _ = notes.take()
        screen.attempt(screen.modals[0], "scrim")
        #expect(notes.take().isEmpty && model.first)
        #expect(screen.modals[0].attribute("data-modal") == "true")
    }

    @Test("V7: a click-through layer is not modal; it becomes so while a modal is there")
    func passesThrough() {
        model.uiModel.dimmingViewTapAction = .passTapsThrough
        let screen = open()
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        // The lower modal is within reach too.
        #expect(screen.modals.map { $0.attribute("data-modal") } == [nil, nil])
        #expect(screen.modals.map { $0.classes.split(separator: " ").contains("through") } == [true, true])
        #expect(screen.modals.map { $0.markup.contains("role=\"group\"") } == [true, true])
        screen.operations(after: { model.uiModel.dimmingViewTapAction = .default })
        #expect(screen.modals.map { $0.attribute("data-modal") } == ["true", "true"])
        #expect(PresentationHostLayerUIModel.DimmingViewTapAction.default == .sendActionToTopmostModal)
        #expect(PresentationHostLayerUIModel.DimmingViewTapAction.allCases.map(\.rawValue) == [0, 1, 2])
    }

    @Test("V7: a lower modal takes presses in a click-through layer, and in no other")
    func lowerModal() {
        let screen = open()
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        _ = notes.take()
        pressButton(of: screen.modals[0], screen)
        #expect(notes.take().isEmpty && model.first)
        screen.operations(after: { model.uiModel.dimmingViewTapAction = .passTapsThrough })
        pressButton(of: screen.modals[0], screen)
        #expect(notes.take() == ["first out"])
        #expect(!model.first && model.second)
    }

    /// Sends what a browser sends for a press on the button in a modal, wherever the modal is.
    private func pressButton(of modal: Element, _ screen: Screen) {
        func button(in element: Element) -> Element? {
            element.tag == .button ? element : element.children.lazy.compactMap { button(in: $0) }.first
        }
        guard let button = button(in: modal) else { return }
        screen.send(.click, to: button, .array([.number(1), .number(0), .number(0)]))
    }

    @Test("V9: a modal stands where its alignment says")
    func alignment() {
        model.modal.alignment = .topLeading
        let screen = open()
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        let places = screen.modals.map { $0.children.last?.style["place-items"] }
        #expect(places == [Alignment.topLeading.css, Alignment.center.css])
    }

    @Test("V11: modals know the layer's size at once if the view was measured, and hear when it changes")
    func geometry() {
        let screen = open()
        screen.scope.viewportChanged(.array([390, 844, 0, 0, 0, 0, 0, 0].map { .number($0) }))
        screen.measured(390, 844)
        screen.operations(after: { model.first = true })
        #expect(screen.html.contains("first first 390x844"))
        screen.measured(844, 390)
        #expect(screen.html.contains("first first 844x390"))
    }

    @Test(
        "V11: a layer goes under notches where the page begins, and tells its modals how far; a page that scrolls is cut"
    )
    func safeAreas() {
        let screen = open()
        screen.scope.viewportChanged(.array([390, 844, 0, 0, 47, 0, 34, 0].map { .number($0) }))
        screen.settle()
        screen.measured(390, 763, y: 47)
        screen.operations(after: { model.first = true })
        #expect(screen.html.contains("first first 390x844 47 34"))
        #expect(screen.stages[0].style["top"] == "calc(-1*env(safe-area-inset-top))")
        screen.measured(390, 5000, y: 47)
        #expect(screen.html.contains("first first 390x844 47 0"))
    }

    @Test(
        "V23: modals lie above each other in the order in which they were presented, whatever the order of their views")
    func order() {
        let screen = open()
        screen.operations(after: { model.second = true })
        screen.operations(after: { model.first = true })
        #expect(screen.modals.map { String($0.fullText.prefix(6)) } == ["second", "first "])
    }

    @Test("V22, V40: what is asked for before the layer has been measured is shown in order, nothing is lost")
    func beforeMeasuring() {
        let screen = open()
        screen.operations(after: {
            model.first = true
            model.second = true
        })
        screen.operations(after: { model.first = false })
        screen.operations(after: { completions.finish("first") })
        screen.measured(300, 200)
        #expect(screen.modals.map { String($0.fullText.prefix(14)) } == ["second second "])
        #expect(screen.html.contains("second second 300x200"))
        #expect(
            notes.take() == [
                "first appeared", "first onPresent", "first in", "second appeared", "second onPresent", "second in",
                "first out", "first disappeared", "first onDismiss",
            ])
    }
}
