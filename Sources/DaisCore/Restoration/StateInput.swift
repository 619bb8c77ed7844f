// SPDX-License-Identifier: Apache-2.0

/// A node with a value of view state that the user changes: a form control, the rows of a list, the height of a sheet.
///
/// Its value is in snapshots under the key of the node, with a hash of the value before the user's first change. Another
/// session enters the value once the node shows what it showed then.
@MainActor
protocol StateInput: _Node {
    /// Tells inputs with the same place in the view tree apart.
    var inputKind: String { get }
    /// The value as a text that is equal in all sessions. It is `nil` if the value belongs to the app, which stores it
    /// itself, or if no text stands for it.
    var inputText: String? { get }
    /// The text to compare with the one before the user's first change. It is another one for a value that differs in each
    /// session, such as the present time.
    var inputBefore: String? { get }
    /// Writes a value like an input of the user does, and returns `false` if there is no such value yet.
    func enterInput(_ text: String) -> Bool
}

extension StateInput {
    var inputBefore: String? { inputText }

    /// The key of the value in snapshots, or `nil` if another session cannot know it.
    var inputKey: String? { snapshotKey.map { "\($0) \(inputKind)" } }

    /// Call this when the node has been mounted. A snapshot may have a value for it.
    func awaitInput() { restoration?.appeared(self) }

    /// Call this before the user's change is written.
    func noteInput() { restoration?.note(self) }
}

extension Binding {
    /// Indicates whether the value is in a `@State` or the like.
    var isInState: Bool { identity?.isInState ?? false }
}

extension InputLedger {
    /// Remembers the value before a change by the user.
    func noteEdit(of element: Element) { (element.holder as? any StateInput)?.noteInput() }
}

extension String {
    /// A hash that is equal in all processes.
    var snapshotHash: String {
        var hash = FNV1a()
        hash.add(self)
        return hash.hex
    }
}

/// The inputs that the user has changed, and what they showed before.
@MainActor
struct EditedInputs {
    private struct Edit {
        weak var node: (any StateInput)?
        let before: String

        @MainActor var isMounted: Bool { node?.isMounted == true }
    }
    private var list: [Edit] = []

    /// Remembers what an input showed before its first change.
    mutating func note(_ node: any StateInput, before: String) {
        guard !list.contains(where: { $0.node === node }) else { return }
        list.removeAll { !$0.isMounted }
        list.append(Edit(node: node, before: before))
    }

    /// The values that differ from those before the first change, by their keys.
    var entries: [String: SessionSnapshot.Entry] {
        var entries: [String: SessionSnapshot.Entry] = [:]
        for edit in list where edit.isMounted {
            guard let node = edit.node, let text = node.inputText, node.inputBefore?.snapshotHash != edit.before,
                let key = node.inputKey
            else { continue }
            entries[key] = SessionSnapshot.Entry(before: edit.before, text: text)
        }
        return entries
    }
}
