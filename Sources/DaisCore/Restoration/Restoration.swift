// SPDX-License-Identifier: Apache-2.0

/// Gives the views of a session what a snapshot has for them, and collects the next snapshot from them.
///
/// A view takes its entry when it is mounted, once: a sheet that the user closes and opens again begins anew.
@MainActor
final class Restoration {
    private struct Part {
        weak var node: _Node?
        let save: (inout SessionSnapshot) -> Void
    }

    /// The entries that no view has taken yet.
    private var pending: SessionSnapshot
    /// The mounted views that have something to save.
    private var parts: [Part] = []
    private var limit = 64
    var edited = EditedFields()
    private var reported: Set<String> = []

    init(_ snapshot: SessionSnapshot = SessionSnapshot()) { pending = snapshot }

    func takeValue(_ key: String) -> String? { pending.values.removeValue(forKey: key) }
    func takeScene(_ name: String) -> String? { pending.scene.removeValue(forKey: name) }
    func takeStack(_ key: String) -> String? { pending.stacks.removeValue(forKey: key) }
    func takeTab(_ key: String) -> Int? { pending.tabs.removeValue(forKey: key) }

    /// Lets a view add to snapshots while it is mounted.
    func follow(_ node: _Node, _ save: @escaping (inout SessionSnapshot) -> Void) {
        parts.append(Part(node: node, save: save))
        guard parts.count > limit else { return }
        removeUnmounted()
        limit = max(64, parts.count * 2)
    }

    private func removeUnmounted() { parts.removeAll { $0.node?.isMounted != true } }

    /// Returns what the views have now.
    func snapshot(of tree: Tree) -> SessionSnapshot {
        var snapshot = SessionSnapshot()
        snapshot.route = tree.scope.document.place ?? tree.scope.route
        removeUnmounted()
        for part in parts { part.save(&snapshot) }
        snapshot.scene = tree.scope.known(StoredValues.self)?.scene ?? [:]
        snapshot.fields = edited.entries
        return snapshot
    }

    // MARK: Fields

    var hasFields: Bool { !pending.fields.isEmpty }

    /// Stops waiting for fields. What the user does now must not be overwritten.
    func forgetFields() { pending.fields = [:] }

    /// Enters saved values into the fields that have appeared, and returns whether there were any.
    ///
    /// A field that shows something else than before its first change belongs to a value that has changed meanwhile.
    func enterFields(_ tree: Tree) -> Bool {
        var found: [(element: Element, entry: SessionSnapshot.Entry)] = []
        for host in [tree.root, tree.overlays] {
            host.visitFields { element in
                guard let key = element.snapshotKey, let entry = pending.fields.removeValue(forKey: key),
                    element.extras?.field?.wanted.snapshotHash == entry.before
                else { return }
                found.append((element, entry))
            }
        }
        for (element, entry) in found {
            if let text = entry.text {
                _ = element.handle(element.handles(.input) ? .input : .change, .string(text))
            } else if let isOn = entry.isOn {
                _ = element.handle(.change, .bool(isOn))
            }
            // Unlike after an event, a browser that has the field does not show the value.
            element.restoreField(answering: element.extras?.field?.answers ?? 0)
        }
        return !found.isEmpty
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

    var restoration: Restoration? { tree.scope.restoration }
}

extension SessionScope {
    /// Restores and saves the state of the session; `nil` if nothing keeps it.
    var restoration: Restoration? { known(Restoration.self) }
}
