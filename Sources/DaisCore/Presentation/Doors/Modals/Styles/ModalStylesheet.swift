// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The metrics of the built-in modal styles.
///
/// ```swift
/// RootView()
///     .environment(\.modalStylesheet, ModalStylesheet(cornerRadius: 20, overlayOpacity: 0.5))
/// ```
public struct ModalStylesheet: Equatable, Sendable {
    /// The corner radius of cards and sheets, in points.
    public var cornerRadius: CGFloat
    /// The opacity of the overlay, from 0 to 1.
    public var overlayOpacity: Double
    /// The color of the overlay.
    public var overlayColor: Color
    /// The maximum width of cards, in points.
    public var cardMaxWidth: CGFloat
    /// The distance of cards and sheets from the container's edges, in points.
    public var inset: CGFloat
    /// The scale from which a card's entry starts; 1 is the full size.
    public var scale: CGFloat
    /// The size of a sheet's handle, in points.
    public var handleSize: CGSize
    /// The distance by which a sheet can be dragged up, in points.
    public var reverseInset: CGFloat
    /// The shadow of cards and sheets.
    public var shadow: ModalShadow
    /// The animation of entries and exits.
    public var animation: Animation

    /// Creates a style sheet. All lengths are in points.
    nonisolated public init(
        cornerRadius: CGFloat = 16, overlayOpacity: Double = 0.45, overlayColor: Color = .black,
        cardMaxWidth: CGFloat = 500, inset: CGFloat = 8, scale: CGFloat = 0.9,
        handleSize: CGSize = CGSize(width: 40, height: 5), reverseInset: CGFloat = 32,
        shadow: ModalShadow = ModalShadow(radius: 48, opacity: 0.28, offset: CGSize(width: 0, height: 16)),
        animation: Animation = .spring(duration: 0.4)
    ) {
        self.cornerRadius = cornerRadius
        self.overlayOpacity = overlayOpacity
        self.overlayColor = overlayColor
        self.cardMaxWidth = cardMaxWidth
        self.inset = inset
        self.scale = scale
        self.handleSize = handleSize
        self.reverseInset = reverseInset
        self.shadow = shadow
        self.animation = animation
    }
}

private struct ModalStylesheetKey: EnvironmentKey { static let defaultValue = ModalStylesheet() }

extension EnvironmentValues {
    /// The metrics of the built-in modal styles for presentations of the reading view.
    public var modalStylesheet: ModalStylesheet {
        get { self[ModalStylesheetKey.self] }
        set { self[ModalStylesheetKey.self] = newValue }
    }
}
