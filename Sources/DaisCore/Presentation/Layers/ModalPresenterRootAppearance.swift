// SPDX-License-Identifier: Apache-2.0

/// How a root for modals looks and behaves.
public struct ModalPresenterRootAppearance: Equatable, Sendable {
    public typealias Frame = PresentationHostLayerUIModel.Frame
    public typealias DimmingViewTapAction = PresentationHostLayerUIModel.DimmingViewTapAction

    /// The part of the view that modals are kept in.
    public var frame: Frame = .default
    /// The colour of the one dimming view that all modals of the root share.
    public var dimmingViewColor = PresentationHostLayerUIModel().dimmingViewColor
    /// What becomes of a press beside the topmost modal.
    public var dimmingViewTapAction: DimmingViewTapAction = .default

    /// How modals make room for an on-screen keyboard.
    public var keyboardResponsivenessStrategy: KeyboardObserver.KeyboardResponsivenessStrategy = .default
    /// Whether only the modal that has the focus moves, or all of them.
    public var onlyFocusedModalIsKeyboardResponsive: Bool = true

    public init() {}

    var uiModel: PresentationHostLayerUIModel {
        var model = PresentationHostLayerUIModel()
        model.frame = frame
        model.dimmingViewColor = dimmingViewColor
        model.dimmingViewTapAction = dimmingViewTapAction
        model.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = keyboardResponsivenessStrategy
        return model
    }
}

extension KeyboardObserver {
    public typealias KeyboardResponsivenessStrategy = KeyboardObserverUIModel.KeyboardResponsivenessStrategy
}
