// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how opaque the view is, from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

nonisolated struct OpacityModifier: BoxModifier {
    let opacity: Double

    @MainActor static var layer: BoxLayer { .filter }

    @MainActor func apply(to appearance: inout Appearance) {
        let inner = appearance.value(of: "opacity").flatMap(Double.init) ?? 1
        appearance.set("opacity", (inner * min(max(opacity, 0), 1)).css)
    }
}
