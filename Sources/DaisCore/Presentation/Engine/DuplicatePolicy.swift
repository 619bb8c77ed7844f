// SPDX-License-Identifier: Apache-2.0

/// Decides what happens when a place already shows a presentation with the same name. Descriptors without a `name` are
/// unaffected.
enum DuplicatePolicy: Hashable, Sendable {
    /// The new presentation is not shown, its binding is reset, and a diagnostic is logged.
    case reject
    /// The existing presentation leaves with ``DismissalReason/replaced``; the new one is shown after its exit.
    case replace
    /// Both are shown.
    case stack
}

/// Tracks the names in use per place and the presentations that are kept from being shown.
@MainActor
struct TakenNames {
    /// Presentations that lost against another of the same name or had no content. They stay here until their owners
    /// stop requesting them. Otherwise a binding that ignores being reset would compete for the place forever.
    private var losers: Set<PresentationID> = []

    mutating func forget(allBut wanted: [DesiredPresentation]) {
        if !losers.isEmpty { losers.formIntersection(wanted.map(\.id)) }
    }

    func admitted(_ wanted: [DesiredPresentation]) -> [DesiredPresentation] {
        losers.isEmpty ? wanted : wanted.filter { !losers.contains($0.id) }
    }

    mutating func keepOut(_ machine: PresentationMachine) { losers.insert(machine.id) }

    /// Returns whether a pending presentation may be shown in its place now.
    mutating func admit(_ machine: PresentationMachine, in place: PresentationPlace, among all: [PresentationMachine])
        -> Bool
    {
        guard !losers.contains(machine.id) else { return false }
        guard let name = machine.descriptor.name, place.duplicates != .stack else { return true }
        let holder = all.first {
            $0 !== machine && $0.place === place && $0.descriptor.name == name && $0.state.isMounted
        }
        // The exit has to end first: two presentations of one name are never on the page.
        guard let holder else { return true }
        // A presentation that has outlived its view is the same one, requested again.
        guard !holder.isLeaving, !holder.isOnItsOwn else { return false }
        if place.duplicates == .replace {
            losers.insert(holder.id)
            holder.exit(.replaced)
        } else {
            losers.insert(machine.id)
            PresentationDiagnostics.report(.taken(machine, name))
            machine.descriptor.withdraw()
        }
        return false
    }
}
