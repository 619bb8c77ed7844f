// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The state of a layer in the browser.
///
///     entering ──end of motion──▶ shown ──▶ dragged        (a drag may also begin during the entry)
///        ▲            dismissal or exit │      │
///        │                              ▼      ▼
///        └────────── refuse, revive ── leaving ──end of motion──▶ gone (until the session removes the layer)
package enum FakeLayerState { case entering, shown, dragged, leaving, gone }

/// Presentation layers and what the user does to them.
extension FakeBrowser {
    /// Takes up new layers, lets removed ones go, and obeys the commands of a patch.
    func followLayers(_ operations: [Operation]) {
        for case .layer(let id, let command, _) in operations {
            guard let state = layers[id] else { continue }
            layers[id] = command != .exit ? .entering : state == .gone ? .gone : .leaving
        }
        let present = Set(page.layers.filter { !isPrepared($0) || guesses[$0] != nil })
        layers = layers.filter { present.contains($0.key) }
        for id in present where layers[id] == nil { layers[id] = .entering }
    }

    /// The layers with a motion that has not ended: first those that enter, then those that leave.
    var movingLayers: [UInt32] {
        let ids = layers.keys.sorted()
        return ids.filter { layers[$0] == .entering } + ids.filter { layers[$0] == .leaving }
    }

    func isLeaving(_ id: UInt32) -> Bool { layers[id] == .leaving || layers[id] == .gone }

    /// Ends the entry or the exit of a layer, and reports it.
    package func endMotion(of id: UInt32) {
        switch layers[id] {
        case .entering:
            layers[id] = .shown
            send(.entered, to: id, epoch(id))
        case .leaving:
            layers[id] = .gone
            send(.exited, to: id, epoch(id))
        default: break
        }
    }

    /// Dismisses a layer with a gesture. If the layer does not allow it, it is told of the attempt.
    ///
    /// - Returns: Whether the exit has begun. The session may still refuse it.
    @discardableResult
    package func dismiss(_ id: UInt32, _ reason: String) -> Bool {
        guard canLeave(id) else { return false }
        let allowed = page[id]?.attributes["data-dismiss"]?.split(separator: " ") ?? []
        // Going back has the meaning of Escape.
        let means = reason == "back" && !allowed.contains("back") && !allowed.contains("!back") ? "escape" : reason
        guard allowed.contains(means[...]) else {
            send(.attempt, to: id, .array([.string(reason), epoch(id)]))
            return false
        }
        leave(id, reason)
        return true
    }

    /// Begins the exit of a layer and reports its reason.
    func leave(_ id: UInt32, _ reason: String) {
        guard canLeave(id) else { return }
        layers[id] = .leaving
        send(.dismiss, to: id, .array([.string(reason), epoch(id)]))
    }

    private func canLeave(_ id: UInt32) -> Bool { layers[id] != nil && !isLeaving(id) }

    /// Puts a finger on a layer that can be dragged.
    package func drag(_ id: UInt32) {
        guard let state = layers[id], state == .shown || state == .entering,
            page[id]?.attributes["data-on"]?.contains("detent") == true
        else { return }
        layers[id] = .dragged
        send(.detent, to: id, .array([.string("began"), epoch(id)]))
    }

    /// Lifts the finger: the layer goes back to its place, or leaves.
    package func letGo(_ id: UInt32, dismissing: Bool) {
        guard layers[id] == .dragged else { return }
        if dismissing {
            dismiss(id, "drag")
        } else {
            layers[id] = .entering
            send(.detent, to: id, .array([.string("ended"), epoch(id)]))
        }
    }

    private func epoch(_ id: UInt32) -> JSONValue { .number(Double(page[id]?.attributes["data-epoch"] ?? "") ?? -1) }
}
