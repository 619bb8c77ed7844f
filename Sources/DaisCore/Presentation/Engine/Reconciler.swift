// SPDX-License-Identifier: Apache-2.0

/// Computes the difference between existing and requested presentations, and the order of the layers.
@MainActor
struct Reconciler {
    let desired: [DesiredPresentation]

    /// Gives each presentation the index of its request.
    init(desired: [DesiredPresentation], machines: [PresentationMachine]) {
        self.desired = desired
        for machine in machines { machine.request = nil }
        for index in desired.indices { desired[index].machine?.request = index }
    }

    /// Tells every machine whether its owner still requests it, and returns the machines of the new requests.
    func apply(
        to machines: [PresentationMachine], making make: (DesiredPresentation) -> PresentationMachine
    ) -> [PresentationMachine] {
        // Lowest first: a parent is known to be leaving before its children are asked.
        for machine in machines where machine.request == nil {
            machine.drop(reason(for: machine))
        }
        for machine in machines where machine.state != .removed {
            if let index = machine.request { machine.keep(desired[index]) }
        }
        var added: [PresentationMachine] = []
        for index in desired.indices {
            let entry = desired[index]
            if let machine = entry.machine, machine.state != .removed { continue }
            let machine = make(entry)
            entry.machine = machine
            machine.request = index
            added.append(machine)
        }
        return added
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
        if areInOrder(machines) { return machines }
        // Toasts keep their order of arrival. In tree order they would swap positions.
        var toasts: [PresentationMachine] = []
        var living: [PresentationMachine] = []
        for machine in machines where machine.state != .removed {
            if machine.rank == .toasts { toasts.append(machine) } else { living.append(machine) }
        }
        var result: [PresentationMachine] = []
        for entry in desired {
            guard let machine = entry.machine, machine.state != .removed, machine.rank != .toasts else { continue }
            result.append(machine)
        }
        var predecessor: PresentationMachine?
        for machine in living {
            defer { predecessor = machine }
            guard machine.request == nil else { continue }
            let index = result.firstIndex { $0 === predecessor }.map { $0 + 1 } ?? 0
            result.insert(machine, at: index)
        }
        return result + toasts
    }

    /// Returns whether all presentations stand where ``order(_:)`` would put them, as in most passes.
    private func areInOrder(_ machines: [PresentationMachine]) -> Bool {
        var last = -1
        var isAmongToasts = false
        for machine in machines {
            guard machine.state != .removed else { return false }
            guard machine.rank != .toasts else {
                isAmongToasts = true
                continue
            }
            guard !isAmongToasts else { return false }
            // One that leaves follows the one that is before it already.
            guard let index = machine.request else { continue }
            guard index > last else { return false }
            last = index
        }
        return true
    }
}
