// SPDX-License-Identifier: Apache-2.0

/// What becomes of the views inside a view that is an element of its own for people who do not see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    /// Views inside are not read; the view needs a label.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Views inside are read one by one, as a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Views inside are read together; browsers read them as a group.
    public static let combine = AccessibilityChildBehavior(kind: .combine)

    var meaning: InsideMeaning { kind == .ignore ? .ignored : .grouped }
}

extension View {
    /// Makes the view an element of its own, and says what becomes of the views inside it.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// Keeps the view and what is in it from being read.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden))
    }

    /// A name for tests, never shown or read: `data-testid` in the page.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// Reads views with a higher number first. Browsers without `reading-order` (all but Chromium's) keep the order of
    /// the source.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(AccessibilityOrderModifier(priority: sortPriority))
    }
}

nonisolated struct AccessibilityElementModifier: BoxModifier {
    let children: AccessibilityChildBehavior

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) { appearance.inside = children.meaning }
}

nonisolated struct AccessibilityHiddenModifier: BoxModifier {
    let isHidden: Bool

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        if isHidden { appearance.silence() }
    }
}

nonisolated struct AccessibilityIdentifierModifier: BoxModifier {
    let identifier: String

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) { appearance.attribute("data-testid", identifier) }
}

nonisolated struct AccessibilityOrderModifier: BoxModifier {
    let priority: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("ro")
        appearance.set("reading-order", String(-Int(min(max(priority, -10_000), 10_000))))
    }
}
