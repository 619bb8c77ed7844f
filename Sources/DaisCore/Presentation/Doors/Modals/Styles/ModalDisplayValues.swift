// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The appearance of a modal between its entry and its exit.
///
/// ```swift
/// ModalDisplayValues(frame: ModalFrame(height: .fraction(0.5), alignment: .bottom), overlayOpacity: 0.4)
/// ```
public struct ModalDisplayValues {
    /// The frame of the modal in its container.
    public var frame: ModalFrame
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The rounded corners.
    public var roundedCorners: ModalRoundedCorners
    /// The opacity of the overlay that dims the views below, from 0 to 1.
    public var overlayOpacity: Double
    /// The color of the overlay.
    public var overlayColor: Color
    /// The shadow.
    public var shadow: ModalShadow
    /// Views at the edges of the modal that move with it, such as a handle or a badge.
    public var decorations: [ModalDecoration]
    /// The background color, or `nil` for the default background.
    public var background: Color?

    /// Creates values with a frame that the browser resolves.
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

    /// Creates values with a rectangle in points, for styles that compute the layout.
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
