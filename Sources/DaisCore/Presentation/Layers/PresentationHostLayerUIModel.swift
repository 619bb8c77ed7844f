// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a layer for modals looks and behaves.
///
/// ```swift
/// var uiModel = PresentationHostLayerUIModel()
/// uiModel.dimmingViewColor = .clear
/// uiModel.dimmingViewTapAction = .passTapsThrough
/// ```
public struct PresentationHostLayerUIModel: Equatable, Sendable {
    /// The part of the view that modals are kept in.
    public var frame: Frame = .default

    /// The colour of the one dimming view that all modals of the layer share.
    public var dimmingViewColor = Color(css: "light-dark(rgb(100 100 100 / .3),rgb(0 0 0 / .4))")

    /// What becomes of a press beside the topmost modal.
    public var dimmingViewTapAction: DimmingViewTapAction = .default

    /// How the layer makes room for an on-screen keyboard while a field in it has the focus.
    public var keyboardObserverSubUIModel: KeyboardObserverUIModel = .init()

    public init() {}

    /// The frame of a layer.
    public enum Frame: Equatable, Sendable {
        /// A rectangle of this size, in points, placed in the view and then moved.
        case fixed(size: CGSize, alignment: Alignment, offset: CGSize)
        /// All of the view.
        case infinite

        public static var `default`: Self { .infinite }
    }

    /// What a press on the dimming view does. Escape and the system's back gesture do the same.
    public enum DimmingViewTapAction: Int, Sendable, CaseIterable {
        /// Nothing, and nothing below the modal hears of it.
        case none
        /// What lies below is pressed; the layer closes nothing off, and keeps the focus from nothing.
        case passTapsThrough
        /// The topmost modal is told, through its `dimmingViewTapActionPublisher`.
        case sendActionToTopmostModal

        public static var `default`: Self { .sendActionToTopmostModal }
    }
}
