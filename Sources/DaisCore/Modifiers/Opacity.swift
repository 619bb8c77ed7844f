// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how opaque the view is, from 0 to 1. At 0 it keeps its place, and takes no presses.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

nonisolated struct OpacityModifier: BoxModifier {
    let opacity: Double

    @MainActor static var layer: BoxLayer { .filter }

    @MainActor func apply(to appearance: inout Appearance) {
        let inner = appearance.value(of: "opacity").flatMap(Double.init) ?? 1
        let result = inner * min(max(opacity, 0), 1)
        appearance.set("opacity", result.css)
        guard result == 0 else { return }
        // What is not to be seen is not there for pointers, keys and screen readers. A field may be asked for by its focus
        // all the same: people type codes of six digits into one that others draw.
        let isField = [.input, .textarea].contains(appearance.box?.speaker)
        appearance.set(isField ? "pointer-events" : "visibility", isField ? "none" : "hidden")
    }
}
