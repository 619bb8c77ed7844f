// SPDX-License-Identifier: Apache-2.0
import Logging

/// Routes events to the handlers of mounted elements, and counts those that reach none.
@MainActor
package final class EventRouter {
    /// The number of the last handled event. Earlier ones are repetitions.
    package private(set) var handled = 0
    package private(set) var dropped = 0
    private unowned let tree: Tree
    private let log: RateLimitedLog
    private let probe: (any SessionProbe)?

    package init(tree: Tree, log: RateLimitedLog = Diagnostics.limitedLog, probe: (any SessionProbe)? = nil) {
        self.tree = tree
        self.log = log
        self.probe = probe
    }

    /// Handles an event. What the events before it have changed is on the tree by then.
    package func handle(_ event: ClientEvent) {
        guard let probe else { return route(event) }
        probe.handling(event, in: tree.scope.session) { route(event) }
    }

    private func route(_ event: ClientEvent) {
        tree.bringUpToDate()
        handled = event.sequence
        switch event.kind {
        case .viewport: tree.scope.viewportChanged(event.payload)
        case .scene: tree.scope.sceneChanged(event.payload)
        case .keyboard: tree.scope.keyboardChanged(event.payload)
        case .animated: tree.completions.finish((event.payload.array ?? []).compactMap(\.int))
        case .fetched: tree.scope.known(CookieErrands.self)?.reported(event.payload.string ?? "")
        case .place:
            // The address of the window is a string; a page that the user went back to sends none.
            if let address = event.payload.string { open(address) } else { dispatch(event) }
        default: dispatch(event)
        }
    }

    /// Opens an address that the user went to, such as with the back button.
    private func open(_ address: String) {
        guard address.hasPrefix("/"), address.utf8.count < 4000 else { return }
        tree.scope.places?.open(address)
        tree.scope.openers.open(tree.scope.url(below: address))
    }

    /// Calls the handler of the element that the event belongs to, if the event may reach it.
    private func dispatch(_ event: ClientEvent) {
        guard let element = tree.document.element(event.element), element.handles(event.kind) else {
            return drop(event, "no receiver")
        }
        if let refusal = Reach.refusal(of: event.kind.demand(event.payload), at: element) {
            if event.kind == .input || event.kind == .change { element.restoreField(answering: event.sequence) }
            return drop(event, refusal.rawValue)
        }
        if event.kind == .drop, let refusal = element.refusal(ofDrop: event.payload) { return drop(event, refusal) }
        tree.crashNote.enter(event.kind, at: element)
        tree.scope.handling = element
        defer {
            tree.scope.handling = nil
            tree.crashNote.leave()
        }
        tree.inputs.will(event)
        if event.kind == .focus, event.payload.bool == true {
            tree.scope.focusMoved(to: element)
        }
        let action = HandledAction(session: tree.scope.session, number: event.sequence)
        HandledAction.$current.withValue(action) { _ = element.handle(event.kind, event.payload) }
        tree.inputs.did(event)
    }

    private func drop(_ event: ClientEvent, _ reason: String) {
        dropped += 1
        log.logger.debug("\(event.kind.rawValue) on element \(event.element) is ignored: \(reason)")
    }

    /// Logs the handler that blocked the main actor, and with it every session of the process.
    func watch(_ duration: Duration, _ turn: String) {
        let handler = tree.crashNote.takeHandler()
        guard duration > .milliseconds(50) else { return }
        let name = handler.map { String(decoding: $0, as: UTF8.self) } ?? "no handler"
        log.write(
            .warning, kind: "slow turn",
            """
            A turn took \(duration.formattedMilliseconds) ms (\(turn), \(name)); every session of this process waited. \
            Move slow work off the main actor.
            """)
    }
}

extension Duration {
    var formattedMilliseconds: Int {
        Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
