// SPDX-License-Identifier: Apache-2.0

/// The factors with which new colors are computed from colors.
///
/// Each row gives one component of the new color: the factors of red, green, blue and opacity, and a number that is
/// added. Components are from 0 to 1.
///
/// ```swift
/// Canvas { context, size in
///     var swapped = ColorMatrix()
///     (swapped.r1, swapped.r3, swapped.b1, swapped.b3) = (0, 1, 1, 0)
///     context.addFilter(.colorMatrix(swapped))
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
/// }
/// ```
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The row of red: the factors of red, green, blue and opacity, and what is added.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of green: the factors of red, green, blue and opacity, and what is added.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of blue: the factors of red, green, blue and opacity, and what is added.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of the opacity: the factors of red, green, blue and opacity, and what is added.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates a matrix that changes nothing.
    public init() {}

    var filter: PageFilter {
        let numbers = [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map { Double($0).css }
        return PageFilter(primitives: "<feColorMatrix type='matrix' values='\(numbers.joined(separator: " "))'/>")
    }
}
