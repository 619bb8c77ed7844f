// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Moves the rendering by an offset in points. The layout does not change.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(x: x, y: y))
    }

    /// Moves the rendering by an offset in points. The layout does not change.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(x: offset.width, y: offset.height))
    }

    /// Takes all offered space and centers the view at a point of it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(point: CGPoint(x: x, y: y))).modifier(PositionSpaceModifier())
    }

    /// Takes all offered space and centers the view at a point of it.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Sets the order of overlapping views. Views with a higher value are in front.
    nonisolated public func zIndex(_ value: Double) -> some View {
        // Browsers keep 32 bits.
        let order = Int(clamping: value.rounded(), in: -2_147_483_647...2_147_483_647)
        return modifier(StyleModifier(property: "z-index", value: String(order)))
    }

    /// Gives the view its ideal size before views of lower priority get any space.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(PriorityModifier(value: value))
    }

    /// Hides the view but keeps its space.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}

nonisolated struct OffsetModifier: BoxModifier {
    let x: CGFloat
    let y: CGFloat

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.moved)
        appearance.set("translate", "\(x.px) \(y.px)")
    }
}

nonisolated struct PositionModifier: BoxModifier {
    let point: CGPoint

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        // These are physical coordinates: SwiftUI's x counts from the left in right-to-left layouts too.
        appearance.set("left", point.x.px)
        appearance.set("top", point.y.px)
    }
}

nonisolated struct PositionSpaceModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.positioned)
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
    }
}

nonisolated struct PriorityModifier: BoxModifier {
    let value: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.trait { $0.layoutPriority = value }
        if value != 0 {
            // The views of a stack share its space in proportion to these weights, of which a spacer has 1.
            let power = Int(clamping: 6 * (1 + min(value, 4)), in: 6...30)
            appearance.set("--grow", value < 0 ? "1e2" : "1e\(power)")
        }
        // The views of lower priority absorb the shortage. A share of it would break a text into another line.
        if value > 0 {
            appearance.set("flex-shrink", "1")
        } else if value < 0 {
            appearance.set("flex-shrink", "1e12")
        }
    }
}

nonisolated struct HiddenModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("hide")
        appearance.attribute("aria-hidden", "true")
        appearance.attribute("inert", "")
    }
}
