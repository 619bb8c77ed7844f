// SPDX-License-Identifier: Apache-2.0

/// Gives the views of a session what a snapshot has for them, and collects the next snapshot from them.
///
/// A view takes its entry when it is mounted, once: a sheet that the user closes and opens again begins anew. Entries
/// that no view has taken stay in the next snapshots, because their views may come later.
@MainActor
final class Restoration {
    private struct Part {
        weak var node: _Node?
        let save: (inout SessionSnapshot) -> Void
    }

    /// The entries that no view has taken yet.
    private(set) var waiting: SessionSnapshot
    /// Indicates whether the browser shows another address than the one of the snapshot. Then the address decides which
    /// pages are open.
    let isAtOtherAddress: Bool
    /// The mounted views that have something to save.
    private var parts: [Part] = []
    private var limit = 64
    private var edited = EditedInputs()
    /// Inputs that have been mounted since values were entered.
    private var fresh: [Candidate] = []
    /// Inputs that show something else than before the user's first change, until the user acts.
    private var undecided: [Candidate] = []
    private var reported: Set<String> = []

    private struct Candidate {
        weak var node: (any StateInput)?
    }

    init(_ snapshot: SessionSnapshot = SessionSnapshot(), isAtOtherAddress: Bool = false) {
        waiting = snapshot
        waiting.grow()
        self.isAtOtherAddress = isAtOtherAddress
    }

    // MARK: Taking

    func takeValue(_ key: String) -> String? { waiting.take(key, from: \.values) }
    func takeStack(_ key: String) -> String? { waiting.take(key, from: \.stacks) }
    func takeTab(_ key: String) -> Int? { waiting.take(key, from: \.tabs) }
    func takeCoordinator(_ key: String) -> String? { waiting.take(key, from: \.coordinators) }

    // MARK: Saving

    /// Lets a view add to snapshots while it is mounted.
    func follow(_ node: _Node, _ save: @escaping (inout SessionSnapshot) -> Void) {
        parts.append(Part(node: node, save: save))
        guard parts.count > limit else { return }
        removeUnmounted()
        limit = max(64, parts.count * 2)
    }

    private func removeUnmounted() { parts.removeAll { $0.node?.isMounted != true } }

    /// Returns what the views have now, and what still waits for a view.
    func snapshot(of tree: Tree) -> SessionSnapshot {
        var snapshot = SessionSnapshot()
        snapshot.route = tree.scope.document.place ?? tree.scope.route
        removeUnmounted()
        for part in parts where part.node?.heldEffects == nil { part.save(&snapshot) }
        snapshot.scene = tree.scope.known(StoredValues.self)?.scene ?? [:]
        snapshot.inputs = edited.entries
        snapshot.keep(waiting)
        return snapshot
    }

    // MARK: Inputs

    /// Enters the value of a snapshot later, if it has one for the input.
    func appeared(_ node: any StateInput) {
        if !waiting.inputs.isEmpty { fresh.append(Candidate(node: node)) }
    }

    /// Remembers what an input shows before the user changes it for the first time.
    func note(_ node: any StateInput) {
        if let text = node.inputBefore { note(node, before: text) }
    }

    func note(_ node: any StateInput, before: String) {
        edited.note(node, before: before.snapshotHash)
        // The user's input must not be overwritten.
        if !waiting.inputs.isEmpty, let key = node.inputKey { _ = waiting.take(key, from: \.inputs) }
    }

    /// Stops waiting for inputs on the page that show something else than before. The user goes on with what they show.
    func userActs() {
        for candidate in undecided {
            guard let node = candidate.node, node.isMounted, let key = node.inputKey else { continue }
            _ = waiting.take(key, from: \.inputs)
        }
        undecided = []
    }

    /// Enters saved values into the inputs that have appeared, and returns whether there were any.
    ///
    /// An input that shows something else than before its first change belongs to a value that has changed meanwhile, or
    /// that the app still loads.
    func enterInputs() -> Bool {
        guard !fresh.isEmpty || !undecided.isEmpty else { return false }
        let candidates = undecided + fresh
        (undecided, fresh) = ([], [])
        var hasEntered = false
        for candidate in candidates {
            guard let node = candidate.node, node.isMounted, let key = node.inputKey,
                let entry = waiting.inputs[key], let text = node.inputText
            else { continue }
            if text == entry.text {
                _ = waiting.take(key, from: \.inputs)
                edited.note(node, before: entry.before)
            } else if node.inputBefore?.snapshotHash == entry.before, node.enterInput(entry.text) {
                _ = waiting.take(key, from: \.inputs)
                edited.note(node, before: entry.before)
                // Unlike after an event, a browser that has the control does not show the value.
                (node as? BoxNode)?.element.sendFields()
                hasEntered = true
            } else {
                undecided.append(candidate)
            }
        }
        return hasEntered
    }

    /// Tells the developer once what is too large for a snapshot.
    func report(_ left: [(name: String, bytes: Int)], limit: Int) {
        for (name, bytes) in left where reported.insert(name).inserted {
            Diagnostics.warn(
                "\(name) takes \(bytes) bytes of a snapshot, which has at most \(limit); it is not restored.",
                remedy: "Keep large values in the app's store, and their ids in the state of views.")
        }
    }
}

extension _Node {
    /// The key under which a value of the view is in snapshots. It is equal in all sessions, and `nil` if another session
    /// cannot know one of the ids around the view.
    var snapshotKey: String? {
        guard let key = fieldKey else { return "-" }
        return key.text.isEmpty ? nil : key.text
    }

    /// Restores and saves the state of the session. It is `nil` if nothing keeps it, and in a rehearsal.
    var restoration: Restoration? { tree.rehearsal == nil ? tree.scope.restoration : nil }
}

extension SessionScope {
    /// Restores and saves the state of the session; `nil` if nothing keeps it.
    var restoration: Restoration? { known(Restoration.self) }
}
