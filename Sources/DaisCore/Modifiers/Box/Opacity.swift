// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the opacity from 0 to 1. At 0 the view keeps its space and takes no clicks.
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
        // An invisible view does not exist for pointers, keys and screen readers. A field stays focusable: some apps
        // take a code of six digits with an invisible field and draw the digits themselves.
        let isField = [.input, .textarea].contains(appearance.box?.speaker)
        appearance.layout.obstacles.insert(.untouchable)
        appearance.set(isField ? "pointer-events" : "visibility", isField ? "none" : "hidden")
    }
}
