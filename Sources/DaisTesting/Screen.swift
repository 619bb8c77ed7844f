// SPDX-License-Identifier: Apache-2.0
public import DaisCore
public import Testing

/// A view running in process: no browser, no socket, a clock turned by hand.
///
/// Elements are found by what they are and what they are called, as a user of assistive technology finds them:
/// ```swift
/// let screen = Screen { CounterView() }
/// screen.button("Increment").tap()
/// #expect(screen.text("Count: 1").exists)
/// ```
/// While something modal is presented, only what is in it can be found. `print(screen.outline)` shows what there is.
@MainActor
public final class Screen {
    package let tree: Tree
    /// The clock of the session; nothing that waits happens until it is advanced.
    public let clock = ManualClock()
    package let scope: SessionScope
    /// Events are numbered as a browser would number them.
    private var sequence = 0
    private let router: EventRouter
    let browser: BrowserMemory
    let made: SourceLocation
    /// All operations since a recording began.
    var journal: [Operation]?

    public init<Content: View>(
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
    ) {
        made = sourceLocation
        scope = SessionScope()
        tree = Tree(scope: scope, clock: clock, runsEffects: true, wake: {})
        router = EventRouter(tree: tree)
        browser = BrowserMemory(of: tree)
        SessionContext.$current.withValue(scope) {
            tree.mount(content())
            _ = tree.writePage()
        }
        settle()
    }

    isolated deinit {
        SessionContext.$current.withValue(scope) { tree.unmount() }
        scope.files.closeAll()
    }

    /// The markup of the app, as the browser would have it.
    public var html: String { tree.snapshot(of: tree.root) }

    /// Bodies evaluated since the screen was made.
    public var bodies: Int { tree.bodies }

    /// Runs everything that is due: updates, effects, and what they lead to. Answers what the browser would be sent.
    ///
    /// Queries do this by themselves; it is needed before looking at something other than the screen.
    @discardableResult
    package func settle() -> [Operation] {
        var sent: [Operation] = []
        SessionContext.$current.withValue(scope) {
            var rounds = 0
            repeat {
                _ = tree.drain()
                tree.update()
                sent += tree.takeOperations()
                tree.runEffects()
                rounds += 1
            } while tree.needsUpdate && rounds < 50
        }
        browser.see(sent)
        journal?.append(contentsOf: sent)
        return sent
    }

    /// Changes something and answers the operations this leads to.
    @discardableResult
    package func operations(after change: () -> Void) -> [Operation] {
        SessionContext.$current.withValue(scope) { change() }
        return settle()
    }

    /// Sends an event as the browser would.
    @discardableResult
    package func send(_ kind: EventKind, to element: Element, _ payload: JSONValue = .null) -> [Operation] {
        sequence += 1
        return operations(after: {
            router.handle(ClientEvent(sequence: sequence, element: element.id, kind: kind, payload: payload))
        })
    }

    /// Waits until tasks that the views have started have had the effect that `condition` looks for, and settles.
    ///
    /// A task that was suspended comes back to the main actor by way of another thread, so that no number of yields tells
    /// when; and where a hundred tests share the main actor, a single turn may take seconds. Gives up after a thousand
    /// turns of a millisecond at least.
    public func settleTasks(until condition: () -> Bool) async {
        for _ in 0..<1000 {
            await Task.yield()
            settle()
            if condition() { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}
