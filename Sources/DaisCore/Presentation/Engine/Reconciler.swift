// SPDX-License-Identifier: Apache-2.0

/// Brings the living presentations to what is wanted: a difference by id, and an order.
@MainActor
struct Reconciler {
    let desired: [DesiredPresentation]

    /// Tells every machine what its owner wants now, and answers those that are new.
    func apply(to machines: [PresentationMachine]) -> [DesiredPresentation] {
        var wanted: [PresentationID: DesiredPresentation] = [:]
        for entry in desired { wanted[entry.id] = entry }
        // Lowest first: by the time a child is asked, its parent is known to be leaving.
        for machine in machines where wanted[machine.id] == nil {
            machine.drop(reason(for: machine))
        }
        for machine in machines where machine.state != .removed {
            if let entry = wanted[machine.id] { machine.keep(entry.descriptor) }
        }
        let living = Set(machines.filter { $0.state != .removed }.map(\.id))
        return desired.filter { !living.contains($0.id) }
    }

    private func reason(for machine: PresentationMachine) -> DismissalReason {
        if let parent = machine.parent, parent.isLeaving || parent.state == .removed { return .parentDismissed }
        if !machine.source.isMounted { return .sourceRemoved }
        let hasSuccessor =
            machine.isBridged && !machine.descriptor.isIndependent
            && desired.contains { $0.id.source == machine.id.source }
        return hasSuccessor ? .replaced : .programmatic
    }

    /// The order of the layers: that of what is wanted, and what is leaving stays above what it was above.
    func order(_ machines: [PresentationMachine]) -> [PresentationMachine] {
        var position: [PresentationID: Int] = [:]
        for (index, entry) in desired.enumerated() { position[entry.id] = index }
        // Toasts stand in the order in which they came: in that of the tree they would change places.
        let toasts = machines.filter { $0.state != .removed && $0.rank == .toasts }
        let living = machines.filter { $0.state != .removed && $0.rank != .toasts }
        var result =
            living
            .filter { position[$0.id] != nil }
            .sorted { position[$0.id, default: 0] < position[$1.id, default: 0] }
        var predecessor: PresentationMachine?
        for machine in living {
            defer { predecessor = machine }
            guard position[machine.id] == nil else { continue }
            let index = result.firstIndex { $0 === predecessor }.map { $0 + 1 } ?? 0
            result.insert(machine, at: index)
        }
        return result + toasts
    }
}
