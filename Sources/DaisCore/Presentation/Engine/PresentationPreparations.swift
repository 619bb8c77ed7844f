// SPDX-License-Identifier: Apache-2.0

/// The presentations that are prepared for buttons and for views with context menus; see ``PreparedPresentation``.
///
/// They are not among the presentations of the engine: nothing waits for them, covers them or counts them.
@MainActor
final class PresentationPreparations {
    /// The wish for a presentation. The owner is the element of a button, or the node of a context menu.
    struct Wish {
        let name: String
        let assumption: PresentationAssumption
        let owner: AnyObject
        let isEager: Bool
    }

    private unowned let engine: PresentationEngine
    private let line = PreparationLine<PresentationMachine>()
    private var wishes: [Wish] = []
    /// The wishes whose presentations are prepared whenever they are not presented.
    private var eager: [ObjectIdentifier: Wish] = [:]
    private var names: [(PresentationAssumption, name: String)] = []

    init(_ engine: PresentationEngine) { self.engine = engine }

    /// The prepared presentations, in the order of the last intents.
    var machines: [PresentationMachine] { line.all }

    // MARK: Wishes

    /// Prepares what sources would present under an assumption, and returns its name for the browser.
    func want(_ assumption: PresentationAssumption, for owner: AnyObject, isEager: Bool) -> String {
        let wish = Wish(name: name(of: assumption), assumption: assumption, owner: owner, isEager: isEager)
        if isEager { eager[ObjectIdentifier(owner)] = wish } else { wishes.append(wish) }
        engine.setNeedsReconcile()
        return wish.name
    }

    /// Forgets an owner that is gone, and what was prepared for it alone.
    func forget(_ owner: AnyObject) {
        eager[ObjectIdentifier(owner)] = nil
        wishes.removeAll { $0.owner === owner }
        for machine in line.forget(owner) { end(machine) }
    }

    /// Lets the next comparison discard a presentation. Bodies may be evaluated at the moment.
    private func end(_ machine: PresentationMachine) {
        machine.prepared?.isOver = true
        engine.setNeedsReconcile()
    }

    /// Items are compared by their ids, because a view makes the same item again with each evaluation.
    private func name(of assumption: PresentationAssumption) -> String {
        if let known = names.first(where: { $0.0.isSame(as: assumption) }) { return known.name }
        let name = engine.tree.nextPreparationName()
        names.append((assumption, name))
        // The names of assumptions that nothing uses are not needed any more.
        if names.count > 4 * Preparation.limit { names.removeFirst() }
        return name
    }

    // MARK: The engine

    /// Returns what was prepared for a request, which is then no longer prepared.
    func take(_ wanted: DesiredPresentation) -> PresentationMachine? {
        guard let machine = machines.first(where: { $0.id == wanted.id }) else { return nil }
        guard machine.kind == wanted.descriptor.kind, machine.parent === wanted.parent else {
            discard(machine)
            return nil
        }
        line.remove(machine)
        machine.request(wanted.descriptor)
        return machine
    }

    /// Brings what was prepared for a source up to date with it.
    func sourceChanged(_ source: PresentationSourceNode) {
        for machine in machines where machine.source === source {
            let key = machine.id.key
            // A presentation that is requested now is taken in the next comparison.
            guard let prepared = machine.prepared, !source.descriptors.contains(where: { $0.key == key })
            else { continue }
            let current = source.descriptors(under: prepared.assumption).first { $0.key == key }
            machine.sourceChanged(to: current)
            if current == nil { prepared.isOver = true }
            engine.setNeedsReconcile()
        }
    }

    /// Discards what was prepared in places that are gone.
    func lose(_ places: [PresentationPlace]) {
        for machine in machines where places.contains(where: { $0 === machine.place }) { discard(machine) }
    }

    /// Prepares what buttons want, after the engine has compared the requests.
    func settle() {
        for machine in machines {
            let hasParent = machine.parent.map { !$0.isLeaving && $0.state != .removed } ?? true
            guard machine.prepared?.isOver != true, hasParent else {
                discard(machine)
                continue
            }
            machine.renewPrepared()
            if machine.isMenuWithoutItems { discard(machine) }
        }
        let known = Set(machines.compactMap { $0.prepared?.name })
        let missing = eager.values.filter { !known.contains($0.name) }
        // An intent may concern something that is prepared already.
        let wanted = missing.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) } + wishes
        wishes = []
        guard !wanted.isEmpty else { return }
        let sources = sources()
        for wish in wanted { prepare(wish, from: sources) }
    }

    private func prepare(_ wish: Wish, from sources: [(PresentationSourceNode, PresentationMachine?)]) {
        if let machine = machines.first(where: { $0.prepared?.name == wish.name }) { return want(machine, for: wish) }
        for (source, parent) in sources {
            for descriptor in source.descriptors(under: wish.assumption) {
                let wanted = DesiredPresentation(descriptor, of: source, in: parent)
                guard wanted.rank == .containers || wanted.rank == .alerts, !engine.presents(wanted.id)
                else { continue }
                guard !wish.isEager || line.hasRoom else { return }
                // The rows of a list have one menu, which is prepared for the last row that the user pointed at.
                if let other = machines.first(where: { $0.id == wanted.id }) { discard(other) }
                let machine = PresentationMachine(wanted, engine: engine)
                guard engine.prepare(machine, PreparedPresentation(wish)) else { continue }
                if machine.isMenuWithoutItems { discard(machine) } else { want(machine, for: wish) }
            }
        }
    }

    private func want(_ machine: PresentationMachine, for wish: Wish) {
        let oldest = line.want(machine, for: wish.owner, in: engine.tree) { [weak self] machine in
            self?.engine.tree.afterUpdate { if machine.prepared != nil { self?.end(machine) } }
        }
        if let oldest { discard(oldest) }
    }

    private func discard(_ machine: PresentationMachine) {
        line.remove(machine)
        let place = machine.place
        machine.discardPrepared()
        place?.element.invalidateChildren()
        place?.frame?.invalidateChildren()
    }

    /// Ends all preparations with the session.
    func close() {
        for machine in machines {
            line.remove(machine)
            machine.discardPrepared()
        }
        wishes = []
        eager = [:]
    }

    /// All sources, with the presentations whose contents contain them.
    private func sources() -> [(PresentationSourceNode, PresentationMachine?)] {
        var found: [(PresentationSourceNode, PresentationMachine?)] = []
        func add(_ node: _Node, in parent: PresentationMachine?) {
            guard let source = node as? PresentationSourceNode, source.modifier.make != nil else { return }
            found.append((source, parent))
        }
        func visit(_ node: _Node, in parent: PresentationMachine?) {
            add(node, in: parent)
            node.walk(.presentations) { child in
                add(child, in: parent)
                return true
            }
        }
        for root in (engine.tree.rootNode.map { [$0] } ?? []) + engine.roots { visit(root, in: nil) }
        for machine in engine.machines where !machine.isLeaving {
            if let content = machine.content { visit(content, in: machine) }
        }
        return found
    }
}

extension PresentationEngine {
    /// Looks for presentations in content that was prepared.
    func heldContentIsShown() { setNeedsReconcile() }
}

extension PresentationAssumption {
    fileprivate func isSame(as other: PresentationAssumption) -> Bool {
        binding == other.binding && id == other.id
    }

    /// The id of the value, if it is an item.
    private var id: AnyHashable? {
        func id(_ item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
        return (value as? any Identifiable).map { id($0) }
    }
}
