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
    private(set) var desired: [DesiredPresentation] = []
    private(set) var duplicates: [DesiredPresentation] = []
    private var seen: Set<PresentationID> = []

    init(machines: [PresentationMachine]) {
        var table: [PresentationID: PresentationMachine] = [:]
        for machine in machines where machine.state != .removed { table[machine.id] = machine }
        self.machines = table
    }

    mutating func collect(below roots: [Node]) {
        for root in roots { visit(root, parent: nil) }
        // Alerts stand above sheets wherever their sources are; within a rank the order of the tree holds.
        desired = desired.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
    }

    private mutating func visit(_ node: Node, parent: PresentationMachine?) {
        if let source = node as? PresentationSourceNode {
            descend(source, parent: parent)
            for descriptor in source.descriptors { add(descriptor, of: source, parent: parent) }
        } else {
            descend(node, parent: parent)
        }
    }

    private mutating func descend(_ node: Node, parent: PresentationMachine?) {
        var found: [Node] = []
        node.walk(.presentations) { child in
            guard child is PresentationSourceNode else { return true }
            found.append(child)
            return false
        }
        for source in found { visit(source, parent: parent) }
    }

    private mutating func add(
        _ descriptor: PresentationDescriptor, of source: PresentationSourceNode, parent: PresentationMachine?
    ) {
        let id = PresentationID(source: source.number, key: descriptor.key)
        let rank = max(descriptor.kind.rank, parent?.rank ?? .columns)
        let entry = DesiredPresentation(id: id, descriptor: descriptor, source: source, parent: parent, rank: rank)
        guard seen.insert(id).inserted else { return duplicates.append(entry) }
        desired.append(entry)
        // What is leaving takes with it what its content presents.
        guard let machine = machines[id], !machine.isLeaving, let content = machine.content else { return }
        visit(content, parent: machine)
    }
}
