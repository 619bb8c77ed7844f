// SPDX-License-Identifier: Apache-2.0

/// Computes the difference between existing and requested presentations by id, and the order of the layers.
@MainActor
struct Reconciler {
    let desired: [DesiredPresentation]

    /// Tells every machine whether its owner still requests it, and returns the requests that are new.
    func apply(to machines: [PresentationMachine]) -> [DesiredPresentation] {
        var wanted: [PresentationID: DesiredPresentation] = [:]
        for entry in desired { wanted[entry.id] = entry }
        // Lowest first: a parent is known to be leaving before its children are asked.
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

    /// Returns the layers in the order of the requests. A leaving layer stays above those that it was above.
    func order(_ machines: [PresentationMachine]) -> [PresentationMachine] {
        var position: [PresentationID: Int] = [:]
        for (index, entry) in desired.enumerated() { position[entry.id] = index }
        // Toasts keep their order of arrival. In tree order they would swap positions.
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
