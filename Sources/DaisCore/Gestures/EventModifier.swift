// SPDX-License-Identifier: Apache-2.0

/// Handles one kind of event.
nonisolated struct EventModifier: BoxModifier {
    let kind: EventKind
    let action: (EventPayload) -> Void

    @MainActor static var layer: BoxLayer { .events }
    @MainActor func apply(to appearance: inout Appearance) {}

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(current().kind) { current().action($0) }
    }
}
