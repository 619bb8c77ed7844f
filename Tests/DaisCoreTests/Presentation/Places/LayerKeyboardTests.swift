// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Layers for modals and an on-screen keyboard")
struct LayerKeyboardTests {
    @Observable
    final class Model {
        var isPresented = true
        var strategy = KeyboardObserverUIModel.KeyboardResponsivenessStrategy.default
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            var uiModel = PresentationHostLayerUIModel()
            uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = model.strategy
            return Text("page")
                .presentationHost(id: "card", isPresented: $model.isPresented) {
                    TextField("Name", text: .constant(""))
                }
                .presentationHostLayer(uiModel: uiModel)
        }
    }

    private let model = Model()

    private func lift(_ screen: Screen) -> String? { screen.modals.first?.attribute("data-lift") }

    @Test("V27: modals say how they move out of its way, so that the browser asks nobody")
    func obscured() {
        let screen = Screen { Home(model: model) }
        #expect(lift(screen) == "obscured 20")
        let operations = screen.operations(after: {
            screen.scope.keyboardChanged(.array([.number(300), .number(100), .number(1)]))
        })
        #expect(operations == [])
    }

    @Test("V27, V36: another strategy counts from then on")
    func strategies() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.strategy = .offset(offset: 50) })
        #expect(lift(screen) == "fixed 50")
        screen.operations(after: { model.strategy = .offsetByKeyboardHeight(additionalOffset: 10) })
        #expect(lift(screen) == "keyboard 10")
        screen.operations(after: { model.strategy = .none })
        #expect(lift(screen) == nil)
    }

    @Test("V36: in a root only the modal with the focus moves, unless all are to")
    func focusedOnly() {
        var appearance = ModalPresenterRootAppearance()
        func classes() -> String {
            let screen = Screen { [appearance] in
                Text("page")
                    .modalPresenterLink(link: ModalPresenterLink(linkID: "card"), isPresented: .constant(true)) {
                        Text("card")
                    }
                    .modalPresenterRoot(appearance: appearance)
            }
            return screen.modals[0].classes
        }
        #expect(classes().contains("lifts-focused"))
        appearance.onlyFocusedModalIsKeyboardResponsive = false
        #expect(!classes().contains("lifts-focused"))
    }
}
