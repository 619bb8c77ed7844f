// SPDX-License-Identifier: Apache-2.0

/// Everything presented above the app: sources in the tree say what they want shown, the engine compares that with what
/// is shown.
///
///     sources in the view tree ─▶ Aggregator (tree order) ─▶ Reconciler (difference) ─▶ one PresentationMachine each
@MainActor
final class PresentationEngine {
    private(set) unowned var tree: Tree!
    /// What is presented, lowest first, including what is leaving and what still waits.
    private(set) var machines: [PresentationMachine] = []
    /// Where layers go; without any, presentations wait.
    private var places = PresentationPlaces()
    /// Places that went since the last reconciling.
    private var lostPlaces: [PresentationPlace] = []
    /// Sources whose last presentation has gone while its `onDismiss` has not run: the next one waits for it.
    private var settling: [Int: Int] = [:]
    private var names = TakenNames()
    private var needsReconcile = false
    private var isClosed = false
    private var sourceCount = 0
    private var layerCount = 0
    /// Sources beside the app's root view.
    var roots: [CoordinatorSource] = []
    /// Coordinators that have something to list.
    var followers: [Weak<PresentationCoordinator>] = []
    let tracker = PresentationTracker()
    /// What toasts keep clear of at the edges of the window.
    private(set) var clearance = ToastSafeAreaAnchor()
    private var reported: Set<String> = []
    /// Sources that have changed in a transaction without motion since the last reconciling.
    private var still: Set<Int> = []

    /// Deeper nesting is content that presents itself.
    static let nestingLimit = 100

    func attach(to tree: Tree) {
        self.tree = tree
        tree.scope.presentations = self
        attachHost()
    }

    // MARK: Places

    func attachHost() {
        guard places.window == nil else { return }
        places.setWindow(PresentationPlace(self, in: tree.overlays))
        setNeedsReconcile()
    }

    /// The place for layers goes while the session lives: everything in it ends without motion, and is reported.
    func detachHost() {
        guard let window = places.window else { return }
        places.setWindow(nil)
        lose(window)
    }

    func add(_ place: PresentationPlace, of view: Node) {
        places.add(place, of: view)
        setNeedsReconcile()
    }

    func removePlace(of view: Node) {
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
        let ending = machines.filter { machine in lost.contains { $0 === machine.place } }
        for machine in ending.sorted(by: { $0.nesting > $1.nesting }) { machine.hostRemoved() }
        machines.removeAll { $0.state == .removed }
        // The elements of a view's place went with the view.
        for place in lost where place.element !== tree.overlays { place.letGo() }
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
        guard !isClosed else { return }
        for machine in machines where machine.source === source { machine.sourceChanged() }
        setNeedsReconcile()
    }

    /// Remembers whether the change of a source is one without motion.
    func note(_ source: PresentationSourceNode) {
        if source.tree.isStill { still.insert(source.number) } else { still.remove(source.number) }
    }

    /// Whether what the source has just changed its mind about shall come and go at once.
    func isStill(_ source: PresentationSourceNode) -> Bool { still.contains(source.number) }

    func setNeedsReconcile() {
        guard !isClosed, !needsReconcile else { return }
        needsReconcile = true
        // Asks for a turn if none is under way.
        tree.afterUpdate {}
    }

    // MARK: Reconciling

    /// Compares what the sources want with what is presented, once per round of the update cycle.
    func reconcile() {
        guard needsReconcile, !isClosed, let root = tree.rootOfNodes else { return }
        needsReconcile = false
        clearLostPlaces()
        var passes = 0
        // Content that has just been mounted may present something itself.
        while pass(root), passes < Self.nestingLimit { passes += 1 }
        still = []
        tellCoordinators()
    }

    /// Answers whether another pass may find more to do.
    private func pass(_ root: Node) -> Bool {
        var aggregator = Aggregator(machines: machines)
        aggregator.collect(below: [root] + roots)
        for entry in aggregator.duplicates { reportOnce(.duplicate(entry)) }
        names.forget(allBut: aggregator.desired)
        let reconciler = Reconciler(desired: names.admitted(aggregator.desired))
        let before = machines.map { ($0, $0.state) }
        let added = reconciler.apply(to: machines).map { PresentationMachine($0, engine: self) }
        machines += added
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
        let hasChanged = before.contains { $0.0.state != $0.1 }
        if mounted || finished || hasChanged || isReordered { places.all.forEach(refresh) }
        return mounted || hasChanged || needsAnotherPass()
    }

