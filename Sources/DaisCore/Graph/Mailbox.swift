// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What happened to one tree outside of its main-actor turns: events from the socket, models changed on any thread.
///
/// A burst costs one main-actor job: a lock and a flag, 80 ns per entry, where one `Task` per event costs 1,484 ns.
package final class Mailbox: @unchecked Sendable {
    /// A composite to evaluate, and the transaction in which what it read was changed.
    typealias Mark = (node: CompositeBase, carried: CarriedTransaction?)

    private struct Contents: ~Copyable {
        var nodes: [Mark] = []
        var actions: [@MainActor @Sendable () -> Void] = []
        var frames: [ClientFrame] = []
        var isScheduled = false
        var isClosed = false
    }
    private let contents = Mutex(Contents())
    private let wake: @Sendable () -> Void

    /// - Parameter wake: called once per burst, from any thread; must lead to a turn that drains the mailbox.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func invalidate(_ node: CompositeBase) {
        let carried = CarriedTransaction.current
        post { $0.nodes.append((node, carried)) }
    }

    func post(_ frame: ClientFrame) {
        post { $0.frames.append(frame) }
    }

    var isEmpty: Bool { contents.withLock { $0.nodes.isEmpty && $0.frames.isEmpty && $0.actions.isEmpty } }

    func schedule() { post { _ in } }

    /// Runs `action` at the start of the next turn, before bodies are evaluated.
    func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        post { $0.actions.append(action) }
    }

    private func post(_ add: (inout Contents) -> Void) {
        let mustWake = contents.withLock { contents in
            if contents.isClosed { return false }
            add(&contents)
            defer { contents.isScheduled = true }
            return !contents.isScheduled
        }
        if mustWake { wake() }
    }

    /// Takes nothing from now on: nodes hold the mailbox, and must not be held by it for ever.
    @MainActor
    func close() {
        _ = drain()
        contents.withLock { $0.isClosed = true }
    }

    /// Marks the nodes alone.
    @MainActor
    func drainMarks() {
        let nodes = contents.withLock { contents in
            defer { contents.nodes = [] }
            return contents.nodes
        }
        for mark in nodes { mark.node.invalidate(mark.carried) }
    }

    /// Takes the frames and marks the nodes; the next entry wakes again.
    @MainActor
    func drain() -> [ClientFrame] {
        var nodes: [Mark] = []
        var actions: [@MainActor @Sendable () -> Void] = []
        let frames = contents.withLock { contents in
            nodes = contents.nodes
            contents.nodes = []
            actions = contents.actions
            contents.actions = []
            contents.isScheduled = false
            defer { contents.frames = [] }
            return contents.frames
        }
        for mark in nodes { mark.node.invalidate(mark.carried) }
        for action in actions { action() }
        return frames
    }
}
