// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the size of the text in the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        EnvironmentView(content: self) { $0.dynamicTypeSize = size }.modifier(TypeSizeModifier(size: size))
    }

    /// Limits the size of the text in the view to a range.
    ///
    /// The text follows the reader's text size as long as that is in the range.
    nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
    where R.Bound == DynamicTypeSize {
        LimitedTypeSize(content: self, sizes: DynamicTypeSize.allCases.filter { range.contains($0) })
    }

    /// Shows the page in light or dark appearance, whatever the browser prefers; `nil` uses the browser's preference.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentView(content: self) { if let colorScheme { $0.colorScheme = colorScheme } }
            .modifier(PageSchemeModifier(scheme: colorScheme))
    }

    /// Sets the light or dark appearance of the view; the former name of `environment(\.colorScheme, …)`.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Mirrors the view in right-to-left layouts.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}

// Environment values that the browser needs too. These overloads are more specific than the general method, so the
// compiler chooses them for keys of these types. For a key of the app, they only set the value.
extension View {
    /// Sets the light or dark appearance of the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(SchemeModifier(scheme: keyPath == \.colorScheme ? value : nil))
    }

    /// Sets the direction of text and layout in the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(
                AttributeModifier(
                    name: "dir",
                    value: keyPath == \.layoutDirection ? (value == .rightToLeft ? "rtl" : "ltr") : nil))
    }

    /// Sets the language of the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(
                AttributeModifier(name: "lang", value: keyPath == \.locale ? value.identifier(.bcp47) : nil))
    }

    /// Sets the text size of the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(TypeSizeModifier(size: keyPath == \.dynamicTypeSize ? value : nil))
    }

    /// Sets the font of the view.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ value: Font?
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
            .modifier(FontModifier(font: keyPath == \.font ? value ?? .body : nil))
    }
}

private nonisolated struct LimitedTypeSize<Content: View>: View {
    let content: Content
    let sizes: [DynamicTypeSize]
    @Environment(\.dynamicTypeSize) private var size

    @MainActor var body: some View {
        let limited = min(max(size, sizes.first ?? size), sizes.last ?? size)
        EnvironmentView(content: content) { if limited != size { $0.dynamicTypeSize = limited } }
            .modifier(TypeSizeModifier(size: limited == size ? nil : limited))
    }
}

/// Sets `--u`, the size of a text of 16 points, in place of the reader's `1rem`.
nonisolated struct TypeSizeModifier: BoxModifier {
    let size: DynamicTypeSize?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let size, appearance.value(of: "--u") == nil else { return }
        appearance.addClass("dt")
        appearance.set("--u", (16 * size.factor).px)
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
        // The inherited color was computed above, for the other appearance.
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

/// A modifier that sets an attribute for all descendants. The innermost value wins.
nonisolated struct AttributeModifier: BoxModifier {
    let name: String
    let value: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let value, appearance.attribute(name) == nil else { return }
        appearance.attribute(name, value)
    }
}
