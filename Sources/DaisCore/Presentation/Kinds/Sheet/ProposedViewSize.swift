// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A proposal for the size of a view; `nil` leaves a dimension to the view.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points, or `nil`.
    public var width: CGFloat?
    /// The proposed height in points, or `nil`.
    public var height: CGFloat?

    /// A size of zero, which asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A size with both dimensions `nil`, which asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// An infinite size, which asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal. A `nil` dimension is left to the view.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal with both dimensions specified.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the size with `nil` dimensions replaced by those of `size`, 10 points by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
