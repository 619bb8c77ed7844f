// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A size that is suggested to something; `nil` leaves a dimension to it.
public struct ProposedViewSize: Hashable, Sendable {
    /// Points.
    public var width: CGFloat?
    /// Points.
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size, with `size` for what is left open.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
