// SPDX-License-Identifier: Apache-2.0

/// Turns state transitions of the machines into events for the log, for metrics and for listening views.
@MainActor
package final class PresentationTracker {
    /// Receives the events of all sessions, for the server's metrics.
    package static var process: ((PresentationEvent) -> Void)?

    private var listeners: [PresentationListenerNode] = []

    func add(_ listener: PresentationListenerNode) { listeners.append(listener) }
    func remove(_ listener: PresentationListenerNode) { listeners.removeAll { $0 === listener } }

    func moved(_ machine: PresentationMachine, to next: PresentationState) {
        switch (machine.state, next) {
        case (.mounting, .entering): machine.track.began = machine.source.tree.clock.now
        case (.pending, _), (.mounting, _): return
        default: break
        }
        switch (machine.state, next) {
        case (.mounting, .entering): note(.presented, machine)
        case (_, .presented) where !machine.hasBeenPresented: note(.didPresent, machine)
        case (_, .exiting(let reason)): note(.willDismiss, machine, reason)
        case (let old, .removed): note(.didDismiss, machine, old.reason ?? .hostRemoved)
        default: break
        }
    }

    func attempted(_ machine: PresentationMachine, _ reason: DismissalReason) {
        note(.dismissAttempt, machine, reason)
    }

    private func note(
        _ phase: PresentationEvent.Phase, _ machine: PresentationMachine, _ reason: DismissalReason? = nil
    ) {
        let tree = machine.source.tree
        machine.track.update(machine, listeners)
        let event = PresentationEvent(
            phase: phase, id: machine.entryID, type: machine.type, reason: reason, source: machine.track.source,
            nesting: machine.nesting, info: machine.descriptor.info, duration: tree.clock.now - machine.track.began)
        PresentationLog.event(event, in: tree.scope.session)
        tree.scope.inspection?.add(event)
        // Nobody sees a prerendered page yet.
        guard tree.runsEffects else { return }
        Self.process?(event)
        for listener in machine.track.listeners.compactMap(\.object) where listener.isMounted {
            tree.effect { [weak listener] in listener?.modifier.action(event) }
        }
    }
}

/// The context of a presentation, recorded because views that have been removed cannot be asked for it.
@MainActor
struct PresentationTrack {
    var began = Duration.zero
    private(set) var source = ""
    private(set) var listeners: [Weak<PresentationListenerNode>] = []

    nonisolated init() {}

    mutating func update(_ machine: PresentationMachine, _ all: [PresentationListenerNode]) {
        guard machine.source.isMounted else { return }
        source = machine.source.presenterName
        listeners = all.filter { Self.hears($0, machine) }.map(Weak.init)
    }

    /// Returns whether a listener receives the events of a machine: those presented below it, also from inside another
    /// presentation, and those of the session's coordinator.
    private static func hears(_ listener: _Node, _ machine: PresentationMachine) -> Bool {
        var machine: PresentationMachine? = machine
        while let current = machine, current.source.isMounted {
            var node: _Node = current.source
            while true {
                if node === listener { return true }
                guard let parent = node.parent else { break }
                node = parent
            }
            if current.source.tree.presentations.roots.contains(where: { $0 === node }) { return true }
            machine = current.parent
        }
        return false
    }
}
