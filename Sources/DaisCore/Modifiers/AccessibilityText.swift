// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says what the view is called.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: label))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-description", text: hint))
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Says what the view is set to.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-valuetext", text: value))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Explains the view in a tooltip, and to people who do not see it.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "title", text: text))
    }

    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A text in an attribute, in the language of the view's place.
nonisolated struct AccessibilityTextModifier: BoxModifier {
    let attribute: String
    let text: Text

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        var values = EnvironmentValues()
        values.scope = appearance.box?.environment
        appearance.attribute(attribute, text.string(in: values))
    }
}
