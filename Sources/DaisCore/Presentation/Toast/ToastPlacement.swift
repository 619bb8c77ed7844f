// SPDX-License-Identifier: Apache-2.0

/// Where toasts appear. In narrow windows only top and bottom remain. The newest is nearest to the edge.
public enum ToastPlacement: String, Hashable, Sendable, CaseIterable {
    /// Where the ``ToastContainerStyle`` around says; at the bottom without one.
    case automatic
    case top
    case topLeading = "top-leading"
    case topTrailing = "top-trailing"
    case bottom
    case bottomLeading = "bottom-leading"
    case bottomTrailing = "bottom-trailing"
}
