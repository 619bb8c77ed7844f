// SPDX-License-Identifier: Apache-2.0

/// The role and the behavior of a view for screen readers.
///
/// ARIA has no equivalent of some traits, such as `.playsSound` and `.causesPageTurn`. They have no effect.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// A selected item.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// A view that plays a sound; without effect.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// A key of a keyboard; without effect.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// Static text; without effect.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// A summary of the app; without effect.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// A view whose content changes often; the browser announces changes politely.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// A view that starts to play media; without effect.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// A view that handles touches itself; without effect.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// A view that turns a page at its end; without effect.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// A dialog that hides the content behind it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// A tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
    /// Adds traits to those that the view already has.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: traits, removed: []))
    }

    /// Removes traits that the content of the view sets.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: [], removed: traits))
    }

    /// Makes the view a heading. The level `.unspecified` means 2, below the title of the page.
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
        // A view that a tap makes a button is also operable with the keyboard.
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
