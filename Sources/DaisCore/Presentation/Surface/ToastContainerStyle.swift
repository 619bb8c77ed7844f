// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The placement and metrics that all toasts of a host share.
///
/// ```swift
/// RootView()
///     .modalHost(toastContainerStyle: ToastContainerStyle(placement: .topTrailing, spacing: 12))
/// ```
/// The style applies to toasts presented inside the host, also when they go on to the window. The nearest style around
/// a presenting view wins.
public struct ToastContainerStyle: Hashable, Sendable {
    /// The edge or corner for toasts that specify none.
    public var placement: ToastPlacement
    /// The space between two toasts, in points.
    public var spacing: CGFloat
    /// The minimum distance from the edges, in points. Safe areas increase it.
    public var inset: CGFloat
    /// The maximum width of a toast, in points. Narrow hosts reduce it.
    public var maxWidth: CGFloat
    /// The corner radius, in points.
    public var cornerRadius: CGFloat
    /// The poses of a layout, or `nil` for a list.
    private var poses: ToastPoses?
    /// A Boolean value that indicates whether toasts lie behind the newest one until the pointer, a press or the focus is
    /// on one of them, as with ``StackedToastLayout``.
    public var isStacked: Bool {
        get { poses == .stacked }
        set { poses = newValue ? .stacked : nil }
    }

    /// Creates a style whose toasts are a list, or a stack. All lengths are in points.
    nonisolated public init(
        placement: ToastPlacement = .bottom, spacing: CGFloat = 8, inset: CGFloat = 16, maxWidth: CGFloat = 440,
        cornerRadius: CGFloat = 26, isStacked: Bool = false
    ) {
        self.placement = placement
        self.spacing = spacing
        self.inset = inset
        self.maxWidth = maxWidth
        self.cornerRadius = cornerRadius
        poses = isStacked ? .stacked : nil
    }

    /// Creates a style with a layout. All lengths are in points.
    ///
    /// - Parameters:
    ///   - layout: The layout, which is asked once.
    ///   - placement: The edge or corner for toasts that specify none.
    ///   - spacing: The space between two toasts that keep clear of one another.
    ///   - inset: The minimum distance from the edges.
    ///   - maxWidth: The maximum width of a toast.
    ///   - cornerRadius: The corner radius.
    nonisolated public init(
        layout: any ToastLayout, placement: ToastPlacement = .bottom, spacing: CGFloat = 8, inset: CGFloat = 16,
        maxWidth: CGFloat = 440, cornerRadius: CGFloat = 26
    ) {
        self.init(
            placement: placement, spacing: spacing, inset: inset, maxWidth: maxWidth, cornerRadius: cornerRadius)
        poses = ToastPoses(layout)
    }

    @MainActor func describe(_ host: inout Appearance) {
        for (name, value) in zip(LayerSurroundings.toasts, [spacing, inset, maxWidth, cornerRadius]) {
            host.set(name, Double(max(0, value)).css + "px")
        }
        host.attribute(AttributeName.toasts, poses.map { "\(placement.word) \($0.name)" } ?? placement.word)
        if let poses { host.require(poses.style) }
    }
}
