// SPDX-License-Identifier: Apache-2.0

/// A presentation that is wanted, and by whom.
@MainActor
struct DesiredPresentation {
    let id: PresentationID
    let descriptor: PresentationDescriptor
    let source: PresentationSourceNode
    /// The presentation in whose content the source lives.
    let parent: PresentationMachine?
    let rank: PresentationKind.Rank
}

/// Lists everything that is wanted, in tree order: what the views inside a source want, then what the source wants,
/// each followed by what its own content wants.
@MainActor
struct Aggregator {
    let machines: [PresentationID: PresentationMachine]
    private let living: [PresentationMachine]
    private(set) var desired: [DesiredPresentation] = []
    private(set) var duplicates: [DesiredPresentation] = []
    /// What toasts keep clear of.
    private(set) var clearance = ToastSafeAreaAnchor()
    private var seen: Set<PresentationID> = []

    init(machines: [PresentationMachine]) {
        living = machines.filter { $0.state != .removed }
        var table: [PresentationID: PresentationMachine] = [:]
        for machine in living { table[machine.id] = machine }
        self.machines = table
    }

    mutating func collect(below roots: [Node]) {
        for root in roots { visit(root, parent: nil) }
        // What is not wanted any more has a last word.
        for machine in living where !seen.contains(machine.id) {
            if let content = machine.content { visit(content, parent: machine, isLeaving: true) }
        }
        // Alerts stand above sheets wherever their sources are; within a rank the order of the tree holds.
        desired = desired.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
    }

    private mutating func visit(_ node: Node, parent: PresentationMachine?, isLeaving: Bool = false) {
        descend(node, parent: parent, isLeaving: isLeaving)
        guard let source = node as? PresentationSourceNode else { return }
        for anchor in source.modifier.anchors where !isLeaving { clearance = clearance.joined(anchor) }
        // What is leaving takes with it what its content presents.
        for descriptor in source.descriptors where !isLeaving || descriptor.outlivesSource {
            add(descriptor, of: source, parent: parent, isLeaving: isLeaving)
        }
    }

    private mutating func descend(_ node: Node, parent: PresentationMachine?, isLeaving: Bool) {
        var found: [Node] = []
        node.walk(.presentations) { child in
            guard child is PresentationSourceNode else { return true }
            found.append(child)
            return false
        }
        for source in found { visit(source, parent: parent, isLeaving: isLeaving) }
    }

    private mutating func add(
        _ descriptor: PresentationDescriptor, of source: PresentationSourceNode, parent: PresentationMachine?,
        isLeaving: Bool
    ) {
        let id = PresentationID(source: source.number, key: descriptor.key)
        let rank = max(descriptor.kind.rank, parent?.rank ?? .columns)
        let entry = DesiredPresentation(id: id, descriptor: descriptor, source: source, parent: parent, rank: rank)
        guard seen.insert(id).inserted else { return duplicates.append(entry) }
        desired.append(entry)
        guard let machine = machines[id], let content = machine.content else { return }
        visit(content, parent: machine, isLeaving: isLeaving || machine.isLeaving)
    }
}
