// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How the toasts of a host stand: the same for all of them, whatever each of them is like.
///
/// ```swift
/// RootView()
///     .modalHost(toastContainerStyle: ToastContainerStyle(placement: .topTrailing, spacing: 12))
/// ```
/// It holds for what is shown from inside of that host, also where that goes on to the window. The nearest style around
/// a view counts.
public struct ToastContainerStyle: Hashable, Sendable {
    /// The edge or corner for toasts that do not name one themselves.
    public var placement: ToastPlacement
    /// Between two toasts, in points.
    public var spacing: CGFloat
    /// What stays free at the edges, in points; more where there is a notch.
    public var inset: CGFloat
    /// Points; less where the host is narrower.
    public var maxWidth: CGFloat
    /// Points.
    public var cornerRadius: CGFloat

    nonisolated public init(
        placement: ToastPlacement = .bottom, spacing: CGFloat = 8, inset: CGFloat = 16, maxWidth: CGFloat = 440,
        cornerRadius: CGFloat = 26
    ) {
        self.placement = placement
        self.spacing = spacing
        self.inset = inset
        self.maxWidth = maxWidth
        self.cornerRadius = cornerRadius
    }

    /// What a host says on its element, for the layers of what is shown from inside.
    static let properties = ["--toast-gap", "--toast-inset", "--toast-width", "--toast-radius"]
    static let attribute = "data-toasts"

    @MainActor func describe(_ host: inout Appearance) {
        for (name, value) in zip(Self.properties, [spacing, inset, maxWidth, cornerRadius]) {
            host.set(name, Double(max(0, value)).css + "px")
        }
        host.attribute(Self.attribute, placement == .automatic ? ToastPlacement.bottom.rawValue : placement.rawValue)
    }
}
