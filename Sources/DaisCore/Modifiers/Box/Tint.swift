// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the accent color of controls, links and symbols in the view; `nil` restores that of the app.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(css: tint?.css, colorsSwitches: true))
    }

    /// Sets the accent color of controls in the view. A gradient cannot color a control, so it has no effect.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        let paint = tint?._paint()
        return modifier(TintModifier(css: paint?.css, colorsSwitches: true, isIgnored: paint?.isImage ?? false))
    }

    /// Sets the accent color of controls in the view; `nil` restores that of the app.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(TintModifier(css: accentColor?.css, colorsSwitches: false))
    }
}

/// Sets an inherited CSS property. As on iOS, switches and the fill of bordered buttons follow only an explicit tint.
nonisolated struct TintModifier: BoxModifier {
    let css: String?
    let colorsSwitches: Bool
    var isIgnored = false

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two tints wins; modifiers are applied from the inside out.
        guard !isIgnored, appearance.value(of: "--tint") == nil else { return }
        // A CSS variable cannot refer to itself.
        guard css != "var(--tint)" else { return }
        appearance.set("--tint", css ?? "var(--blue)")
        guard colorsSwitches else { return }
        appearance.set("--on", css ?? "var(--green)")
        appearance.set("--tf", css.map { "color-mix(in srgb,\($0) 18%,transparent)" } ?? "var(--fill3)")
    }
}
