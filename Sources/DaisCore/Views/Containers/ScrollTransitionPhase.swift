// SPDX-License-Identifier: Apache-2.0

/// The place of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is beyond the top or the leading edge.
    case topLeading
    /// The view is in sight.
    case identity
    /// The view is beyond the bottom or the trailing edge.
    case bottomTrailing

    /// A Boolean that is `true` while the view is in sight, where it should look as it does by itself.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 beyond the top or the leading edge, 0 in sight, and 1 beyond the other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