    private func needsAnotherPass() -> Bool {
        defer { needsReconcile = false }
        return needsReconcile
    }

    /// Removes what has left, each with everything it contained, deepest first.
    private func finishExits() -> Bool {
        let roots = machines.filter { $0.isLeaving && $0.isExitOver && !leavesWithParent($0) }
        var finished = false
        for root in roots {
            let group = machines.filter {
                $0 === root || $0.isInside(root) && $0.state != .removed && !$0.staysBehind
            }
            guard group.allSatisfy(\.isExitOver) else { continue }
            // An owner that has not agreed gets its presentation back, with everything in it.
            let leaving = root.isKeptByOwner ? [root] : group
            for machine in leaving.sorted(by: { $0.nesting > $1.nesting }) { machine.finishExit() }
            finished = true
        }
        machines.removeAll { $0.state == .removed }
        return finished
    }

    private func leavesWithParent(_ machine: PresentationMachine) -> Bool {
        machine.state.reason == .parentDismissed && machine.parent?.isLeaving == true
    }

    private func mountWaiting() -> Bool {
        var mounted = false
        for machine in machines where machine.state == .pending {
            guard let place = places.place(for: machine) else {
                reportUnlessPlaced(machine)
                continue
            }
            guard machine.nesting <= Self.nestingLimit else {
                reportOnce(.tooDeep(machine))
                continue
            }
            guard !isBusy(machine), hasRoom(for: machine.kind, in: place),
                names.admit(machine, in: place, among: machines)
            else { continue }
            layerCount += 1
            machine.mount(number: layerCount, in: place)
            mounted = true
            // A menu without items is none.
            if machine.kind == .menu, machine.layer?.isEmpty == true { names.keepOut(machine) }
        }
        return mounted
    }

    /// The presentations of one modifier come after each other; those of a coordinator have nothing to do with each other.
    private func isBusy(_ machine: PresentationMachine) -> Bool {
        guard machine.isBridged, !machine.descriptor.isIndependent else { return false }
        let source = machine.id.source
        return settling[source] != nil || machines.contains { $0.id.source == source && $0.isLeaving }
    }

    /// A host that keeps its toasts has room for as many as the window has, whatever stands elsewhere.
    private func hasRoom(for kind: PresentationKind, in place: PresentationPlace) -> Bool {
        guard let limit = kind.limit else { return true }
        return machines.count { $0.kind == kind && $0.place === place && $0.state.isMounted && !$0.isLeaving } < limit
    }

    // MARK: Ends

    /// A presentation has gone: its `onDismiss` runs after `onDisappear` of its content, and before the source's
    /// next presentation.
    func didRemove(_ machine: PresentationMachine, onDismiss: (() -> Void)?) {
        guard let onDismiss else { return setNeedsReconcile() }
        let source = machine.id.source
        settling[source, default: 0] += 1
        tree.effect { [weak self] in
            onDismiss()
            guard let self else { return }
            settling[source, default: 1] -= 1
            if settling[source] == 0 { settling[source] = nil }
            setNeedsReconcile()
        }
    }

    /// The session ends: what is presented disappears, and no dismissal is reported.
    func unmountAll() {
        isClosed = true
        for machine in machines.sorted(by: { $0.nesting > $1.nesting }) { machine.discard() }
        machines = []
        for place in places.all { place.letGo() }
        for root in roots { root.unmount() }
        roots = []
    }

    /// Waiting is told only when it lasts: while views come and go, a host may be a moment late.
    private func reportUnlessPlaced(_ machine: PresentationMachine) {
        guard machine.patience == nil else { return }
        machine.patience = tree.clock.after(Self.patience) { [weak self, weak machine] in
            // In a turn of the session's, which the report belongs to.
            self?.tree.afterUpdate {
                guard let self, let machine, machine.state == .pending else { return }
                self.reportOnce(.noHost(machine))
                // Nobody wants to read "Saved" long after.
                if machine.kind.rank == .toasts { machine.exit(.hostRemoved) }
            }
        }
    }

    static let patience = Duration.milliseconds(100)

    func reportOnce(_ problem: PresentationDiagnostics.Problem) {
        if reported.insert(problem.identity).inserted { PresentationDiagnostics.report(problem) }
    }
}

extension PresentationMachine {
    /// Whether it was presented by the content of `other`, directly or not.
    func isInside(_ other: PresentationMachine) -> Bool {
        var machine = parent
        while let current = machine {
            if current === other { return true }
            machine = current.parent
        }
        return false
    }
}
