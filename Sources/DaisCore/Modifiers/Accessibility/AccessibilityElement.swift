// SPDX-License-Identifier: Apache-2.0

/// The treatment of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    /// The children are hidden from screen readers; the view needs a label.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The children are read one by one, as a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The children are read together. Browsers read them as a group.
    public static let combine = AccessibilityChildBehavior(kind: .combine)

    var meaning: ChildAccessibility { kind == .ignore ? .ignored : .grouped }
}

extension View {
    /// Makes the view an accessibility element and sets the treatment of its children.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// Hides the view and its descendants from screen readers.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityHiddenModifier(isHidden: hidden))
    }

    /// Sets an identifier for tests, which is `data-testid` in the page. It is never shown or read.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// Sets the reading order: views with a higher number come first. Only Chromium supports `reading-order`; other
    /// browsers keep the order of the source.
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
    let identifier: String?

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        if let identifier { appearance.attribute(AttributeName.testid, identifier) }
    }
}

nonisolated struct AccessibilityOrderModifier: BoxModifier {
    let priority: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("ro")
        appearance.set("reading-order", String(-Int(clamping: priority, in: -10_000...10_000)))
    }
}
