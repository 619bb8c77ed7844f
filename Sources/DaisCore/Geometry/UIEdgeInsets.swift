// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Distances from the edges of a rectangle in points, with sides that do not depend on the language.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distances from the edges.
    public var top, left, bottom, right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Creates distances of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }
}

extension CGRect {
    /// Returns the rectangle without the distances from its edges.
    ///
    /// ```swift
    /// let place = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    /// ```
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

extension EdgeInsets {
    /// Creates insets whose leading edge is the left one.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
