// SPDX-License-Identifier: Apache-2.0

/// A presentation that a source currently requests.
///
/// It is a class, because a copy of a descriptor takes 550 instructions.
@MainActor
final class DesiredPresentation {
    let id: PresentationID
    let descriptor: PresentationDescriptor
    let source: PresentationSourceNode
    /// The presentation whose content contains the source.
    let parent: PresentationMachine?
    let rank: PresentationKind.Rank
    /// The presentation that exists for the request.
    var machine: PresentationMachine?

    init(_ descriptor: PresentationDescriptor, of source: PresentationSourceNode, in parent: PresentationMachine?) {
        id = PresentationID(source: source.number, key: descriptor.key)
        self.descriptor = descriptor
        self.source = source
        self.parent = parent
        rank = max(descriptor.kind.rank, parent?.rank ?? .columns)
    }
}

/// Collects all requested presentations in tree order. Presentations of a source's descendants come before those of the
/// source itself, and each is followed by the presentations that its own content requests.
@MainActor
struct Aggregator {
    let machines: [PresentationID: PresentationMachine]
    private let living: [PresentationMachine]
    private(set) var desired: [DesiredPresentation] = []
    private(set) var duplicates: [DesiredPresentation] = []
    /// The presentations that a view around their sources leaves out.
    private(set) var leftOut: [DesiredPresentation] = []
    /// The edge distances that toasts keep.
    private(set) var clearance = ToastSafeAreaAnchor()
    private var seen: Set<PresentationID> = []

    init(machines: [PresentationMachine]) {
        var (living, table) = ([PresentationMachine](), [PresentationID: PresentationMachine]())
        for machine in machines where machine.state != .removed {
            living.append(machine)
            table[machine.id] = machine
        }
        self.living = living
        self.machines = table
    }

    mutating func collect(below roots: [_Node]) {
        for root in roots { visit(root, parent: nil) }
        // A presentation that is no longer requested may still request some that outlive their source.
        for machine in living where !seen.contains(machine.id) {
            if let content = machine.content { visit(content, parent: machine, isLeaving: true) }
        }
        // Alerts lie above sheets, wherever their sources are. Tree order decides within a rank.
        var ranks: [PresentationKind.Rank: [DesiredPresentation]] = [:]
        for entry in desired { ranks[entry.rank, default: []].append(entry) }
        desired = ranks.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private mutating func visit(_ node: _Node, parent: PresentationMachine?, isLeaving: Bool = false) {
        let start = desired.count
        descend(node, parent: parent, isLeaving: isLeaving)
        guard let source = node as? PresentationSourceNode else { return }
        if let aggregation = source.modifier.aggregation, !isLeaving {
            leftOut += desired.apply(aggregation, from: start, in: parent)
        }
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
        let entry = DesiredPresentation(descriptor, of: source, in: parent)
        guard seen.insert(entry.id).inserted else { return duplicates.append(entry) }
        desired.append(entry)
        guard let machine = machines[entry.id] else { return }
        entry.machine = machine
        guard let content = machine.content else { return }
        visit(content, parent: machine, isLeaving: isLeaving || machine.isLeaving)
    }
}
