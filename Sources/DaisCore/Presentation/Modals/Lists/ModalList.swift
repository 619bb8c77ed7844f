// SPDX-License-Identifier: Apache-2.0

/// Modals and toasts as a value: what one part of an app presents, to be put together with what others do.
///
/// ```swift
/// let everything = onboarding.list + checkout.list.appending(toasts: [Toast(key: "offline", "No connection")])
/// ```
/// The order of the modals is that in which they stand, lowest first. Keys of different lists may be equal; then they are
/// told apart by their order, as within one list.
public struct ModalList: Sendable {
    public var modals: [Modal]
    public var toasts: [Toast]
    /// What toasts keep clear of while this list is presented.
    public var toastSafeAreaAnchors: [ToastSafeAreaAnchor]

    nonisolated public init(
        modals: [Modal] = [], toasts: [Toast] = [], toastSafeAreaAnchors: [ToastSafeAreaAnchor] = []
    ) {
        self.modals = modals
        self.toasts = toasts
        self.toastSafeAreaAnchors = toastSafeAreaAnchors
    }

    /// What an element of a sequence says.
    nonisolated public init(_ rendering: ModalsRendering) {
        self.init(modals: rendering.modals, toasts: rendering.toasts)
    }

    nonisolated public static func + (below: ModalList, above: ModalList) -> ModalList {
        ModalList(
            modals: below.modals + above.modals, toasts: below.toasts + above.toasts,
            toastSafeAreaAnchors: below.toastSafeAreaAnchors + above.toastSafeAreaAnchors)
    }

    nonisolated public static func += (below: inout ModalList, above: ModalList) { below = below + above }

    /// This list, and another above it.
    nonisolated public func appending(_ other: ModalList) -> ModalList { self + other }

    /// This list with more in it.
    nonisolated public func appending(
        modals: [Modal] = [], toasts: [Toast] = [], toastSafeAreaAnchors: [ToastSafeAreaAnchor] = []
    ) -> ModalList {
        self + ModalList(modals: modals, toasts: toasts, toastSafeAreaAnchors: toastSafeAreaAnchors)
    }
}
