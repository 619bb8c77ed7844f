// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The measures of the built-in styles of modals.
///
/// ```swift
/// RootView()
///     .environment(\.modalStylesheet, ModalStylesheet(cornerRadius: 20, overlayOpacity: 0.5))
/// ```
public struct ModalStylesheet: Equatable, Sendable {
    /// Of cards and sheets, in points.
    public var cornerRadius: CGFloat
    /// From 0 to 1.
    public var overlayOpacity: Double
    public var overlayColor: Color
    /// Points.
    public var cardMaxWidth: CGFloat
    /// What stays free around cards and sheets, in points.
    public var inset: CGFloat
    /// What a card grows from, 1 being its own size.
    public var scale: CGFloat
    /// The handle of a sheet, in points.
    public var handleSize: CGSize
    /// How far a sheet can be pulled up, in points.
    public var reverseInset: CGFloat
    public var shadow: ModalShadow
    public var animation: Animation

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
    /// The measures of the built-in styles of modals for what is presented from here.
    public var modalStylesheet: ModalStylesheet {
        get { self[ModalStylesheetKey.self] }
        set { self[ModalStylesheetKey.self] = newValue }
    }
}
