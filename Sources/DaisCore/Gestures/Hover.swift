// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The phase of a pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a position in points of the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Performs an action when the pointer enters or leaves the view. Touches do not hover.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: nil) { action($0 != .bool(false)) })
    }

    /// Performs an action while the pointer moves over the view, at most once per frame, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(space: coordinateSpace) { payload in
                let place = payload.array.map { _ in
                    CGPoint(x: payload[0].points ?? 0, y: payload[1].points ?? 0)
                }
                action(place.map { .active($0) } ?? .ended)
            })
    }

    /// Performs an action while the pointer moves over the view, at most once per frame, and when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}

/// Reports hovering: `true` and `false` without a coordinate space, or `[x,y]` and `false` with one.
nonisolated struct HoverModifier: BoxModifier {
    let space: CoordinateSpace?
    let action: (EventPayload) -> Void

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        if let space { appearance.attribute(AttributeName.hover, space.wireName) }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        // Beside a continuous handler, a handler of entering and leaving receives positions, too.
        var isOver = false
        element.on(.hover) { payload in
            let modifier = current()
            let now = payload != .bool(false)
            if modifier.space == nil, now == isOver { return }
            isOver = now
            modifier.action(payload)
        }
    }
}
