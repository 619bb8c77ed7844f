// SPDX-License-Identifier: Apache-2.0

/// One running user interface: the nodes of its views, the document they fill, and the cycle that brings the document up
/// to date. A session owns one; so does the rendering of a first page.
@MainActor
package final class Tree {
    // They need the tree, so they cannot be constants. Each mounted node reads them.
    @exclusivity(unchecked) package private(set) var document: Document!
    @exclusivity(unchecked) private(set) var cycle: UpdateCycle!
    let mailbox: Mailbox
    package let clock: any SessionClock
    package let scope: SessionScope
    package let presence = BrowserPresence()
    var crashNote = CrashNote()
    /// The number of the app's bodies evaluated so far; tests compare it before and after.
    package private(set) var bodies = 0
    /// The bodies evaluated since a test has begun to count them, by the names of their views; otherwise `nil`.
    package var bodiesByView: [String: Int]?
    private(set) var rootNode: _Node?
    private var groupNames = 0
    private var preparations = 0
    /// Objects that other folders keep for each tree, by type.
    private var companions: [ObjectIdentifier: AnyObject] = [:]

    /// Runs once per process, before the first view is mounted.
    private static let isLayoutReadable: Void = FieldPlan.selfTest()

    package init(
        scope: SessionScope, clock: any SessionClock, runsEffects: Bool, wake: @escaping @Sendable () -> Void
    ) {
        _ = Self.isLayoutReadable
        self.scope = scope
        self.clock = clock
        mailbox = Mailbox(wake: wake)
        document = Document(scope.document, filler: self)
        scope.tree = self
        cycle = UpdateCycle(document, mailbox: mailbox, runsEffects: runsEffects)
    }

    func countBody(of node: _CompositeBase) {
        bodies += 1
        bodiesByView?[node.viewName, default: 0] += 1
    }

    /// Mounts the app's root view. It is called once.
    package func mount(_ view: any View) {
        let context = _MountContext(
            tree: self, parent: nil, environment: scope.makeEnvironment(for: self), modifiers: nil, container: root,
            window: nil, preferences: nil)
        rootNode = cycle.evaluating { Self.mount(view, context) }
        root.content = rootNode
        root.invalidateChildren()
        update()
    }

    private static func mount<V: View>(_ view: V, _ context: _MountContext) -> _Node { V._mount(view, in: context) }

    package func unmount() {
        for participant in cycle.participants { participant.close() }
        rootNode?.unmount()
        rootNode = nil
        root.content = nil
        runEffects()
        scope.end()
        mailbox.close()
        presence.close()
    }

    /// The tree's one object of a type that another folder declares.
    func companion<T: AnyObject>(_ type: T.Type, make: (Tree) -> T) -> T {
        if let known = companions[ObjectIdentifier(type)] { return unsafeDowncast(known, to: T.self) }
        let made = make(self)
        companions[ObjectIdentifier(type)] = made
        if let participant = made as? any UpdateParticipant { cycle.join(participant) }
        return made
    }

    /// Returns a name for a group of radio buttons. It is counted, so that rendering a page twice yields the same
    /// names.
    func nextGroupName() -> String {
        groupNames += 1
        return "g\(groupNames)"
    }

    /// Returns a name by which the browser finds prepared content.
    func nextPreparationName() -> String {
        preparations += 1
        return "\(preparations)"
    }

    // MARK: Cycle

    /// The transaction of the changes that are made now.
    var carried: CarriedTransaction? {
        get { document.patch.group.map { unsafeDowncast($0, to: CarriedTransaction.self) } }
        set { document.patch.group = newValue }
    }

    /// `true` if layers and pages that come or go now shall do so without motion.
    var isStill: Bool { carried?.transaction.disablesAnimations == true }
    /// `true` if scroll views that the changes scroll now shall do so with motion.
    var movesSmoothly: Bool { !isStill && carried?.transaction.animation != nil }
    var runsEffects: Bool { cycle.runsEffects }
    package var isInTurn: Bool {
        get { cycle.isInTurn }
        set { cycle.isInTurn = newValue }
    }

    func afterUpdate(_ action: @escaping () -> Void) { cycle.afterUpdate(action) }
    func whenWritten(_ action: @escaping () -> Void) { cycle.whenWritten(action) }
    func effect(_ action: @escaping () -> Void) { cycle.effect(action) }

    /// Marks what was changed on other threads.
    package func drain() { mailbox.drain() }

    /// Brings elements up to date with state.
    package func update() { cycle.update() }

    /// Evaluates what has changed since the last update, so that an event meets the tree as it is. It writes no frame and
    /// runs no effects. If nothing has changed it costs one lock.
    package func bringUpToDate() {
        // Changes made by onChange and the like take another round. Views that keep changing each other get 20.
        for _ in 0..<20 {
            mailbox.drainMarks()
            guard cycle.isDirty else { return }
            cycle.update()
        }
    }

    /// Runs `onAppear` and the like.
    package func runEffects() { cycle.runEffects() }

    package var needsUpdate: Bool { cycle.needsUpdate }

    // MARK: Document

    package var root: Element { document.root }
    package var overlays: Element { document.overlays }
    var inputs: InputLedger { document.inputs }

    /// Sends the keys of form controls whose surroundings show another item than before.
    func recordsChanged() {
        whenWritten { [unowned self] in
            root.sendFieldKeys()
            overlays.sendFieldKeys()
        }
    }

    func emit(_ operation: Operation) { document.patch.emit(operation) }

    package func takeOperations() -> [Operation] {
        let taken = document.takePatch()
        for participant in cycle.participants { participant.written() }
        return taken
    }

    /// Merges the operations that wait for a slow browser, and returns an estimate of their length in bytes.
    package func mergeOperations() -> Int { document.patch.merge() }

    /// Forgets the operations for elements. The browser has to get the whole document.
    package func dropOperations() { document.patch.keepWindow() }

    package func writePage() -> RenderedPage { document.writePage() }

    /// Writes everything as operations, after the browser has lost track.
    package func writeResync() -> [Operation] {
        document.writeResync() + (scope.watchesPhase ? [SessionScope.phaseWanted] : [])
    }
}

extension Document {
    /// The tree whose views fill the page.
    package var tree: Tree { unsafeDowncast(filler, to: Tree.self) }
}

extension Element {
    /// The tree whose views fill the element's page.
    package var tree: Tree { document.tree }

    /// The node whose elements are this element's children.
    var content: _Node? {
        get { provider.map { unsafeDowncast($0, to: _Node.self) } }
        set { provider = newValue }
    }

    convenience init(_ tag: ElementTag, in tree: Tree) { self.init(tag, in: tree.document) }
}
