// SPDX-License-Identifier: Apache-2.0

/// Turns the transitions of the machines into events, for the log, for metrics and for views that listen.
@MainActor
package final class PresentationTracker {
    /// Hears the events of all sessions; the server counts them.
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
        machine.track.look(machine, listeners)
        let event = PresentationEvent(
            phase: phase, id: machine.entryID, type: machine.type, reason: reason, source: machine.track.source,
            nesting: machine.nesting, info: machine.descriptor.info, duration: tree.clock.now - machine.track.began)
        PresentationLog.event(event)
        // A first page is rendered for nobody yet.
        guard tree.runsEffects else { return }
        Self.process?(event)
        for listener in machine.track.listeners.compactMap(\.object) where listener.isMounted {
            tree.effect { [weak listener] in listener?.modifier.action(event) }
        }
    }
}

/// What is known of a presentation's surroundings for as long as it is told about: views that have gone cannot be asked.
@MainActor
struct PresentationTrack {
    var began = Duration.zero
    private(set) var source = ""
    private(set) var listeners: [Weak<PresentationListenerNode>] = []

    nonisolated init() {}

    mutating func look(_ machine: PresentationMachine, _ all: [PresentationListenerNode]) {
        guard machine.source.isMounted else { return }
        source = machine.source.presenterName
        listeners = all.filter { Self.hears($0, machine) }.map(Weak.init)
    }

    /// A view hears what is presented below it, also from inside something presented, and by the session's coordinator.
    private static func hears(_ listener: Node, _ machine: PresentationMachine) -> Bool {
        var machine: PresentationMachine? = machine
        while let current = machine, current.source.isMounted {
            var node: Node = current.source
            while true {
                if node === listener { return true }
                guard let parent = node.parent else { break }
                node = parent
            }
            if node is CoordinatorSource { return true }
            machine = current.parent
        }
        return false
    }
}
