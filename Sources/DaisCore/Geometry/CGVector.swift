// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A vector in points, such as the one from the center of a knob to the finger that turns it.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal component; positive values point right.
    public var dx: CGFloat
    /// The vertical component; positive values point down.
    public var dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector()

    /// Creates a vector of length 0.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its components, in points.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its components, in points.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
