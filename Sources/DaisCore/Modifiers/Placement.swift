// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Moves the view without changing the place it takes, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(x: x, y: y))
    }

    /// Moves the view without changing the place it takes, in points.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(x: offset.width, y: offset.height))
    }

    /// Puts the view's centre at a point of the space it is offered, and takes all of it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(point: CGPoint(x: x, y: y))).modifier(PositionSpaceModifier())
    }

    /// Puts the view's centre at a point of the space it is offered, and takes all of it.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Moves the view in front of others in the same place that have a lower value.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(StyleModifier(property: "z-index", value: String(Int(value.rounded()))))
    }

    /// Lets the view have its ideal size before views of lower priority get any space.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(PriorityModifier(value: value))
    }

    /// Makes the view invisible but keeps its place.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}

nonisolated struct OffsetModifier: BoxModifier {
    let x: CGFloat
    let y: CGFloat

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("moved")
        appearance.set("translate", "\(x.px) \(y.px)")
    }
}

nonisolated struct PositionModifier: BoxModifier {
    let point: CGPoint

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        // Physical coordinates: SwiftUI's x also counts from the left in right-to-left layouts.
        appearance.set("left", point.x.px)
        appearance.set("top", point.y.px)
    }
}

nonisolated struct PositionSpaceModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("pos")
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
    }
}

nonisolated struct PriorityModifier: BoxModifier {
    let value: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // Shrinking a thousand times more slowly than its neighbours leaves them the shortage.
        if value > 0 {
            appearance.set("flex-shrink", "0.001")
        } else if value < 0 {
            appearance.set("flex-shrink", "1000")
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

/// One CSS property that needs no thought.
nonisolated struct StyleModifier: BoxModifier {
    let property: String
    let value: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if let value { appearance.set(property, value) }
    }
}
