// SPDX-License-Identifier: Apache-2.0

/// Manages everything presented above the app. Sources in the tree declare the presentations they want, and the engine
/// compares these with the presentations on the page.
///
///     sources in the view tree ─▶ Aggregator (tree order) ─▶ Reconciler (difference) ─▶ one PresentationMachine each
@MainActor
final class PresentationEngine: UpdateParticipant {
    unowned let tree: Tree
    /// All presentations, lowest first, including those that are leaving or still waiting.
    private(set) var machines: [PresentationMachine] = []
    /// The places that layers are added to. Presentations wait while there is none.
    private var places = PresentationPlaces()
    /// The place above the app.
    var window: PresentationPlace? { places.window }
    /// Places removed since the last reconciliation.
    private var lostPlaces: [PresentationPlace] = []
    /// Sources whose last presentation has been removed but whose `onDismiss` has not run. Their next presentation
    /// waits for it.
    private var settling: [Int: Int] = [:]
    /// Indicates whether the end of this update is awaited.
    private var followsScopes = false
    /// The state of ``Document/surroundings`` that the layers have.
    private var seenSurroundings = 0
    /// Indicates whether a presentation is in a place with a frame.
    private var hasFrames = false
    /// The presentations beside an anchor.
    private(set) var anchored: [PresentationMachine] = []
    var admission = PresentationAdmission()
    var policies = PresentationPolicies()
    /// The number of presentations that were requested.
    var turnCount = 0
    /// The turns of presentations whose presenting views are gone, by the number of their new source.
    var kept: [Int: PresentationTurn] = [:]
    var heirs: [LeftSource] = []
    let toasts = ToastLog()
    /// The presentations that are prepared for buttons.
    private(set) lazy var preparations = PresentationPreparations(self)
    /// The presentations that wait.
    private(set) lazy var line = PresentationLine(self)
    private var needsReconcile = false
    private var isClosed = false
    private var sourceCount = 0
    private var layerCount = 0
    /// The number of the current update.
    private(set) var round = 0
    /// The work done so far.
    var effort = PresentationEffort()
    /// Sources that are mounted beside the app's root view.
    var roots: [_Node] = []
    private var observers: [([PresentationMachine]) -> Void] = []
    let tracker = PresentationTracker()
    /// The distances that toasts keep from the edges of the window.
    private(set) var clearance = ToastSafeAreaAnchor()
    private var reported: Set<String> = []
    /// Sources that changed in a transaction without animation since the last reconciliation.
    private var still: Set<Int> = []

    /// The maximum nesting. Deeper content presents itself recursively.
    static let nestingLimit = 100

    init(_ tree: Tree) {
        self.tree = tree
        tree.document.layers.read = { [weak self] in self?.stack ?? [] }
        tree.scope.inspectLayers = { [weak self] in self?.inspectedLayers ?? [] }
        attachHost()
    }

    // MARK: Places

    func attachHost() {
        guard places.window == nil else { return }
        places.setWindow(PresentationPlace(self, in: tree.overlays))
        setNeedsReconcile()
    }

    /// Removes the window's place while the session lives. Its presentations end without animation and are reported.
    func detachHost() {
        guard let window = places.window else { return }
        places.setWindow(nil)
        lose(window)
    }

    func add(_ place: PresentationPlace, of view: _Node) {
        places.add(place, of: view)
        setNeedsReconcile()
    }

    func removePlace(of view: _Node) {
        if let place = places.remove(of: view) { lose(place) }
    }

    private func lose(_ place: PresentationPlace) {
        lostPlaces.append(place)
        setNeedsReconcile()
    }

    private func clearLostPlaces() {
        guard !lostPlaces.isEmpty else { return }
        let lost = lostPlaces
        lostPlaces = []
        preparations.lose(lost)
        let ending = machines.filter { machine in lost.contains { $0 === machine.place } }
        for machine in ending.sorted(by: { $0.nesting > $1.nesting }) { machine.hostRemoved() }
        machines.removeAll { $0.state == .removed }
        for place in lost { place.letGo() }
        // The elements of a view's place were removed with the view.
        if lost.contains(where: { $0.element === tree.overlays }) { tree.overlays.invalidateChildren() }
    }

    private func refresh(_ place: PresentationPlace) {
        place.element.invalidateChildren()
        place.frame?.invalidateChildren()
        place.describeLayers()
    }

    // MARK: Sources

    func newSourceNumber() -> Int {
        sourceCount += 1
        return sourceCount
    }

    func sourceChanged(_ source: PresentationSourceNode) {
        var requests = source.state
        let changes = requests.renew(source.descriptors, of: source) { id in
            for machine in machines where machine.id == id && machine.state != .removed { return machine }
            return nil
        }
        source.state = requests
        guard !isClosed else { return }
        for change in changes { change.machine.sourceChanged(to: change.descriptor) }
        setNeedsReconcile()
    }

    /// Records whether a source's change is without animation.
    func note(_ source: PresentationSourceNode) {
        if source.tree.isStill { still.insert(source.number) } else { still.remove(source.number) }
    }

