// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Combine
import SwiftUI

// The code of the guide that modals come from, with a view wherever a view controller stood.

struct FlowState {
    var isShowingModal = false
}

struct BaseScreen: View {
    var body: some View { Text("base") }
}
struct ModalScreen: View {
    var body: some View { Text("modal") }
}

enum Rendering {
    @MainActor static func render(state: FlowState) -> some View {
        BaseScreen().presentingModals {
            if state.isShowingModal {
                Modal(key: "my-modal", style: .full(), content: ModalScreen())
            }
        }
    }

    @MainActor static func containers(baseScreen: BaseScreen, modalScreen: ModalScreen) -> some View {
        VStack {
            ModalContainer(
                base: baseScreen,
                modals: [
                    Modal(
                        key: "my-modal",
                        style: .full(),
                        content: modalScreen
                    )
                ]
            )
            baseScreen.presentingModals {
                Modal(
                    key: "my-modal",
                    style: .full(),
                    content: modalScreen
                )
            }
            ToastContainer(base: baseScreen, toasts: [Toast(key: "saved", content: Text("Saved"))])
        }
    }
}

struct MyStyle: ModalPresentationStyle {
    public func behaviorPreferences(
        for context: ModalBehaviorContext
    ) -> ModalBehaviorPreferences {
        .init(
            overlayTap: .dismiss(onDismiss: {}),
            interactiveDismiss: .swipeDown(onDismiss: {}),
            usesPreferredContentSize: true
        )
    }

    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        let size = context.preferredContentSize.value ?? context.containerSize
        return ModalDisplayValues(
            frame: CGRect(
                x: (context.containerSize.width - size.width) / 2, y: context.containerSafeAreaInsets.top,
                width: size.width, height: size.height),
            roundedCorners: ModalRoundedCorners(radius: 6, corners: .top),
            overlayOpacity: 0.75,
            shadow: .none)
    }

    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        .crossFadeValues(from: displayValues(for: context))
    }

    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        ModalTransitionValues(frame: .beyond(.bottom), alpha: 0, animation: .spring())
    }
}

extension ModalPresentationStyleProvider {
    static var myFullModalStyle: ModalPresentationStyleProvider { ModalPresentationStyleProvider(MyStyle()) }
    static func themed(_ scale: Double) -> ModalPresentationStyleProvider {
        .init { (environment: ViewEnvironment) in
            _ = environment.modalStylesheet
            return MyStyle()
        }
    }
}

struct ModalPresenting: View {
    @Environment(\.modalPresenter) private var modalPresenter
    @Environment(\.toastPresenter) private var toastPresenter
    @Environment(\.modalListObserver) private var modalListObserver
    @State private var modalLifetime: (any ModalLifetime)?
    @State private var observationLifetime: ModalListObservationLifetime!
    let workflow: MyWorkflow

    var body: some View {
        Button("Present") {
            self.modalLifetime = self.modalPresenter.present(
                ModalScreen(),
                style: .full()
            )
        }
        Button("Observe") {
            self.observationLifetime = self.modalListObserver.observe(workflow) { output in
                switch output {
                case .done:
                    self.observationLifetime.stopObserving()
                    self.observationLifetime = nil
                }
            }
        }
        Button("Toast") {
            toastPresenter.present(Text("Saved"), style: .standard(), accessibilityAnnouncement: "Saved")
        }
        Button("Dismiss") { modalLifetime?.dismiss() }
    }

    func presentFullScreenModal(_ modal: some View, completion: (() -> Void)?) -> any ModalLifetime {
        self.modalPresenter.present(
            modal,
            style: .myFullModalStyle,
            completion: completion
        )
    }
}

/// A flow without a view of its own: lists, and a result.
struct MyWorkflow: AsyncSequence {
    enum Output { case done }
    typealias Element = ModalsUpdate<Output>
    let updates: AsyncStream<ModalsUpdate<Output>>

    func makeAsyncIterator() -> AsyncStream<ModalsUpdate<Output>>.Iterator { updates.makeAsyncIterator() }

    static func rendering(modals: [AnyModal], toasts: [AnyToast]) -> ModalsRendering {
        ModalsRendering(
            modals: modals,
            toasts: toasts,
        )
    }
}

@MainActor
func observe(_ observer: ModalListObserver, _ subject: PassthroughSubject<ModalsRendering, Never>) -> [Any] {
    [observer.observe(subject), observer.observe(subject) { _ in }]
}
