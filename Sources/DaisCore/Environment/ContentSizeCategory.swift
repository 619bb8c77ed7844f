// SPDX-License-Identifier: Apache-2.0

/// The size of text, as code before iOS 15 names it. New code uses ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The standard sizes.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes for readers with low vision.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge

    /// A Boolean that is `true` for the five sizes for readers with low vision.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// The size of today's name.
    var size: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

    /// Creates the category of a size.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    /// Compares two sizes.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
    /// Compares two sizes.
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
    /// Compares two sizes.
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
    /// Compares two sizes.
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// The size of text under its former name; see ``EnvironmentValues/dynamicTypeSize``.
    ///
    /// ```swift
    /// Text("Large").environment(\.sizeCategory, .accessibilityLarge)
    /// ```
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
