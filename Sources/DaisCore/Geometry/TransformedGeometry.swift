// SPDX-License-Identifier: Apache-2.0
public import Foundation

// What Core Graphics adds to the types of geometry beside what Foundation on Linux has.

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// A Boolean value that indicates whether two points are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// Returns the transformed size. A translation does not change it.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// A Boolean value that indicates whether two sizes are equal.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners. `.null` and `.infinite` stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            CGPoint(x: $0.0, y: $0.1).applying(t)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A Boolean value that indicates whether two rectangles are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
