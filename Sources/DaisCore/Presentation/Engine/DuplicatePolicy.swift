// SPDX-License-Identifier: Apache-2.0

/// What happens when something is presented under a name that is taken in the same place. A descriptor without a `name`
/// is never concerned.
enum DuplicatePolicy: Hashable, Sendable {
    /// The newcomer is not shown, its binding is written back, and the developer is told.
    case reject
    /// What is there leaves with the reason ``DismissalReason/replaced``; the newcomer follows when it has gone.
    case replace
    /// Both are shown.
    case stack
}

/// Who has a name in a place, and who is kept from being shown.
@MainActor
struct TakenNames {
    /// Presentations that lost against another of their name, or were nothing, until their owners stop asking for them: a
    /// binding that refuses would otherwise fight for the place for ever.
    private var losers: Set<PresentationID> = []

    mutating func forget(allBut wanted: [DesiredPresentation]) {
        if !losers.isEmpty { losers.formIntersection(wanted.map(\.id)) }
    }

    func admitted(_ wanted: [DesiredPresentation]) -> [DesiredPresentation] {
        losers.isEmpty ? wanted : wanted.filter { !losers.contains($0.id) }
    }

    mutating func keepOut(_ machine: PresentationMachine) { losers.insert(machine.id) }

    /// Whether a presentation that waits may be shown in its place now.
    mutating func admit(_ machine: PresentationMachine, in place: PresentationPlace, among all: [PresentationMachine])
        -> Bool
    {
        guard !losers.contains(machine.id) else { return false }
        guard let name = machine.descriptor.name, place.duplicates != .stack else { return true }
        let holder = all.first {
            $0 !== machine && $0.place === place && $0.descriptor.name == name && $0.state.isMounted
        }
        // What leaves is waited for: two of a name are never on the page.
        guard let holder else { return true }
        // One that has outlived its view is this one, asked for again.
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
