// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the name of the view for screen readers.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: label))
    }

    /// Sets the name of the view for screen readers from a localized key.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name of the view for screen readers from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Describes the result of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-description", text: hint))
    }

    /// Describes the result of using the view with a localized key.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Describes the result of using the view with a string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the value of the view for screen readers.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-valuetext", text: value))
    }

    /// Sets the value of the view for screen readers from a localized key.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of the view for screen readers from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Adds a help text, shown as a tooltip and read by screen readers.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "title", text: text))
    }

    /// Adds a help text from a localized key.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Adds a help text from a string.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A text in an attribute, in the language of the view's environment.
nonisolated struct AccessibilityTextModifier: BoxModifier {
    let attribute: String
    /// The text, or `nil` to leave the view as it is.
    let text: Text?

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let text else { return }
        var values = EnvironmentValues()
        values.scope = appearance.box?.environment
        appearance.attribute(attribute, text.string(in: values))
    }
}
