// SPDX-License-Identifier: Apache-2.0

/// One running user interface: nodes, elements and what waits to be done. A session owns one; so does a test, and the
/// rendering of a first page.
@MainActor
package final class Tree {
    package private(set) var root: Element!
    package private(set) var overlays: Element!
    package private(set) var operations: [Operation] = []
    /// Where in ``operations`` another transaction begins.
    private var runs: [(start: Int, carried: CarriedTransaction?)] = []
    /// The transaction of what is being changed now.
    var carried: CarriedTransaction?
    /// The transaction of the change that the present evaluation began with, whatever views have made of it since.
    private(set) var origin: CarriedTransaction?
    /// Whether what is being changed now shall be made without motion: layers and pages that come or go with it.
    var isStill: Bool { carried?.transaction.disablesAnimations == true }
    /// Transactions in which the children of containers were changed, until they are collected.
    private var carriedChildren: [ObjectIdentifier: CarriedTransaction] = [:]
    /// How many views change the transaction of everything in them.
    var transactionNodes = 0
    private(set) lazy var completions = AnimationCompletions(tree: self)
    /// Bodies of the app's views evaluated so far; tests compare it before and after.
    package internal(set) var bodies = 0
    var staleContainers: [Element] = []
    package let attendance = Attendance()
    private(set) lazy var matches = MatchedNames()
    /// While views are shown at points of a way; see ``lead(over:_:last:)``.
    var trial: Trial?
    let mailbox: Mailbox
    var crashNote = CrashNote()
    package let clock: any SessionClock
    package let scope: SessionScope
    /// Whether `onAppear`, tasks and subscriptions run. The first page is rendered without.
    let runsEffects: Bool
    let presentations = PresentationEngine()
    let sprite = SpriteSheet()
    let inputs = InputLedger()
    private(set) lazy var passingTexts = PassingTexts(tree: self)
    /// Elements written and not forgotten.
    private(set) var elementEstimate = 0
    private var rootNode: Node?
    private var nextID: UInt32 = 1
    private var handlers: [UInt32: Element] = [:]
    private var sentRules: Set<String> = []
    private var pendingRules = ""
    private var dirty: [Mailbox.Mark] = []
    private var afterUpdate: [() -> Void] = []
    private var whenWritten: [() -> Void] = []
    private var effects: [() -> Void] = []
    /// Whether some control mounts content that is read and not shown.
    var readsUnseenContent = false
    private var groups = 0
    private var isUpdating = false
    /// While bodies are evaluated, or presentations compared, nothing else may be.
    private var isEvaluating = false
    private var isTogether = false
    /// Inside a turn everything is settled before the turn ends; nobody has to be woken.
    package var isInTurn = false
    private var mustWake: Bool { !isUpdating && !isInTurn }

    /// Once per process, before the first view is mounted.
    private static let isLayoutReadable: Void = FieldPlan.selfTest()

    package init(
        scope: SessionScope, clock: any SessionClock, runsEffects: Bool, wake: @escaping @Sendable () -> Void
    ) {
        _ = Self.isLayoutReadable
        self.scope = scope
        self.clock = clock
        self.runsEffects = runsEffects
        mailbox = Mailbox(wake: wake)
        // Whoever reads with a screen reader skips to it; everything that is presented above it is a dialog.
        root = Element(.main, in: self)
        overlays = Element(.div, in: self)
        var appearance = Appearance()
        appearance.classes = ["root"]
        appearance.attribute("id", "dais-root")
        root.update(appearance)
        appearance = Appearance()
        appearance.attribute("id", "dais-overlays")
        overlays.update(appearance)
        presentations.attach(to: self)
    }

    /// Mounts the app's root view. Done once.
    package func mount(_ view: any View) {
        let context = MountContext(
            tree: self, parent: nil, environment: scope.makeEnvironment(for: self), modifiers: nil, container: root,
            window: nil, preferences: nil)
        isEvaluating = true
        rootNode = Self.mount(view, context)
        isEvaluating = false
        root.content = rootNode
        root.invalidateChildren()
        update()
    }

    private static func mount<V: View>(_ view: V, _ context: MountContext) -> Node { V._mount(view, in: context) }

    package func unmount() {
        completions.cancelAll()
        presentations.unmountAll()
        rootNode?.unmount()
        rootNode = nil
        root.content = nil
        runEffects()
        mailbox.close()
    }

    var rootOfNodes: Node? { rootNode }

    // MARK: Update cycle
    //
    //  drain mailbox ─▶ evaluate dirty bodies, outermost first ─▶ closures of onChange and preferences ─┐
    //                        ▲                                                                          │ until
    //                        └──────────────────────────────────────────────────────────────────────────┘ nothing is dirty
    //  ─▶ reconcile presentations (may dirty again) ─▶ collect children, write operations ─▶ (frame) ─▶ effects

    func enqueue(_ node: CompositeBase, _ carried: CarriedTransaction?) {
        dirty.append((node, carried))
        if mustWake { mailbox.schedule() }
    }

    /// Of two transactions that change one view at once the animated one counts.
    func carry(_ carried: CarriedTransaction?, for node: CompositeBase) {
        guard let carried, let index = dirty.lastIndex(where: { $0.node === node }) else { return }
        if dirty[index].carried?.transaction.animation == nil { dirty[index].carried = carried }
    }

    func carryChildren(of container: Element) {
        guard let carried, carried.transaction.animation != nil else { return }
        carriedChildren[ObjectIdentifier(container)] = carried
    }

    /// Runs after the bodies of this round, before the frame is written: `onChange`, preferences.
    func afterUpdate(_ action: @escaping () -> Void) {
        afterUpdate.append(action)
        if mustWake { mailbox.schedule() }
    }

    /// Runs when every element of this update is on the page, for operations that must come last in the frame:
    /// focus, the chosen option.
    func whenWritten(_ action: @escaping () -> Void) {
        whenWritten.append(action)
        if mustWake { mailbox.schedule() }
    }

    /// A name for a group of radio buttons. Counted, so that a page rendered twice has the same names.
    func nextGroupName() -> String {
        groups += 1
        return "g\(groups)"
    }

    /// Runs once the frame has been written: `onAppear`, tasks, completions.
    func effect(_ action: @escaping () -> Void) {
        guard runsEffects else { return }
        effects.append(action)
        if mustWake { mailbox.schedule() }
    }

    /// Brings elements up to date with state. Answers whether there is anything to send or to run.
    package func update() {
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        repeat {
            settle(&rounds)
            isEvaluating = true
            presentations.reconcile()
            presentations.followAnchors()
            isEvaluating = false
        } while hasWork && rounds < Self.roundLimit
        if rounds >= Self.roundLimit { giveUp() }
        refreshContainers()
        while !whenWritten.isEmpty {
            let actions = whenWritten
            whenWritten = []
            for action in actions { action() }
            refreshContainers()
        }
    }

    private func refreshContainers() {
        while !staleContainers.isEmpty {
            let containers = staleContainers
            staleContainers = []
            // What has no id yet first: a container on the page writes it with everything in it.
            for container in containers where container.id == 0 { container.refreshChildren() }
            for container in containers where container.id != 0 {
                if !carriedChildren.isEmpty { carried = carriedChildren[ObjectIdentifier(container)] }
                container.refreshChildren()
            }
            carried = nil
        }
        carriedChildren.removeAll()
    }

    private static let roundLimit = 100
    var hasWork: Bool { !dirty.isEmpty || !afterUpdate.isEmpty }

    private func settle(_ rounds: inout Int) {
        while hasWork && rounds < Self.roundLimit {
            rounds += 1
            evaluateDirty()
            let actions = afterUpdate
            afterUpdate.removeAll(keepingCapacity: true)
            for action in actions { action() }
        }
    }

    private func evaluateDirty() {
        let batch = dirty.sorted { $0.node.depth < $1.node.depth }
        dirty.removeAll(keepingCapacity: true)
        isEvaluating = true
        for (node, marked) in batch {
            origin = marked
            carried = transactionNodes > 0 ? node.inherited(marked) : marked
            node.evaluateIfDirty()
        }
        carried = nil
        origin = nil
        isEvaluating = false
    }

    /// Runs `work`, which may change states in several transactions, and evaluates what they all have changed once.
    func together(_ work: () -> Void) {
        let outer = isTogether
        isTogether = true
        work()
        isTogether = outer
        settleMarks()
    }

    /// Evaluates what was changed until now, because what follows belongs to another transaction.
    func settleMarks() {
        guard !isEvaluating, !isTogether, root != nil else { return }
        mailbox.drainMarks()
        guard !dirty.isEmpty else { return }
        let wasUpdating = isUpdating
        isUpdating = true
        evaluateDirty()
        refreshContainers()
        isUpdating = wasUpdating
    }

    private func giveUp() {
        let names = dirty.prefix(3).map(\.node.viewName).joined(separator: ", ")
        dirty.removeAll()
        afterUpdate.removeAll()
        Diagnostics.warn(
            "Views keep changing each other: \(names) still changed after \(Self.roundLimit) rounds.",
            remedy: "Look for an onChange or onPreferenceChange that changes what it watches.")
    }

    /// Runs `onAppear` and the like; what they change is a new cycle.
    package func runEffects() {
        while !effects.isEmpty {
            let batch = effects
            effects.removeAll(keepingCapacity: true)
            for effect in batch { effect() }
        }
    }

    /// Marks what was changed on other threads; tests and sessions call it at the start of a turn.
    package func drain() -> [ClientFrame] { mailbox.drain() }

    package var needsUpdate: Bool {
        hasWork || !staleContainers.isEmpty || !whenWritten.isEmpty || !effects.isEmpty || !mailbox.isEmpty
    }

    // MARK: Output

    func emit(_ operation: Operation) {
        if let trial { return trial.take(operation) }
        let moving = carried?.transaction.animation == nil ? nil : carried
        if moving !== runs.last?.carried { runs.append((operations.count, moving)) }
        operations.append(operation)
    }

    /// The operations, those that are animated in groups.
    private func grouped() -> [Operation] {
        defer { runs.removeAll() }
        guard !runs.isEmpty else { return operations }
        var result = Array(operations[..<runs[0].start])
        var index = 0
        while index < runs.count {
            let (start, carried) = runs[index]
            index += 1
            while index < runs.count, carried?.movesAs(runs[index].carried) == true { index += 1 }
            let part = operations[start..<(index < runs.count ? runs[index].start : operations.count)]
            guard let carried, let animation = carried.transaction.animation else {
                result += part
                continue
            }
            let numbers = completions.announce(carried.transaction.completions, for: animation)
            result.append(.animated(animation, completions: numbers, Array(part)))
        }
        return result
    }

    package func takeOperations() -> [Operation] {
        var taken: [Operation] = []
        if !pendingRules.isEmpty { taken.append(.rules(pendingRules)) }
        if let symbols = sprite.takeNew() { taken.append(.symbols(symbols)) }
        taken += grouped().exitsLast
        operations.removeAll(keepingCapacity: true)
        pendingRules = ""
        completions.written()
        return taken
    }

    func requireRule(of style: StyleSet) {
        guard style !== StyleSet.empty, sentRules.insert(style.className).inserted else { return }
        pendingRules += style.rule
    }

    func write(_ elements: [Element]) -> (html: String, first: UInt32, count: Int) {
        var writer = HTMLWriter(first: nextID)
        for element in elements { writer.write(element) }
        let fragment = writer.fragment
        nextID = fragment.first + UInt32(fragment.count)
        return fragment
    }

    func written(_ element: Element) {
        elementEstimate += 1
        if element.extras != nil { handlers[element.id] = element }
    }

    /// Forgets the ids of an element that left the page.
    func forget(_ element: Element) {
        if element.id != 0 { elementEstimate -= 1 }
        if element.extras != nil {
            handlers[element.id] = nil
        }
        element.id = 0
        for child in element.children { forget(child) }
    }

    package func element(_ id: UInt32) -> Element? { handlers[id] }

    /// Writes the whole page once, numbered from 1: the first page, and what a new session compares with it.
    package func writePage() -> RenderedPage {
        forget(root)
        forget(overlays)
        sentRules = []
        pendingRules = ""
        sprite.forgetSent()
        operations = []
        runs = []
        nextID = 1
        let rootFragment = write([root])
        let overlayFragment = write([overlays])
        var hash = FNV1a()
        hash.add(rootFragment.html)
        hash.add(overlayFragment.html)
        defer { pendingRules = "" }
        return RenderedPage(
            root: rootFragment.html, overlays: overlayFragment.html, rules: pendingRules,
            symbols: sprite.takeNew() ?? "", count: rootFragment.count + overlayFragment.count, sum: hash.hex,
            title: scope.document.title, language: scope.document.language, direction: scope.document.direction)
    }

    /// The markup of an element as it is now; changes nothing.
    package func snapshot(of element: Element) -> String { HTMLWriter.snapshot(of: element) }

    /// Everything anew as operations, after the client lost track.
    package func writeResync() -> [Operation] {
        sentRules = []
        pendingRules = ""
        sprite.forgetSent()
        operations = []
        runs = []
        var taken: [Operation] = []
        for host in [root!, overlays!] {
            let id = host.id
            for child in host.children { forget(child) }
            let fragment = write(host.children)
            taken.append(.content(id, html: fragment.html, first: fragment.first, count: fragment.count))
        }
        if scope.watchesPhase { taken.append(SessionScope.phaseWanted) }
        return takeOperations() + taken
    }
}

/// The markup of one page and what belongs to it.
package struct RenderedPage: Sendable {
    package let root: String
    package let overlays: String
    package let rules: String
    package let symbols: String
    package let count: Int
    package let sum: String
    package let title: String?
    package let language: String?
    package let direction: String?
}
