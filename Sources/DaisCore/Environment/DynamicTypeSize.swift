// SPDX-License-Identifier: Apache-2.0

/// The size of text, from small to the sizes for readers with low vision.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The standard sizes. Body text has 14 to 23 points, and 17 at `large`.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for readers with low vision. Body text has 28 to 53 points.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Compares two sizes.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// A Boolean that is `true` for the five sizes for readers with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Sizes of body text in points; `.large` is 17.
    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The size of body text in points.
    var body: Double { Self.bodySizes[rawValue] }

    /// The factor by which the size of body text is multiplied.
    var factor: Double { body / 17 }

    /// Creates the size that is nearest to a font size of the browser, in CSS pixels.
    init(fontSize: Double) {
        let body = fontSize * 17 / 16
        self = Self.allCases.min { abs($0.body - body) < abs($1.body - body) } ?? .large
    }
}
