// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the size of the text inside.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        EnvironmentView(content: self) { $0.dynamicTypeSize = size }.modifier(TypeSizeModifier(size: size))
    }

    /// Keeps the size of the text inside within limits.
    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
    where R.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        let size = sizes.contains(.large) ? .large : (sizes.first.map { $0 > .large ? $0 : sizes.last! } ?? .large)
        return dynamicTypeSize(size)
    }

    /// Shows the page light or dark, whatever the browser prefers; `nil` leaves it to the browser.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentView(content: self) { if let colorScheme { $0.colorScheme = colorScheme } }
            .modifier(PageSchemeModifier(scheme: colorScheme))
    }

    /// Mirrors the view where text runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}

// Values of the environment that the browser has to know as well. More precise than the general method, so they are chosen
// for keys with these types; a key of the app with such a type is only set.
extension View {
    /// Sets light or dark for the views inside.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(SchemeModifier(scheme: keyPath == \.colorScheme ? value : nil))
    }

    /// Sets the direction of text and layout for the views inside.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(
                AttributeModifier(
                    name: "dir",
                    value: keyPath == \.layoutDirection ? (value == .rightToLeft ? "rtl" : "ltr") : nil))
    }

    /// Sets the language of the views inside.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(
                AttributeModifier(name: "lang", value: keyPath == \.locale ? value.identifier(.bcp47) : nil))
    }

    /// Sets the size of text for the views inside.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(TypeSizeModifier(size: keyPath == \.dynamicTypeSize ? value : nil))
    }

    /// Sets the font for the views inside.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ value: Font?
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(FontModifier(font: keyPath == \.font ? value : nil))
    }
}

nonisolated struct TypeSizeModifier: BoxModifier {
    let size: DynamicTypeSize?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let size, appearance.value(of: "--dt") == nil else { return }
        appearance.addClass("dt")
        appearance.set("--dt", size.factor.css)
    }
}

nonisolated struct PageSchemeModifier: BoxModifier {
    let scheme: ColorScheme?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let scheme { appearance.addClass(scheme == .dark ? "dark-mode" : "light-mode") }
    }
}

nonisolated struct SchemeModifier: BoxModifier {
    let scheme: ColorScheme?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let scheme, appearance.value(of: "color-scheme") == nil else { return }
        appearance.set("color-scheme", scheme == .dark ? "dark" : "light")
        // The inherited colour was worked out above, for the other scheme.
        if appearance.value(of: "color") == nil { appearance.set("color", "var(--label)") }
    }
}

nonisolated struct FlipModifier: BoxModifier {
    let isEnabled: Bool

    @MainActor static var layer: BoxLayer { .scale }

    @MainActor func apply(to appearance: inout Appearance) {
        if isEnabled { appearance.addClass("flip") }
    }
}

/// An attribute that counts for everything inside; the innermost value wins.
nonisolated struct AttributeModifier: BoxModifier {
    let name: String
    let value: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let value, appearance.attribute(name) == nil else { return }
        appearance.attribute(name, value)
    }
}
