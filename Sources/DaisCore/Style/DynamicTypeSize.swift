// SPDX-License-Identifier: Apache-2.0

/// How large text is shown, from small to what readers with low vision choose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// Whether it is one of the five sizes for readers with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of body text in points, of which `.large` is 17.
    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// What text sizes are multiplied with.
    var factor: Double { Self.bodySizes[rawValue] / 17 }
}
