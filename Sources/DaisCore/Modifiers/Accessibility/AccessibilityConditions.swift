// SPDX-License-Identifier: Apache-2.0

// The forms with a condition. A condition that is false leaves the view as it is, and the view keeps its state when it changes.
extension View {
    /// Sets the name that screen readers say, if a condition is true.
    ///
    /// ```swift
    /// Image(systemName: "heart").accessibilityLabel(Text("Favorite"), isEnabled: isExpanded)
    /// ```
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: isEnabled ? label : nil))
    }

    /// Sets the name that screen readers say from a localized key, if a condition is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the name that screen readers say from a string, if a condition is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets a description of what happens when the view is used, if a condition is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-description", text: isEnabled ? hint : nil))
    }

    /// Sets a description of what happens when the view is used from a localized key, if a condition is true.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets a description of what happens when the view is used from a string, if a condition is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the value that screen readers say, if a condition is true.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-valuetext", text: isEnabled ? valueDescription : nil))
    }

    /// Sets the value that screen readers say from a localized key, if a condition is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value that screen readers say from a string, if a condition is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Hides the view from screen readers, if a condition is true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Sets the name by which tests and scripts find the view, if a condition is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: isEnabled ? identifier : nil))
    }
}
