// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a modal is while it is there.
public struct ModalDisplayValues {
    public var frame: ModalFrame
    /// From 0 to 1.
    public var alpha: Double
    public var roundedCorners: ModalRoundedCorners
    /// How much of what lies below is covered, from 0 to 1.
    public var overlayOpacity: Double
    public var overlayColor: Color
    public var shadow: ModalShadow
    /// What stands at the modal and moves with it: a handle, a badge.
    public var decorations: [ModalDecoration]
    /// What the content stands on; `nil` is the usual background.
    public var background: Color?

    nonisolated public init(
        frame: ModalFrame, alpha: Double = 1, roundedCorners: ModalRoundedCorners = .none, overlayOpacity: Double = 0,
        overlayColor: Color = .black, shadow: ModalShadow = .none, decorations: [ModalDecoration] = [],
        background: Color? = nil
    ) {
        self.frame = frame
        self.alpha = alpha
        self.roundedCorners = roundedCorners
        self.overlayOpacity = overlayOpacity
        self.overlayColor = overlayColor
        self.shadow = shadow
        self.decorations = decorations
        self.background = background
    }

    /// Values with a rectangle in points, for styles that compute with numbers.
    nonisolated public init(
        frame: CGRect, alpha: Double = 1, roundedCorners: ModalRoundedCorners = .none, overlayOpacity: Double = 0,
        overlayColor: Color = .black, shadow: ModalShadow = .none, decorations: [ModalDecoration] = [],
        background: Color? = nil
    ) {
        self.init(
            frame: .rect(frame), alpha: alpha, roundedCorners: roundedCorners, overlayOpacity: overlayOpacity,
            overlayColor: overlayColor, shadow: shadow, decorations: decorations, background: background)
    }
}
