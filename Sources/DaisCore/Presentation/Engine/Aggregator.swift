// SPDX-License-Identifier: Apache-2.0

/// A presentation that a source currently requests.
@MainActor
struct DesiredPresentation {
    let id: PresentationID
    let descriptor: PresentationDescriptor
    let source: PresentationSourceNode
    /// The presentation whose content contains the source.
    let parent: PresentationMachine?
    let rank: PresentationKind.Rank
}

/// Collects all requested presentations in tree order. Presentations of a source's descendants come before those of the
/// source itself, and each is followed by the presentations that its own content requests.
@MainActor
struct Aggregator {
    let machines: [PresentationID: PresentationMachine]
    private let living: [PresentationMachine]
    private(set) var desired: [DesiredPresentation] = []
    private(set) var duplicates: [DesiredPresentation] = []
    /// The edge distances that toasts keep.
    private(set) var clearance = ToastSafeAreaAnchor()
    private var seen: Set<PresentationID> = []

    init(machines: [PresentationMachine]) {
        living = machines.filter { $0.state != .removed }
        var table: [PresentationID: PresentationMachine] = [:]
        for machine in living { table[machine.id] = machine }
        self.machines = table
    }

    mutating func collect(below roots: [_Node]) {
        for root in roots { visit(root, parent: nil) }
        // A presentation that is no longer requested may still request some that outlive their source.
        for machine in living where !seen.contains(machine.id) {
            if let content = machine.content { visit(content, parent: machine, isLeaving: true) }
        }
        // Alerts lie above sheets, wherever their sources are. Tree order decides within a rank.
        desired = desired.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
    }

    private mutating func visit(_ node: _Node, parent: PresentationMachine?, isLeaving: Bool = false) {
        descend(node, parent: parent, isLeaving: isLeaving)
        guard let source = node as? PresentationSourceNode else { return }
        for anchor in source.modifier.anchors where !isLeaving { clearance = clearance.joined(anchor) }
        // Presentations in the content of a leaving presentation leave with it.
        for descriptor in source.descriptors where !isLeaving || descriptor.outlivesSource {
            add(descriptor, of: source, parent: parent, isLeaving: isLeaving)
        }
    }

    private mutating func descend(_ node: _Node, parent: PresentationMachine?, isLeaving: Bool) {
        var found: [_Node] = []
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
