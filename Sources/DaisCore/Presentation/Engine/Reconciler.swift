// SPDX-License-Identifier: Apache-2.0

/// Computes the difference between existing and requested presentations, and the order of the layers.
@MainActor
struct Reconciler {
    let desired: [DesiredPresentation]
    /// The requests by the presentations that exist for them.
    private var requests: [ObjectIdentifier: DesiredPresentation] = [:]

    init(desired: [DesiredPresentation]) {
        self.desired = desired
        for entry in desired {
            if let machine = entry.machine { requests[ObjectIdentifier(machine)] = entry }
        }
    }

    private func request(for machine: PresentationMachine) -> DesiredPresentation? {
        requests[ObjectIdentifier(machine)]
    }

    /// Tells every machine whether its owner still requests it, and returns the machines of the new requests.
    mutating func apply(
        to machines: [PresentationMachine], making make: (DesiredPresentation) -> PresentationMachine
    ) -> [PresentationMachine] {
        // Lowest first: a parent is known to be leaving before its children are asked.
        for machine in machines where request(for: machine) == nil {
            machine.drop(reason(for: machine))
        }
        for machine in machines where machine.state != .removed {
            if let entry = request(for: machine) { machine.keep(entry.descriptor) }
        }
        var added: [PresentationMachine] = []
        for entry in desired where entry.machine == nil || entry.machine?.state == .removed {
            let machine = make(entry)
            entry.machine = machine
            requests[ObjectIdentifier(machine)] = entry
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
            guard request(for: machine) == nil else { continue }
            let index = result.firstIndex { $0 === predecessor }.map { $0 + 1 } ?? 0
            result.insert(machine, at: index)
        }
        return result + toasts
    }
}
