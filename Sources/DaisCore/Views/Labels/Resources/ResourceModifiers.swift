// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the title of the page, which is kept as a resource.
    ///
    /// - Parameter titleResource: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Adds a help text that is kept as a resource.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    /// Sets the name that assistive technology reads, which is kept as a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the hint that assistive technology reads, which is kept as a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the name that assistive technology reads, which is kept as a resource, under a condition.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the hint that assistive technology reads, which is kept as a resource, under a condition.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the value that assistive technology reads, which is kept as a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }
}

extension Text {
    /// Sets the name that assistive technology reads instead of this text, which is kept as a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(label))
    }
}
