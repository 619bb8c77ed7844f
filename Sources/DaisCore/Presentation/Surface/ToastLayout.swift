// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layout of the toasts of a host, for a design system that arranges several toasts in its own way.
///
/// ```swift
/// struct FanLayout: ToastLayout {
///     func pose(at index: Int, isExpanded: Bool) -> ToastPose {
///         if isExpanded { return ToastPose() }
///         return ToastPose(
///             keepsClear: false, distance: CGFloat(index) * 12, rotation: .degrees(Double(index) * -4),
///             opacity: index < 3 ? 1 : 0)
///     }
/// }
///
/// RootView().modalHost(toastContainerStyle: ToastContainerStyle(layout: FanLayout()))
/// ```
/// The browser applies the poses and moves toasts between them without asking the server. Toasts spread out while the
/// pointer, a press or the focus is on one of them.
public protocol ToastLayout {
    /// Returns the pose of a toast. Dais asks for the first eight; further toasts have the pose of the eighth.
    ///
    /// - Parameters:
    ///   - index: The number of newer toasts in the same place.
    ///   - isExpanded: Indicates whether the pointer, a press or the focus is on one of the toasts.
    nonisolated func pose(at index: Int, isExpanded: Bool) -> ToastPose
}

/// The position and the appearance of a toast among others.
///
/// ```swift
/// ToastPose(keepsClear: false, distance: 10, scale: 0.95)
/// ```
public struct ToastPose: Hashable, Sendable {
    /// A Boolean value that indicates whether the toast lies beyond newer ones, and not on them.
    public var keepsClear: Bool
    /// The additional distance from the edge of the window, or from a bar that toasts keep clear of, in points.
    public var distance: CGFloat
    /// The size, as a factor. The side at the edge of the window stays in place.
    public var scale: CGFloat
    /// The rotation around the middle of that side, clockwise.
    public var rotation: Angle
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Creates a pose. Without parameters, it is that of a list: as it is, beyond newer toasts.
    nonisolated public init(
        keepsClear: Bool = true, distance: CGFloat = 0, scale: CGFloat = 1, rotation: Angle = .zero,
        opacity: Double = 1
    ) {
        self.keepsClear = keepsClear
        self.distance = distance
        self.scale = scale
        self.rotation = rotation
        self.opacity = opacity
    }
}

/// A layout in which toasts lie behind the newest one. Two edges show, and further ones are hidden.
///
/// ```swift
/// RootView().modalHost(toastContainerStyle: ToastContainerStyle(layout: StackedToastLayout()))
/// ```
public struct StackedToastLayout: ToastLayout, Sendable {
    /// Creates the layout.
    nonisolated public init() {}

    /// Returns the pose of a toast.
    nonisolated public func pose(at index: Int, isExpanded: Bool) -> ToastPose {
        guard !isExpanded, index > 0 else { return ToastPose() }
        let behind = CGFloat(min(index, 3))
        return ToastPose(
            keepsClear: false, distance: 10 * behind, scale: 1 - 0.05 * behind, opacity: index < 3 ? 1 : 0)
    }
}
