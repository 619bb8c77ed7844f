// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A size that a container proposes to a view, in points. `nil` asks for the ideal length.
///
/// ```swift
/// let height = subview.sizeThatFits(ProposedViewSize(width: 120, height: nil)).height
/// ```
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width, or `nil`.
    public var width: CGFloat?
    /// The proposed height, or `nil`.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposal with a length in the place of each `nil`, by default 10.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The length that stands for an infinite one in the browser.
    static let endless: CGFloat = 100_000

    /// The proposal as the client reads it: two lengths in tenths of a point, `-` for none.
    var wireName: String { Self.text(width) + "," + Self.text(height) }

    private static func text(_ length: CGFloat?) -> String {
        guard let length, !length.isNaN else { return "-" }
        return ((min(max(length, 0), endless) * 10).rounded() / 10).css
    }
}
