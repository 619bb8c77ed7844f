// SPDX-License-Identifier: Apache-2.0

// The names of iOS 13, which apps of that time still use. Each is the modifier named in its comment.
extension View {
    /// Sets the name of the view for screen readers; the same as `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: label))
    }

    /// Sets the value of the view for screen readers; the same as `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Describes the result of using the view; the same as `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from screen readers; the same as `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets an identifier for tests; the same as `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds traits; the same as `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes traits; the same as `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the reading order; the same as `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Names the value that a view represents in a selection. A browser takes it from the view itself, so it returns
    /// the view unchanged.
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

    /// Returns the view unchanged; see the form with texts.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
