// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps toasts clear of this view: of a bar at the bottom, say, or of a button that floats there.
    ///
    /// ```swift
    /// PlayerBar().toastSafeAreaAnchor(.bottom)
    /// ```
    /// While something modal is presented it counts for nothing: then the bar is out of reach.
    /// - Parameter edge: toasts at this edge of the window stand inside of the view, above it for `.bottom`.
    nonisolated public func toastSafeAreaAnchor(_ edge: VerticalEdge = .bottom) -> some View {
        modifier(ToastAnchor(edge: edge))
    }
}

nonisolated struct ToastAnchor: BoxModifier {
    let edge: VerticalEdge

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("data-keeps", edge == .top ? "top" : "bottom")
    }
}
