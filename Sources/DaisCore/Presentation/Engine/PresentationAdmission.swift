// SPDX-License-Identifier: Apache-2.0

/// Decides which of the waiting presentations may be shown, and what happens to the others.
///
///     waiting, most important first ─▶ its id is taken? ─▶ its place is full? ─▶ shown
///                                          │                   │
///                              rejected, or replaces     waits, replaces, or is rejected
@MainActor
struct PresentationAdmission {
    /// Presentations that were rejected or replaced, or had no content. They stay here until their owners stop
    /// requesting them. Otherwise a binding that ignores being reset would compete for the place forever.
    private var losers: Set<PresentationID> = []

    mutating func forget(allBut wanted: [DesiredPresentation]) {
        if !losers.isEmpty { losers.formIntersection(wanted.map(\.id)) }
    }

    func admitted(_ wanted: [DesiredPresentation]) -> [DesiredPresentation] {
        losers.isEmpty ? wanted : wanted.filter { !losers.contains($0.id) }
    }

    mutating func keepOut(_ machine: PresentationMachine) { losers.insert(machine.id) }

    /// Returns whether a waiting presentation may be shown in its place now.
    mutating func admit(_ machine: PresentationMachine, in place: PresentationPlace, among all: [PresentationMachine])
        -> Bool
    {
        guard !losers.contains(machine.id) else { return false }
        // Most are admitted in any company.
        if machine.policy.rule == .stack, machine.name == nil { return true }
        let others = all.filter { $0 !== machine && $0.state != .removed && $0.standsOrWaits(in: place) }
        let rivals = others.filter { machine.rivals($0) }
        guard admitName(of: machine, in: place, among: others) else {
            // It waits for the exit of the one with its id.
            if !losers.contains(machine.id), machine.policy.rule != .stack { wait(machine, in: place, behind: rivals) }
            return false
        }
        return admitNumber(of: machine, in: place, among: rivals)
    }

    // MARK: Ids

    private mutating func admitName(
        of machine: PresentationMachine, in place: PresentationPlace, among others: [PresentationMachine]
    ) -> Bool {
        let rule = machine.policy.duplicates ?? place.duplicates
        guard let name = machine.name, rule != .stack else { return true }
        let holder = others.first {
            $0.name == name && ($0.state.isMounted || $0.isQueued && $0.turn.number < machine.turn.number)
        }
        // The exit has to end first: two presentations of one name are never on the page.
        guard let holder else { return true }
        // A presentation that has outlived its view is the same one, requested again.
        guard !holder.isLeaving, !holder.isOnItsOwn else { return false }
        switch rule {
        case .replace:
            losers.insert(holder.id)
            if holder.isQueued { machine.turn.number = holder.turn.number }
            holder.exit(.replaced)
            return holder.state == .removed
        case .reject where machine.isNamedForPolicy: reject(machine)
        default:
            losers.insert(machine.id)
            PresentationDiagnostics.report(.taken(machine, name))
            machine.descriptor.withdraw()
        }
        return false
    }

    private mutating func reject(_ machine: PresentationMachine) {
        losers.insert(machine.id)
        machine.queue(in: machine.waitsIn)
        machine.exit(.rejected)
    }

    // MARK: Numbers

    private mutating func admitNumber(
        of machine: PresentationMachine, in place: PresentationPlace, among rivals: [PresentationMachine]
    ) -> Bool {
        let policy = machine.policy
        guard policy.rule != .stack else { return true }
        let shown = rivals.filter(\.state.isMounted)
        // A toast comes while another leaves; a modal waits for the end of the exit.
        let leaving = machine.rank == .toasts ? 0 : shown.count(where: \.isLeaving)
        let staying = shown.filter { !$0.isLeaving }
        guard staying.count + leaving >= policy.limit else { return true }
        let excess = staying.count + 1 - policy.limit
        switch policy.rule {
        case .reject where excess > 0:
            reject(machine)
            return false
        case .replace, .preempt:
            replace(excess, of: staying, for: machine)
        default: break
        }
        wait(machine, in: place, behind: rivals)
        return false
    }

    /// Ends the oldest presentations of the lowest priority, if that is low enough.
    private mutating func replace(_ count: Int, of staying: [PresentationMachine], for machine: PresentationMachine) {
        guard count > 0 else { return }
        let importance = machine.turn.request.priority
        let victims = staying.sorted { a, b in
            let (one, other) = (a.turn, b.turn)
            return (one.request.priority, one.number) < (other.request.priority, other.number)
        }
        .prefix(count)
        let isLowEnough = victims.allSatisfy {
            machine.policy.rule == .replace
                ? $0.turn.request.priority <= importance : $0.turn.request.priority < importance
        }
        guard isLowEnough else { return }
        for victim in victims where !victim.isLeaving && victim.state != .removed {
            losers.insert(victim.id)
            victim.exit(.replaced)
        }
    }

    private mutating func wait(
        _ machine: PresentationMachine, in place: PresentationPlace, behind rivals: [PresentationMachine]
    ) {
        machine.queue(in: place)
        let ahead = rivals.count { $0.isQueued && $0.turn.comes(before: machine.turn) }
        if ahead >= machine.policy.line { reject(machine) }
    }
}

/// The position of a presentation among those that wait.
struct PresentationTurn {
    /// The number of the request. Earlier requests have lower numbers.
    var number: Int
    let request: PresentationRequest
    /// The policy that applies, or `nil` for that of the kind.
    let scope: PolicyScope?

    func comes(before other: PresentationTurn) -> Bool {
        request.priority == other.request.priority
            ? number < other.number : request.priority > other.request.priority
    }
}

extension PresentationMachine {
    /// The policy that applies to it.
    var policy: PresentationPolicy {
        turn.scope?.modifier?.policy ?? kind.limit.map { .queue(limit: $0) } ?? .stack
    }

    /// The id that is unique in its place.
    var name: String? { descriptor.name ?? turn.request.id }

    /// Indicates whether the app has asked for the rejection of equal ids, which is then no mistake.
    fileprivate var isNamedForPolicy: Bool { descriptor.name == nil || turn.scope?.modifier?.policy.duplicates != nil }

    fileprivate func standsOrWaits(in place: PresentationPlace) -> Bool {
        self.place === place || isQueued && waitsIn === place
    }

    /// Returns whether another presentation counts for the policy of this one.
    fileprivate func rivals(_ other: PresentationMachine) -> Bool {
        guard !isInside(other) else { return false }
        return turn.scope.map { $0.matches(other.descriptor) } ?? (other.kind == kind)
    }
}
