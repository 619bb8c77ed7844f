// SPDX-License-Identifier: Apache-2.0

/// A value with the modals and toasts of one part of an app, which can be joined with those of other parts.
///
/// ```swift
/// let everything = onboarding.list + checkout.list.appending(toasts: [Toast(key: "offline", "No connection")])
/// ```
/// The modals are in stacking order, lowest first. Equal keys in different lists are distinguished by their order, as
/// within one list.
public struct ModalList: Sendable {
    /// The modals, lowest first.
    public var modals: [Modal]
    /// The toasts.
    public var toasts: [Toast]
    /// The distances that toasts keep while this list is presented.
    public var toastSafeAreaAnchors: [ToastSafeAreaAnchor]

    /// Creates a list.
    nonisolated public init(
        modals: [Modal] = [], toasts: [Toast] = [], toastSafeAreaAnchors: [ToastSafeAreaAnchor] = []
    ) {
        self.modals = modals
        self.toasts = toasts
        self.toastSafeAreaAnchors = toastSafeAreaAnchors
    }

    /// Creates a list from an element of a sequence.
    nonisolated public init(_ rendering: ModalsRendering) {
        self.init(modals: rendering.modals, toasts: rendering.toasts)
    }

    /// Returns a list with the modals of `above` above those of `below`.
    nonisolated public static func + (below: ModalList, above: ModalList) -> ModalList {
        ModalList(
            modals: below.modals + above.modals, toasts: below.toasts + above.toasts,
            toastSafeAreaAnchors: below.toastSafeAreaAnchors + above.toastSafeAreaAnchors)
    }

    /// Adds the modals and toasts of a list above the existing ones.
    nonisolated public static func += (below: inout ModalList, above: ModalList) { below = below + above }

    /// Returns this list with another one above it.
    nonisolated public func appending(_ other: ModalList) -> ModalList { self + other }

    /// Returns this list with more modals and toasts.
    nonisolated public func appending(
        modals: [Modal] = [], toasts: [Toast] = [], toastSafeAreaAnchors: [ToastSafeAreaAnchor] = []
    ) -> ModalList {
        self + ModalList(modals: modals, toasts: toasts, toastSafeAreaAnchors: toastSafeAreaAnchors)
    }
}
