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

    private func lift(_ screen: Screen) -> String? { screen.modals.first?.style["--lift"] }

    private func keyboard(_ screen: Screen, _ values: Double...) {
        SessionContext.$current.withValue(screen.scope) {
            screen.scope.keyboardChanged(.array(values.map { .number($0) }))
        }
        screen.settle()
    }

    @Test("V27: modals move up so far that the field is 20 points above the keyboard, and back when it goes")
    func obscured() {
        let screen = Screen { Home(model: model) }
        #expect(lift(screen) == nil)
        keyboard(screen, 300, 100, 1)
        #expect(lift(screen) == "220px")
        keyboard(screen, 0)
        #expect(lift(screen) == nil)
        keyboard(screen, 300, 400, 2)
        #expect(lift(screen) == nil)
    }

    @Test("V27, V36: another strategy counts from then on")
    func strategies() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.strategy = .offset(offset: 50) })
        keyboard(screen, 300, 100, 1)
        #expect(lift(screen) == "50px")
        screen.operations(after: { model.strategy = .offsetByKeyboardHeight(additionalOffset: 10) })
        #expect(lift(screen) == "310px")
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
