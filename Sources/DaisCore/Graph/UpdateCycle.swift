// SPDX-License-Identifier: Apache-2.0

/// A system beside the view tree that takes part in each update.
@MainActor
protocol UpdateParticipant: AnyObject {
    /// Compares the wanted with the existing state, after the bodies of a round. It may mark bodies again.
    func reconcile()
    /// Content whose effects were held is shown from now on.
    func heldContentIsShown()
    /// The operations of the update were taken.
    func written()
    /// The tree is closed.
    func close()
}

extension UpdateParticipant {
    func reconcile() {}
    func heldContentIsShown() {}
    func written() {}
}

/// Brings elements up to date with state.
///
///     marks ─▶ evaluate marked bodies, outermost first ─▶ actions of onChange and preferences ─┐
///                   ▲                                                                          │ until nothing
///                   └──────────────────────────────────────────────────────────────────────────┘ is marked
///     ─▶ participants reconcile (and may mark again) ─▶ collect children, emit operations ─▶ (frame) ─▶ effects
@MainActor
final class UpdateCycle {
    private let document: Document
    private let mailbox: Mailbox
    private(set) var participants: [any UpdateParticipant] = []
    // Each turn asks for these several times. They are private, and copied before anything of an app runs.
    @exclusivity(unchecked) private var marks: [Mailbox.Mark] = []
    @exclusivity(unchecked) private var afterUpdate: [() -> Void] = []
    @exclusivity(unchecked) private var whenWritten: [() -> Void] = []
    @exclusivity(unchecked) private var effects: [() -> Void] = []
    /// The first page is rendered without effects.
    let runsEffects: Bool
    /// The transaction with which the current evaluation began, before views have transformed it.
    private(set) var origin: CarriedTransaction?
    /// The number of views that change the transaction of everything in them.
    var transactionNodes = 0
    /// The number of contents whose effects are held.
    var holders = 0
    /// Indicates whether a page or a tab has ever been covered, so that views may be mounted out of sight.
    var hasCoveredContent = false
    /// The effects of the content that is evaluated now, if it is not shown yet.
    private(set) var held: HeldEffects?
    private var isUpdating = false
    /// Indicates whether bodies are evaluated or presentations reconciled, during which nothing else may be.
    private var isEvaluating = false
    private var isTogether = false
    /// `true` inside a turn. All updates are done before the turn ends, so nothing has to be scheduled.
    var isInTurn = false {
        didSet { mailbox.attend(isInTurn) }
    }
    private var mustWake: Bool { !isUpdating && !isInTurn }
    private static let roundLimit = 100

    init(_ document: Document, mailbox: Mailbox, runsEffects: Bool) {
        self.document = document
        self.mailbox = mailbox
        self.runsEffects = runsEffects
    }

    func join(_ participant: any UpdateParticipant) { participants.append(participant) }

    var hasWork: Bool { !marks.isEmpty || !afterUpdate.isEmpty }

    /// Indicates whether elements may differ from what the state asks for.
    var isDirty: Bool { hasWork || document.hasStaleContainers }

    var needsUpdate: Bool {
        isDirty || !whenWritten.isEmpty || !effects.isEmpty || !mailbox.isEmpty
    }

    // MARK: Work

    func mark(_ node: _CompositeBase, _ carried: CarriedTransaction?) {
        marks.append((node, carried))
        if mustWake { mailbox.schedule() }
    }

    /// Records the transaction of another change of a view. The first animated transaction applies.
    func carry(_ carried: CarriedTransaction?, for node: _CompositeBase) {
        guard let carried, let index = marks.lastIndex(where: { $0.node === node }) else { return }
        if marks[index].carried?.transaction.animation == nil { marks[index].carried = carried }
    }

    /// Adds an action that runs after the bodies of this round and before the frame is written, as for `onChange` and
    /// preferences.
    func afterUpdate(_ action: @escaping () -> Void) {
        afterUpdate.append(action)
        if mustWake { mailbox.schedule() }
    }

