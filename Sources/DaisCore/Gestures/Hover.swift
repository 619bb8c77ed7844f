// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where the pointer is, as long as it is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Points, in the coordinate space that was asked for.
    case active(CGPoint)
    case ended
}

extension View {
    /// Runs an action when the pointer enters and leaves the view. Fingers do not hover.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: nil) { action($0 != .bool(false)) })
    }

    /// Runs an action while the pointer moves over the view, at most once per frame, and when it leaves.
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

    /// Runs an action while the pointer moves over the view, at most once per frame, and when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}

/// Without a space only entering and leaving are told, `true` and `false`; with one `[x,y]` and `false`.
nonisolated struct HoverModifier: BoxModifier {
    let space: CoordinateSpace?
    let action: (EventPayload) -> Void

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        if let space { appearance.attribute("data-hover", space.wireName) }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        // Beside a continuous one, places come to who only wants to know that the pointer is there.
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
