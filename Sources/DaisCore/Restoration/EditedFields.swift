// SPDX-License-Identifier: Apache-2.0

/// A node with a form control that can belong to the state of a view.
@MainActor
protocol StateInput: _Node {
    /// Indicates whether the value is in a `@State` or the like. Values elsewhere are the app's, which stores them itself.
    var isInState: Bool { get }
}

extension Binding {
    /// Indicates whether the value is in a `@State` or the like.
    var isInState: Bool { identity?.isInState ?? false }
}

/// The input of the user in the form controls of view state.
@MainActor
struct EditedFields {
    private var list: [EditedField] = []

    /// Remembers what a field showed before the user changed it for the first time.
    mutating func note(_ element: Element) {
        guard (element.holder as? any StateInput)?.isInState == true, !list.contains(where: { $0.element === element }),
            let value = element.extras?.field?.wanted
        else { return }
        list.removeAll { !$0.isMounted }
        list.append(EditedField(element: element, before: value.snapshotHash))
    }

    /// The values that differ from those before the first change, by the keys of their fields.
    var entries: [String: SessionSnapshot.Entry] {
        var entries: [String: SessionSnapshot.Entry] = [:]
        for edit in list where edit.isMounted {
            guard let element = edit.element, let value = element.extras?.field?.wanted,
                value.snapshotHash != edit.before, let key = element.snapshotKey
            else { continue }
            entries[key] = SessionSnapshot.Entry(before: edit.before, value)
        }
        return entries
    }
}

extension InputLedger {
    /// Remembers the value before a change by the user.
    func noteEdit(of element: Element) { element.tree.scope.restoration?.edited.note(element) }
}

/// A field that the user has changed.
@MainActor
private struct EditedField {
    weak var element: Element?
    let before: String

    var isMounted: Bool { element?.holder?.isMounted == true }
}

extension Element {
    /// The key of the form control in snapshots; see ``_Node/snapshotKey``.
    var snapshotKey: String? { (holder as? _Node)?.snapshotKey }

    /// Visits the form controls in the element.
    func visitFields(_ visit: (Element) -> Void) {
        if extras?.field != nil { visit(self) }
        for child in children { child.visitFields(visit) }
    }
}

extension PropertyValue {
    /// A hash that is equal in all processes.
    var snapshotHash: String {
        var hash = FNV1a()
        switch self {
        case .text(let text): hash.add("\"" + text)
        case .flag(let flag): hash.add(flag ? "1" : "0")
        }
        return hash.hex
    }
}
