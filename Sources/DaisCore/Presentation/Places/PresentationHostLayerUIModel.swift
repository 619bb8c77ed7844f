// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The appearance and behavior of a layer for modals.
///
/// ```swift
/// var uiModel = PresentationHostLayerUIModel()
/// uiModel.dimmingViewColor = .clear
/// uiModel.dimmingViewTapAction = .passTapsThrough
/// ```
public struct PresentationHostLayerUIModel: Equatable, Sendable {
    /// The part of the view that contains the modals.
    public var frame: Frame = .default

    /// The color of the dimming view, which all modals of the layer share.
    public var dimmingViewColor = Color(css: "light-dark(rgb(100 100 100 / .3),rgb(0 0 0 / .4))")

    /// The action of a press outside the topmost modal.
    public var dimmingViewTapAction: DimmingViewTapAction = .default

    /// The behavior of the layer while an on-screen keyboard is visible.
    public var keyboardObserverSubUIModel: KeyboardObserverUIModel = .init()

    /// Creates a model with the default values.
    public init() {}

    /// The frame of a layer.
    public enum Frame: Equatable, Sendable {
        /// A rectangle of a fixed size, in points, aligned in the view and then moved by an offset.
        case fixed(size: CGSize, alignment: Alignment, offset: CGSize)
        /// The whole view.
        case infinite

        /// The default frame, `infinite`.
        public static var `default`: Self { .infinite }
    }

    /// The action of a press on the dimming view. Escape and the system's back gesture perform it, too.
    public enum DimmingViewTapAction: Int, Sendable, CaseIterable {
        /// The press has no effect, and views below the modal do not receive it.
        case none
        /// The press reaches the views below. The layer is not modal and does not restrict the focus.
        case passTapsThrough
        /// The topmost modal receives the press through its `dimmingViewTapActionPublisher`.
        case sendActionToTopmostModal

        /// The default action, `sendActionToTopmostModal`.
        public static var `default`: Self { .sendActionToTopmostModal }
    }
}