    /// Adds an action that runs when all elements of this update are on the page, for operations that have to be last
    /// in the frame, such as focus.
    func whenWritten(_ action: @escaping () -> Void) {
        whenWritten.append(action)
        if mustWake { mailbox.schedule() }
    }

    /// Adds an action that runs after the frame has been written, as for `onAppear`, tasks and completions. A rehearsal
    /// has no effects.
    func effect(_ action: @escaping () -> Void) {
        guard runsEffects, document.patch.recorder == nil else { return }
        if let held { return held.add(action) }
        effects.append(action)
        if mustWake { mailbox.schedule() }
    }

    // MARK: Rounds

    func update() {
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        // A model that an event has changed marks its readers through the mailbox.
        mailbox.drainMarks()
        repeat {
            settle(&rounds)
            isEvaluating = true
            for participant in participants { participant.reconcile() }
            isEvaluating = false
        } while hasWork && rounds < Self.roundLimit
        if rounds >= Self.roundLimit { giveUp() }
        document.refreshContainers()
        while !whenWritten.isEmpty {
            let actions = whenWritten
            whenWritten = []
            for action in actions { action() }
            document.refreshContainers()
        }
    }

    private func settle(_ rounds: inout Int) {
        while hasWork && rounds < Self.roundLimit {
            rounds += 1
            evaluateMarked()
            let actions = afterUpdate
            afterUpdate.removeAll(keepingCapacity: true)
            for action in actions { action() }
        }
    }

    private func evaluateMarked() {
        let batch = marks.sorted { $0.node.depth < $1.node.depth }
        marks.removeAll(keepingCapacity: true)
        evaluating {
            // An evaluation may have removed a later node, and the nodes above it are gone then.
            for (node, carried) in batch where node.isMounted {
                origin = carried
                document.patch.group = transactionNodes > 0 ? node.inherited(carried) : carried
                if holders > 0 { held = node.heldEffects }
                node.evaluateIfDirty()
            }
            document.patch.group = nil
            held = nil
            origin = nil
        }
    }

    /// Mounts or evaluates content that is not shown yet in `work`.
    func holding<T>(_ effects: HeldEffects, _ work: () -> T) -> T {
        let outer = held
        held = effects
        defer { held = outer }
        return work()
    }

    /// Runs `work` while nothing else may be evaluated.
    func evaluating<T>(_ work: () -> T) -> T {
        isEvaluating = true
        defer { isEvaluating = false }
        return work()
    }

    /// Runs `work`, which may change state in several transactions, and evaluates the changes together.
    func together(_ work: () -> Void) {
        let outer = isTogether
        isTogether = true
        work()
        isTogether = outer
        settleMarks()
    }

    /// Evaluates the changes so far, because later ones belong to another transaction.
    func settleMarks() {
        guard !isEvaluating, !isTogether else { return }
        mailbox.drainMarks()
        guard !marks.isEmpty else { return }
        let wasUpdating = isUpdating
        isUpdating = true
        evaluateMarked()
        document.refreshContainers()
        isUpdating = wasUpdating
    }

    private func giveUp() {
        let names = marks.prefix(3).map(\.node.viewName).joined(separator: ", ")
        // A node that stayed marked would never be marked again.
        for mark in marks { mark.node.forgetChange() }
        marks.removeAll()
        afterUpdate.removeAll()
        Diagnostics.warn(
            "Views keep changing each other: \(names) still changed after \(Self.roundLimit) rounds.",
            remedy: "Look for an onChange or onPreferenceChange that changes what it watches.")
    }

    /// Runs effects such as `onAppear`. Their changes start another cycle.
    func runEffects() {
        while !effects.isEmpty {
            let batch = effects
            effects.removeAll(keepingCapacity: true)
            for effect in batch { effect() }
        }
    }
}