    /// Returns whether the source's latest change takes effect without animation.
    func isStill(_ source: PresentationSourceNode) -> Bool { still.contains(source.number) }

    /// Calls `observer` with all presentations after each reconciliation, until the session ends.
    func whenReconciled(_ observer: @escaping ([PresentationMachine]) -> Void) { observers.append(observer) }

    func setNeedsReconcile() {
        guard !isClosed, !needsReconcile else { return }
        needsReconcile = true
        // Schedules a turn if none is running.
        tree.afterUpdate {}
    }

    // MARK: Reconciling

    /// Compares the requested presentations with the existing ones, once per round of the update cycle.
    func reconcile() {
        compare()
        followStyles()
        followAnchors()
        followScopes()
    }

    /// Repeats the tint, the color scheme and the direction around the sources on their layers. They can change without
    /// a change of any source.
    private func followStyles() {
        guard tree.document.surroundings != seenSurroundings else { return }
        seenSurroundings = tree.document.surroundings
        for machine in machines where machine.isWanted && !machine.isLeaving { machine.composer.refresh() }
    }

    /// Looks, when all elements of the update are on the page, at what is beside the views that hold layers.
    private func followScopes() {
        guard hasFrames, !followsScopes else { return }
        followsScopes = true
        tree.cycle.whenWritten { [weak self] in
            guard let self else { return }
            followsScopes = false
            for place in places.all where place.hasLayers { place.updateScope() }
        }
    }

    private func compare() {
        guard needsReconcile, !isClosed, let root = tree.rootNode else { return }
        needsReconcile = false
        clearLostPlaces()
        let last = effort.passes + Self.nestingLimit
        // Content that was just mounted may request presentations itself.
        while pass(root), effort.passes <= last {}
        still = []
        round += 1
        // Each event asks for them, most without any change of the presentations.
        hasFrames = false
        preparations.settle()
        anchored = []
        for machine in machines {
            if machine.place?.frame != nil { hasFrames = true }
            if machine.layer?.isAnchored == true { anchored.append(machine) }
        }
        anchored += preparations.machines.filter { $0.layer?.isAnchored == true }
        tree.document.layers.changed()
        for observer in observers { observer(machines) }
        releaseHeirs()
        line.follow(machines)
    }

    /// Performs one pass and returns whether another pass may be necessary.
    private func pass(_ root: _Node) -> Bool {
        effort.passes += 1
        var aggregator = Aggregator(machines: machines, pass: effort.passes)
        aggregator.collect(below: [root] + roots)
        for entry in aggregator.duplicates { reportOnce(.duplicate(entry)) }
        for entry in aggregator.leftOut { entry.machine?.withhold() }
        admission.forget(allBut: aggregator.desired)
        let reconciler = Reconciler(desired: admission.admitted(aggregator.desired), machines: machines)
        let before = effort.moves
        machines += reconciler.apply(to: machines) { wanted in
            preparations.take(wanted) ?? PresentationMachine(wanted, engine: self)
        }
        let finished = finishExits()
        let ordered = reconciler.order(machines)
        let isReordered = !ordered.elementsEqual(machines, by: ===)
        machines = ordered
        if aggregator.clearance != clearance {
            clearance = aggregator.clearance
            for machine in machines where machine.kind == .toast { machine.describeLayer() }
        }
        PresentationStacking.apply(to: machines)
        let mounted = mountWaiting()
        let hasChanged = effort.moves != before
        if mounted || finished || hasChanged || isReordered { places.all.forEach(refresh) }
        return mounted || hasChanged || needsAnotherPass()
    }

    private func needsAnotherPass() -> Bool {
        defer { needsReconcile = false }
        return needsReconcile
    }

    /// Removes presentations whose exit is over, from the top down, each with everything it contains, deepest first.
    ///
    /// The loops have no closures, each of which checks that it runs on the main actor, in 130 instructions.
    private func finishExits() -> Bool {
        var roots: [PresentationMachine] = []
        var isOver = false
        for (index, machine) in machines.enumerated() {
            if machine.state == .removed { isOver = true }
            guard machine.isLeaving, machine.leaving.isOver else { continue }
            if !leavesWithParent(machine), !waits(machine, at: index) { roots.append(machine) }
        }
        var finished = false
        for root in roots.reversed() {
            let group = machines.filter {
                $0 === root || $0.isInside(root) && $0.state != .removed && !$0.staysBehind
            }
            guard group.allSatisfy(\.leaving.isOver) else { continue }
            // If the owner still wants a presentation, it stays, with everything in it.
            let leaving = root.isKeptByOwner ? [root] : group
            for machine in leaving.sorted(by: { $0.nesting > $1.nesting }) { machine.finishExit() }
            finished = true
        }
        if finished || isOver { machines.removeAll { $0.state == .removed } }
        return finished
    }

