// SPDX-License-Identifier: Apache-2.0

/// A presentation that a source currently requests.
///
/// It is a class, because a copy of a descriptor takes 550 instructions. A source keeps its requests until it describes
/// them anew, so that a comparison makes those of one source, and not those of all.
@MainActor
final class DesiredPresentation {
    let id: PresentationID
    let descriptor: PresentationDescriptor
    let source: PresentationSourceNode
    /// The presentation whose content contains the source.
    private(set) var parent: PresentationMachine?
    private(set) var rank: PresentationKind.Rank
    /// The presentation that exists for the request.
    var machine: PresentationMachine?
    /// Indicates whether an earlier request of the source has its id.
    let isRepeated: Bool

    init(
        _ descriptor: PresentationDescriptor, of source: PresentationSourceNode, in parent: PresentationMachine? = nil,
        isRepeated: Bool = false
    ) {
        id = PresentationID(source: source.number, key: descriptor.key)
        self.descriptor = descriptor
        self.source = source
        self.parent = parent
        self.isRepeated = isRepeated
        rank = max(descriptor.kind.rank, parent?.rank ?? .columns)
        source.tree.presentations.effort.requests += 1
    }

    /// Returns whether the source describes it as before, which only coordinators know.
    func isSame(as other: PresentationDescriptor) -> Bool {
        descriptor.revision != nil && descriptor.revision == other.revision && descriptor.zIndex == other.zIndex
    }

    /// Records the presentation around the source, which is known when the source has been found.
    func stand(in parent: PresentationMachine?) {
        guard parent !== self.parent else { return }
        self.parent = parent
        rank = max(descriptor.kind.rank, parent?.rank ?? .columns)
    }
}

/// Collects all requested presentations in tree order. Presentations of a source's descendants come before those of the
/// source itself, and each is followed by the presentations that its own content requests.
///
/// It meets every presentation of the session in each pass, so it makes no table and copies no descriptor.
@MainActor
struct Aggregator {
    private let machines: [PresentationMachine]
    /// The number of the pass, with which it marks the presentations that it has met.
    private let pass: Int
    private(set) var desired: [DesiredPresentation] = []
    private(set) var duplicates: [DesiredPresentation] = []
    /// The presentations that a view around their sources leaves out.
    private(set) var leftOut: [DesiredPresentation] = []
    /// The edge distances that toasts keep.
    private(set) var clearance = ToastSafeAreaAnchor()

    init(machines: [PresentationMachine], pass: Int) {
        self.machines = machines
        self.pass = pass
    }

    mutating func collect(below roots: [_Node]) {
        desired.reserveCapacity(machines.count + 1)
        for root in roots { visit(root, parent: nil) }
        // A presentation that is no longer requested may still request some that outlive their source.
        for machine in machines where machine.metIn != pass && machine.state != .removed {
            if let content = machine.content { visit(content, parent: machine, isLeaving: true) }
        }
        sortByRank()
    }

    /// Puts alerts above sheets, wherever their sources are. Tree order decides within a rank.
    private mutating func sortByRank() {
        var highest = PresentationKind.Rank.columns
        for entry in desired {
            guard entry.rank >= highest else {
                let all = desired
                desired.removeAll(keepingCapacity: true)
                for rank in PresentationKind.Rank.allCases { desired += all.filter { $0.rank == rank } }
                return
            }
            highest = entry.rank
        }
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
        for entry in source.state.all where !isLeaving || entry.descriptor.outlivesSource {
            add(entry, parent: parent, isLeaving: isLeaving)
        }
    }

    private mutating func descend(_ node: _Node, parent: PresentationMachine?, isLeaving: Bool) {
        guard !node.subtree.isDisjoint(with: .presentations) else { return }
        var found: [_Node] = []
        node.walk(.presentations) { child in
            guard child is PresentationSourceNode else { return true }
            found.append(child)
            return false
        }
        for source in found { visit(source, parent: parent, isLeaving: isLeaving) }
    }

    private mutating func add(_ entry: DesiredPresentation, parent: PresentationMachine?, isLeaving: Bool) {
        guard !entry.isRepeated else { return duplicates.append(entry) }
        entry.stand(in: parent)
        desired.append(entry)
        guard let machine = machine(for: entry) else { return }
        machine.metIn = pass
        guard let content = machine.content else { return }
        visit(content, parent: machine, isLeaving: isLeaving || machine.isLeaving)
    }

    /// Returns the presentation that exists for a request. A source may have described it again in the middle of a pass,
    /// before the presentation was made for the former request.
    private func machine(for entry: DesiredPresentation) -> PresentationMachine? {
        if let machine = entry.machine, machine.state != .removed { return machine }
        for machine in machines where machine.id == entry.id && machine.state != .removed {
            entry.machine = machine
            return machine
        }
        return nil
    }
}
