// SPDX-License-Identifier: Apache-2.0
public import DaisCore
public import Testing

/// Runs a view in a test, without a browser or a socket and with a manual clock.
///
/// Queries find elements by role and accessible name, like assistive technologies:
/// ```swift
/// let screen = Screen { CounterView() }
/// screen.button("Increment").tap()
/// #expect(screen.text("Count: 1").exists)
/// ```
/// While a modal is presented, queries only find its elements. Use `print(screen.outline)` to see all of them.
@MainActor
public final class Screen {
    /// The session of the views, as the server runs it.
    package let session: Session
    /// The clock of the session. Timers only fire when it is advanced.
    public let clock = ManualClock()
    /// The other end of the session.
    package let browser: FakeBrowser
    let made: SourceLocation
    let content: RootContent
    /// The operations that were sent and not returned yet, without messages for the console.
    private var sent: [Operation] = []
    /// All operations since a recording has started.
    var journal: [Operation]?
    private var isBroken = false

    /// Creates a screen that shows a view in a new session.
    public convenience init<Content: View>(
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
    ) {
        self.init(RootContent(title: nil) { content() }, sourceLocation)
    }

    /// Creates a screen that shows the window of an app in a new session, with its own value of the app.
    ///
    /// ```swift
    /// let screen = Screen(of: NotesApp.self)
    /// screen.button("New Note").tap()
    /// #expect(screen.textField("Title").isFocused)
    /// ```
    public convenience init<A: App>(of app: A.Type, sourceLocation: SourceLocation = #_sourceLocation) {
        self.init(RootContent(of: app), sourceLocation)
    }

    init(
        _ content: RootContent, _ sourceLocation: SourceLocation, hello: ClientHello = ClientHello(),
        snapshot: SessionSnapshot? = nil
    ) {
        made = sourceLocation
        self.content = content
        session = Session(content: content.sealed(by: .test), clock: clock)
        session.initialSnapshot = snapshot
        browser = FakeBrowser(session)
        session.onPatch = { [weak self] in self?.sent += $0.filter { !$0.isMessage } }
        follow { try browser.open(hello) }
        settle()
    }

    isolated deinit { session.close() }

    package var tree: Tree { session.tree }
    package var scope: SessionScope { session.scope }

    /// The markup of the app as the browser has it.
    public var html: String { tree.root.markup }

    /// The number of bodies evaluated since the screen was created.
    public var bodies: Int { tree.bodies }

    /// Runs a turn of the session, and returns the operations for the browser since the last call.
    ///
    /// Queries call it themselves. Call it before examining anything else.
    @discardableResult
    package func settle() -> [Operation] {
        session.runTurn()
        return receive()
    }

    /// Performs a change and returns its operations.
    @discardableResult
    package func operations(after change: () -> Void) -> [Operation] {
        SessionContext.$current.withValue(scope) { change() }
        return settle()
    }

    /// Sends an event as the browser does, and returns the operations of the turn that handles it.
    @discardableResult
    package func send(_ kind: EventKind, to element: Element, _ payload: JSONValue = .null) -> [Operation] {
        browser.send(kind, to: element.id, payload)
        return receive()
    }

    /// Lets the browser read what was sent.
    @discardableResult
    func receive() -> [Operation] {
        follow { try browser.read() }
        defer { sent = [] }
        journal?.append(contentsOf: sent)
        return sent
    }

    /// Records an issue when the browser's page and the session disagree, once: afterwards all frames do.
    private func follow(_ work: () throws -> Void) {
        guard !isBroken else { return }
        do {
            try work()
        } catch {
            isBroken = true
            Issue.record("The page differs from what the session believes: \(error)", sourceLocation: made)
        }
    }

    /// Settles, and returns the messages for the developer that reached the browser's console since the last call.
    package func takeReports() -> [String] {
        settle()
        return browser.takeConsole()
    }

    /// Waits until tasks of the views have fulfilled a condition, and settles.
    ///
    /// A suspended task returns to the main actor from another thread, so no number of yields suffices; and where a
    /// hundred tests share the main actor, a single turn may take seconds. The function gives up after a thousand turns
    /// of at least a millisecond each.
    public func settleTasks(until condition: () -> Bool) async {
        for _ in 0..<1000 {
            await Task.yield()
            settle()
            if condition() { return }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}

extension Operation {
    fileprivate var isMessage: Bool { if case .log = self { true } else { false } }
}