    /// Returns whether a presentation above it, which the app has ended in the same update, has yet to leave.
    private func waits(_ machine: PresentationMachine, at index: Int) -> Bool {
        machine.endsInOrder
            && machines[(index + 1)...].contains {
                $0.endsInOrder && !$0.leaving.isOver && $0.leaving.round == machine.leaving.round
            }
    }

    private func leavesWithParent(_ machine: PresentationMachine) -> Bool {
        machine.state.reason == .parentDismissed && machine.parent?.isLeaving == true
    }

    private func mountWaiting() -> Bool {
        var mounted = false
        var waiting: [PresentationMachine] = []
        for machine in machines where machine.state == .pending { waiting.append(machine) }
        waiting.sort { $0.turn.comes(before: $1.turn) }
        for machine in waiting where machine.state == .pending {
            guard let place = places.place(for: machine) else {
                reportUnlessPlaced(machine)
                continue
            }
            guard machine.nesting <= Self.nestingLimit else {
                reportOnce(.tooDeep(machine))
                continue
            }
            guard !isBusy(machine), admission.admit(machine, in: place, among: machines) else { continue }
            layerCount += 1
            place.updateScope()
            machine.mount(number: layerCount, in: place)
            mounted = true
            if machine.isMenuWithoutItems { admission.keepOut(machine) }
        }
        return mounted
    }

    /// Mounts a presentation that nothing requests yet. Returns whether it has a place.
    func prepare(_ machine: PresentationMachine, _ prepared: PreparedPresentation) -> Bool {
        // The modals of a named layer are in the order of their requests.
        guard let place = places.place(for: machine), place.stage == nil, machine.nesting <= Self.nestingLimit else {
            return false
        }
        layerCount += 1
        place.updateScope()
        machine.zIndex = (machines.map(\.zIndex).max() ?? PresentationStacking.base) + PresentationStacking.step
        machine.prepare(prepared, number: layerCount, in: place)
        refresh(place)
        return true
    }

    /// Returns whether a presentation exists.
    func presents(_ id: PresentationID) -> Bool { machines.contains { $0.id == id && $0.state != .removed } }

    /// Returns whether the source has to finish another presentation first. A modifier presents one after another; the
    /// presentations of a coordinator are independent.
    private func isBusy(_ machine: PresentationMachine) -> Bool {
        guard machine.isBridged, !machine.descriptor.isIndependent else { return false }
        let source = machine.id.source
        return settling[source] != nil || machines.contains { $0.id.source == source && $0.isLeaving }
    }

    // MARK: Ends

    /// Finishes a removal. The `onDismiss` closure runs after `onDisappear` of the content and before the source's next
    /// presentation.
    func didRemove(_ machine: PresentationMachine, for reason: DismissalReason) {
        guard let onDismiss = machine.descriptor.onDismiss else { return setNeedsReconcile() }
        let source = machine.id.source
        settling[source, default: 0] += 1
        tree.effect { [weak self] in
            onDismiss(reason)
            guard let self else { return }
            settling[source, default: 1] -= 1
            if settling[source] == 0 { settling[source] = nil }
            setNeedsReconcile()
        }
    }

    /// Ends all presentations with the session. Their views disappear, and no dismissal is reported.
    func close() {
        isClosed = true
        defer { tree.document.layers.changed() }
        for machine in machines.sorted(by: { $0.nesting > $1.nesting }) { machine.discard() }
        machines = []
        anchored = []
        preparations.close()
        for place in places.all { place.letGo() }
        for root in roots { root.unmount() }
        roots = []
        heirs = []
    }

    /// Schedules a report for a presentation that keeps waiting. A host may mount a moment later, so a short wait is
    /// not reported.
    private func reportUnlessPlaced(_ machine: PresentationMachine) {
        guard machine.patience == nil else { return }
        machine.patience = tree.clock.after(Self.patience) { [weak self, weak machine] in
            // The report belongs in a turn of the session.
            self?.tree.afterUpdate {
                guard let self, let machine, machine.state == .pending else { return }
                self.reportOnce(.noHost(machine))
                // A toast such as "Saved" is outdated after waiting.
                if machine.kind.rank == .toasts { machine.exit(.hostRemoved) }
            }
        }
    }

    static let patience = Duration.milliseconds(100)

    func reportOnce(_ problem: PresentationDiagnostics.Problem) {
        if reported.insert(problem.identity).inserted { PresentationDiagnostics.report(problem) }
    }
}

extension Tree {
    /// Made when the first view presents something, or can.
    var presentations: PresentationEngine { companion(PresentationEngine.self, make: PresentationEngine.init) }
}

extension PresentationMachine {
    /// Indicates whether the app has ended it, so that it leaves together with others. Toasts leave on their own.
    fileprivate var endsInOrder: Bool { isLeaving && state.reason == .programmatic && rank != .toasts }

    /// Returns whether the content of `other` presented this, directly or indirectly.
    func isInside(_ other: PresentationMachine) -> Bool {
        var machine = parent
        while let current = machine {
            if current === other { return true }
            machine = current.parent
        }
        return false
    }
}
