// SPDX-License-Identifier: Apache-2.0

/// The position of toasts. Narrow windows use only top and bottom. The newest toast is nearest to the edge.
///
/// ```swift
/// .toast("Saved", isPresented: $isSaved, placement: .topTrailing)
/// ```
public enum ToastPlacement: String, Hashable, Sendable, CaseIterable {
    /// The position of the enclosing ``ToastContainerStyle``, or the bottom by default.
    case automatic
    /// The middle of the top edge.
    case top
    /// The top leading corner.
    case topLeading = "top-leading"
    /// The top trailing corner.
    case topTrailing = "top-trailing"
    /// The middle of the bottom edge.
    case bottom
    /// The bottom leading corner.
    case bottomLeading = "bottom-leading"
    /// The bottom trailing corner.
    case bottomTrailing = "bottom-trailing"
}
