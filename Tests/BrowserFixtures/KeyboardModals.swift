// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Modals with a field at their bottom, above a page that stays as it is: of a layer with each strategy, and by style.
struct KeyboardModals: View {
    @State private var strategy = KeyboardObserverUIModel.KeyboardResponsivenessStrategy.default
    @State private var isCard = false
    @State private var isAdjusting: Bool?
    @State private var isPair = false
    @State private var movesFocusedOnly = true
    @State private var text = ""

    var body: some View {
        VStack {
            Text("Page header")
            Button("Obscured") { open(.offsetByObscuredViewHeight(additionalOffset: 30)) }
            Button("Whole") { open(.offsetByKeyboardHeight(additionalOffset: -100)) }
            Button("Fixed") { open(.offset(offset: 50)) }
            Button("None") { open(.none) }
            Button("Style") { isAdjusting = true }
            Button("Covered style") { isAdjusting = false }
            Button("Pair") { openPair(movesFocusedOnly: true) }
            Button("Whole pair") { openPair(movesFocusedOnly: false) }
            TextField("Page field", text: $text)
            Spacer()
            Text("Page end")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .ignoresSafeArea(isCard || isPair || isAdjusting != nil ? .keyboard : [])
        .presentationHost(id: "card", isPresented: $isCard) {
            KeyboardCard().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .presentationHostLayer(uiModel: uiModel)
        .modalPresenterLink(link: ModalPresenterLink(rootID: "pair", linkID: "lower"), isPresented: $isPair) {
            Text("Lower modal").padding().background(.white)
        }
        .modalPresenterLink(link: ModalPresenterLink(rootID: "pair", linkID: "upper"), isPresented: $isPair) {
            KeyboardCard().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .modalPresenterRoot(root: ModalPresenterRoot(rootID: "pair"), appearance: pairAppearance)
        .presentingModals {
            if let isAdjusting {
                Modal(key: "card", style: LowCard(adjusts: isAdjusting) { self.isAdjusting = nil }) { KeyboardCard() }
            }
        }
    }

    private func open(_ new: KeyboardObserverUIModel.KeyboardResponsivenessStrategy) {
        strategy = new
        isCard = true
    }

    private func openPair(movesFocusedOnly: Bool) {
        self.movesFocusedOnly = movesFocusedOnly
        isPair = true
    }

    private var pairAppearance: ModalPresenterRootAppearance {
        var appearance = ModalPresenterRootAppearance()
        appearance.keyboardResponsivenessStrategy = .offset(offset: 50)
        appearance.onlyFocusedModalIsKeyboardResponsive = movesFocusedOnly
        return appearance
    }

    private var uiModel: PresentationHostLayerUIModel {
        var model = PresentationHostLayerUIModel()
        model.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = strategy
        return model
    }
}

private struct KeyboardCard: View {
    @State private var high = ""
    @State private var low = ""

    var body: some View {
        VStack(spacing: 12) {
            Text("Card header").font(.headline)
            TextField("High", text: $high).textFieldStyle(.roundedBorder)
            Spacer()
            TextField("Low", text: $low).textFieldStyle(.roundedBorder)
        }
        .padding()
        .frame(height: 320)
        .background(.white)
    }
}

private struct LowCard: ModalPresentationStyle {
    let adjusts: Bool
    let onDismiss: () -> Void

    init(adjusts: Bool, onDismiss: @escaping () -> Void) {
        self.adjusts = adjusts
        self.onDismiss = onDismiss
    }

    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
        ModalBehaviorPreferences(overlayTap: .dismiss(onDismiss: onDismiss), adjustsForKeyboard: adjusts)
    }
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(frame: ModalFrame(width: .dynamic, height: .content, alignment: .bottom))
    }
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(alpha: 0)
    }
}
