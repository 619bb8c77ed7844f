// SPDX-License-Identifier: Apache-2.0

/// What a view is and does, for people who do not see it.
///
/// Traits that the web has no word for (`.playsSound`, `.causesPageTurn` and the like) are accepted and change nothing.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
    /// Says what the view is, beside what it already is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: traits, removed: []))
    }

    /// Takes back what views inside say this view is.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: [], removed: traits))
    }

    /// Makes the view a heading of a level; `.unspecified` is level 2, below the page's title.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(AccessibilityTraitsModifier(added: .isHeader, removed: [], level: level))
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

nonisolated struct AccessibilityTraitsModifier: BoxModifier {
    let added: AccessibilityTraits
    let removed: AccessibilityTraits
    var level: AccessibilityHeadingLevel?

    @MainActor static var layer: BoxLayer { .meaning }

    private static let roles: [(AccessibilityTraits, String)] = [
        (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isSearchField, "searchbox"),
        (.isImage, "img"), (.isModal, "dialog"), (.isToggle, "switch"), (.isTabBar, "tablist"),
    ]

    @MainActor func apply(to appearance: inout Appearance) {
        for (trait, role) in Self.roles {
            if added.contains(trait) { appearance.attribute("role", role) }
            if removed.contains(trait), appearance.attribute("role") == role { appearance.attribute("role", nil) }
        }
        if let level, level != .unspecified {
            appearance.attribute("aria-level", String(level.rawValue))
        } else if added.contains(.isHeader) {
            appearance.attribute("aria-level", appearance.attribute("aria-level") ?? "2")
        }
        if removed.contains(.isHeader) { appearance.attribute("aria-level", nil) }
        // What is a button by a tap is also reached and pressed with the keyboard.
        if added.contains(.isButton), appearance.attribute("tabindex") == nil, appearance.box?.isTapped == true {
            appearance.attribute("tabindex", "0")
        }
        say("aria-modal", .isModal, "true", &appearance)
        say("aria-selected", .isSelected, "true", &appearance)
        say("aria-live", .updatesFrequently, "polite", &appearance)
    }

    @MainActor private func say(
        _ name: String, _ trait: AccessibilityTraits, _ value: String, _ appearance: inout Appearance
    ) {
        if added.contains(trait) { appearance.attribute(name, value) }
        if removed.contains(trait) { appearance.attribute(name, nil) }
    }
}
