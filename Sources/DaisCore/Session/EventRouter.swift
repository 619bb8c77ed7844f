// SPDX-License-Identifier: Apache-2.0
package import Logging

/// Brings events to the handlers of mounted elements; counts and drops what has no receiver.
@MainActor
package final class EventRouter {
    /// The number of the last event handled; earlier ones are repetitions.
    package private(set) var handled = 0
    package private(set) var dropped = 0
    private unowned let tree: Tree
    private let log: Logger
    private var lastHandler: String?

    package init(tree: Tree, log: Logger = Diagnostics.log) {
        self.tree = tree
        self.log = log
    }

    package func handle(_ event: ClientEvent) {
        handled = event.sequence
        if event.kind == .viewport {
            tree.scope.viewportChanged(event.payload)
            return
        }
        if event.kind == .scene {
            tree.scope.sceneChanged(event.payload)
            return
        }
        if event.kind == .keyboard {
            tree.scope.keyboardChanged(event.payload)
            return
        }
        if event.kind == .animated {
            tree.completions.finish((event.payload.array ?? []).compactMap(\.int))
            return
        }
        if event.kind == .place, let address = event.payload.string {
            guard address.hasPrefix("/"), address.utf8.count < 4000 else { return }
            tree.scope.places?.open(address)
            tree.scope.openers.open(tree.scope.url(below: address))
            return
        }
        guard let element = tree.element(event.element), element.handles(event.kind),
            // A field that was disabled while it had the focus still tells that it lost it.
            // So does a gesture: it is over, and is told so.
            element.isEnabled || event.kind == .error || event.kind == .gesture
                || event.kind == .focus && event.payload == .bool(false)
        else {
            dropped += 1
            log.debug("no receiver for \(event.kind.rawValue) on element \(event.element)")
            return
        }
        let name = "\(event.kind.rawValue) handler of \(element.extras?.owner ?? element.tag.rawValue)"
        lastHandler = name
        tree.crashNote.enter(name)
        tree.scope.handling = element
        defer {
            tree.scope.handling = nil
            tree.crashNote.leave()
        }
        tree.inputs.will(event)
        _ = element.handle(event.kind, event.payload)
        tree.inputs.did(event)
    }

    /// An event that is to have no effect, and is answered all the same.
    func ignore(_ event: ClientEvent) {
        handled = event.sequence
        dropped += 1
    }

    /// Names what kept the main actor, and with it every session of the process, waiting.
    func watch(_ duration: Duration, _ turn: String) {
        defer { lastHandler = nil }
        guard duration > .milliseconds(50) else { return }
        log.warning(
            """
            A \(turn) took \(duration.formattedMilliseconds) ms (\(lastHandler ?? "no handler")); every session of this \
            process waited. Move slow work off the main actor.
            """)
    }
}

extension Duration {
    var formattedMilliseconds: Int {
        Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
