// SPDX-License-Identifier: Apache-2.0

/// The choice that a view makes among the modals of the views inside it.
///
/// The aggregator offers the modals, and a body chooses among them, so that a change of a value that the choice reads
/// makes it again. A modal that was not offered before waits for the next round of the same update.
@MainActor
final class PresentationAggregation {
    /// A modal to choose. It does not refer to its source, which would keep the views of a session.
    struct Offer {
        let id: PresentationID
        let info: ModalInfo
    }
    private(set) var offered: [Offer] = []
    /// The chosen presentations in their order.
    var chosen: [PresentationID] = []
    private let readers = Dependency()

    nonisolated init() {}

    func recordRead() { readers.recordRead() }

    fileprivate func offer(_ presentations: [DesiredPresentation]) {
        let isSame = presentations.elementsEqual(offered) { $0.id == $1.id }
        offered = presentations.map { Offer(id: $0.id, info: $0.descriptor.info) }
        if !isSame { readers.changed() }
    }
}

extension Array where Element == DesiredPresentation {
    /// Keeps and orders, from an index on, the chosen modals of the parent, and returns those that were left out. What a
    /// modal's content presents follows it.
    @MainActor
    mutating func apply(
        _ aggregation: PresentationAggregation, from start: Int, in parent: PresentationMachine?
    ) -> [DesiredPresentation] {
        var groups: [[DesiredPresentation]] = []
        for entry in self[start...] {
            if entry.parent === parent || groups.isEmpty {
                groups.append([entry])
            } else {
                groups[groups.count - 1].append(entry)
            }
        }
        let modals = groups.filter { $0[0].isAggregated }
        aggregation.offer(modals.map { $0[0] })
        let chosen = aggregation.chosen.compactMap { id in modals.first { $0[0].id == id } }
        let leftOut = modals.filter { !aggregation.chosen.contains($0[0].id) }.flatMap(\.self)
        // Each chosen modal takes the next position of a modal. Other presentations stay where they are.
        var next = chosen.makeIterator()
        let result = groups.flatMap { $0[0].isAggregated ? next.next() ?? [] : $0 }
        replaceSubrange(start..., with: result)
        return leftOut
    }
}

extension DesiredPresentation {
    /// Indicates whether it is a modal, which the views around its source choose.
    fileprivate var isAggregated: Bool { descriptor.door == .modals && rank != .toasts }
}

extension PresentationMachine {
    /// Lets it leave without a word to its owner, who still requests it.
    func withhold() {
        guard !isLeaving else { return }
        var untold = descriptor
        untold.withdraw = {}
        untold.onWillDismiss = nil
        untold.onDismiss = nil
        untold.onRefuse = nil
        untold.answer = nil
        replaceDescriptor(untold)
    }
}
