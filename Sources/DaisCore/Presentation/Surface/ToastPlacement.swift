// SPDX-License-Identifier: Apache-2.0

/// The position of toasts. Narrow windows use only top and bottom. The newest toast is nearest to the edge, so that toasts
/// at the bottom grow upward. Those at a side grow from its middle to both ends, the newest is the lowest.
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
    /// The middle of the leading edge.
    case leading
    /// The middle of the trailing edge.
    case trailing

    /// The value on the page. Toasts at a side are arranged like those at the bottom, to which narrow windows move them.
    var word: String {
        switch self {
        case .automatic: ToastPlacement.bottom.rawValue
        case .leading, .trailing: "\(Self.side)-\(rawValue)"
        default: rawValue
        }
    }

    /// The first part of the values of the sides.
    static let side = "bottom-side"
}

extension FeatureStyle {
    /// Toasts in the middle of a side. The client moves them down by half of their height, unless they lie behind one
    /// another.
    static let toastSides = FeatureStyle(
        "toast-sides",
        """
        @media (min-width:600px){
        [data-place^=bottom-side]>.toast-container{bottom:50%;max-width:min(var(--toast-width,440px),50% - 2*var(--free))}
        [data-place^=bottom-side][data-stacked]>.toast-container{bottom:calc(50% - 24px)}}
        """)
}
