// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the accent of controls, links and symbols in the view; `nil` brings back that of the app.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(css: tint?.css, colorsSwitches: true))
    }

    /// Sets the accent of controls in the view. A gradient cannot colour a control; the accent stays as it is.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        let paint = tint?._paint()
        return modifier(TintModifier(css: paint?.css, colorsSwitches: true, isIgnored: paint?.isImage ?? false))
    }

    /// Sets the accent of controls in the view; `nil` brings back that of the app.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(TintModifier(css: accentColor?.css, colorsSwitches: false))
    }
}

/// Inherited in the browser. Switches and the fill of bordered buttons follow only a tint that was asked for, as on iOS.
nonisolated struct TintModifier: BoxModifier {
    let css: String?
    let colorsSwitches: Bool
    var isIgnored = false

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two tints wins, and modifiers are applied from the inside.
        guard !isIgnored, appearance.value(of: "--tint") == nil else { return }
        // The tint of the surroundings cannot be mixed into itself.
        guard css != "var(--tint)" else { return }
        appearance.set("--tint", css ?? "var(--blue)")
        guard colorsSwitches else { return }
        appearance.set("--on", css ?? "var(--green)")
        appearance.set("--tf", css.map { "color-mix(in srgb,\($0) 18%,transparent)" } ?? "var(--fill3)")
    }
}
