// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A session that is driven as the server drives it, from the text of an event to the text of the answer. Its answers go
/// nowhere.
///
/// An event reaches only what a user could reach: a button below a modal is not pressed.
@MainActor
final class Bench {
    private let session: Session
    private let transport = NullTransport()
    private var sequence = 0
    private var received = 0
    /// The operations of the last event.
    private(set) var operations: [DaisCore.Operation] = []

    init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        session = Session(content: RootContent(title: nil) { view })
        session.onPatch = { [unowned self] in
            received += 1
            operations += $0
        }
        _ = session.open(transport: transport)
        settle()
    }

    deinit { MainActor.assumeIsolated { session.close() } }

    var tree: Tree { session.tree }

    /// Records what the session does from now on, as an open inspector does.
    func beginInspection() { _ = session.beginInspection() }

    /// The number of bytes in the frames of the last event.
    var bytes: Int { transport.frames.reduce(0) { $0 + $1.utf8.count } }

    var lastFrame: String { transport.frames.last ?? "" }

    // MARK: Elements

    /// The elements of one tag, in document order. Those of layers come last, the topmost layer at the end.
    func elements(_ tag: ElementTag) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            if element.tag == tag { found.append(element) }
            element.children.forEach(visit)
        }
        visit(tree.root)
        visit(tree.overlays)
        return found
    }

    /// The layers that there are, lowest first.
    var layers: [Element] { tree.overlays.children.filter { $0.handles(.exited) } }

    // MARK: Events

    /// Sends an event with its payload in JSON, and takes turns until nothing is left to do.
    func send(_ kind: EventKind, to element: Element, _ payload: String = "null") {
        begin()
        post(kind, to: element, payload)
        settle()
    }

    func tap(_ button: Element) { send(.click, to: button, "[1,10,10]") }

    /// Reports for each layer that a motion has ended; layers of a group wait for one another.
    func reportEnds(_ kind: EventKind) {
        begin()
        for layer in layers { post(kind, to: layer, layer.attribute("data-epoch") ?? "1") }
        settle()
    }

    /// Acknowledges all frames, so that the session keeps none of them.
    func acknowledge() {
        begin()
        session.enqueue(.acknowledge(received))
        settle()
    }

    private func begin() {
        transport.forget()
        operations.removeAll(keepingCapacity: true)
    }

    private func post(_ kind: EventKind, to element: Element, _ payload: String) {
        sequence += 1
        let text = "[\"e\",\(sequence),\(received),\(element.id),\"\(kind.rawValue)\",\(payload)]"
        guard let frame = try? ClientFrame.parse(text.utf8) else { preconditionFailure("no frame: \(text)") }
        session.enqueue(frame, bytes: text.utf8.count)
    }

    private func settle() {
        repeat { session.runTurn() } while session.unhandledBytes > 0 || tree.needsUpdate
    }
}

/// A tree without a session: the cost of nodes and elements, without frames, timers and what a session keeps.
@MainActor
final class BareTree {
    private let tree: Tree
    private let scope = SessionScope()

    init<V: View>(_ view: V) {
        tree = Tree(scope: scope, clock: ContinuousSessionClock(), runsEffects: true, wake: {})
        SessionContext.$current.withValue(scope) { tree.mount(view) }
    }

    deinit { MainActor.assumeIsolated { tree.unmount() } }

    /// Writes the first page, after which all elements have their numbers.
    func written() -> BareTree {
        _ = tree.writePage()
        tree.drain()
        tree.update()
        _ = tree.takeOperations()
        tree.runEffects()
        return self
    }

    var elementCount: Int {
        func count(_ element: Element) -> Int { element.children.reduce(1) { $0 + count($1) } }
        return count(tree.root) + count(tree.overlays)
    }
}

/// A connection that keeps what it is given until it is told to forget it.
final class NullTransport: SessionTransport, @unchecked Sendable {
    private(set) var frames: [String] = []
    var pendingBytes: Int { 0 }
    func send(_ frame: String) { frames.append(frame) }
    func forget() { frames.removeAll(keepingCapacity: true) }
    func close() {}
}
