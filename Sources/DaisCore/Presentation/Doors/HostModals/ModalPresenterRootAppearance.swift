// SPDX-License-Identifier: Apache-2.0

/// The appearance and behavior of a root for modals.
///
/// ```swift
/// var appearance = ModalPresenterRootAppearance()
/// appearance.dimmingViewTapAction = .passTapsThrough
/// ```
public struct ModalPresenterRootAppearance: Equatable, Sendable {
    /// The part of the view that contains the modals.
    public typealias Frame = PresentationHostLayerUIModel.Frame
    /// The action of a press on the dimming view.
    public typealias DimmingViewTapAction = PresentationHostLayerUIModel.DimmingViewTapAction

    /// The part of the view that contains the modals.
    public var frame: Frame = .default
    /// The color of the dimming view, which all modals of the root share.
    public var dimmingViewColor = PresentationHostLayerUIModel().dimmingViewColor
    /// The action of a press outside the topmost modal.
    public var dimmingViewTapAction: DimmingViewTapAction = .default

    /// The way modals avoid an on-screen keyboard.
    public var keyboardResponsivenessStrategy: KeyboardObserver.KeyboardResponsivenessStrategy = .default
    /// A Boolean value that indicates whether only the modal with the focus moves, instead of all modals.
    public var onlyFocusedModalIsKeyboardResponsive: Bool = true

    /// Creates an appearance with the default values.
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
    /// The way modals avoid an on-screen keyboard.
    public typealias KeyboardResponsivenessStrategy = KeyboardObserverUIModel.KeyboardResponsivenessStrategy
}
