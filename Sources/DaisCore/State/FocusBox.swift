// SPDX-License-Identifier: Apache-2.0

/// The value of a `@FocusState` and the fields that belong to it.
///
/// The browser decides: its event sets the value and does not move the focus. A value set by code moves the focus after
/// all patches are written, so that one action can show a field and focus it.
final class FocusBox<Value: Hashable>: @unchecked Sendable {
    private struct Field {
        weak var element: Element?
        let match: () -> Value
    }
    private let storage: StateBox<Value>
    /// The value when nothing has the focus.
    private let none: Value
    private let mailbox: Mailbox
    @MainActor private weak var tree: Tree?
    @MainActor private var fields: [ObjectIdentifier: Field] = [:]
    /// The field that has the focus, according to the last event or command.
    @MainActor private weak var focused: Element?
    @MainActor private var isWaiting = false

    @MainActor init(none: Value, tree: Tree) {
        self.none = none
        self.tree = tree
        mailbox = tree.mailbox
        storage = StateBox(none)
    }

    var value: Value { storage.read() }

    func set(_ new: Value) {
        storage.write(new)
        mailbox.perform { [weak self] in self?.move() }
    }

    // MARK: Fields

    @MainActor func add(_ node: _Node, _ element: Element, match: @escaping () -> Value) {
        fields[ObjectIdentifier(node)] = Field(element: element, match: match)
        element.on(.focus) { [weak self, unowned element] payload in
            self?.browser(payload.bool ?? false, element, match())
        }
        if storage.current == match(), match() != none { move() }
    }

    /// Removes a field. If a new field has the same value, the focus moves there.
    @MainActor func remove(_ node: _Node) {
        guard let field = fields.removeValue(forKey: ObjectIdentifier(node)) else { return }
        if focused == nil || focused === field.element { focused = nil }
        guard storage.current == field.match(), storage.current != none else { return }
        tree?.whenWritten { [weak self] in
            guard let self else { return }
            if self.field(for: storage.current) == nil { storage.write(none) } else { settle() }
        }
    }

    @MainActor private func browser(_ hasFocus: Bool, _ element: Element, _ match: Value) {
        if hasFocus {
            focused = element
            storage.write(match)
        } else {
            if focused === element { focused = nil }
            if storage.current == match { storage.write(none) }
        }
    }

    // MARK: Moving the focus

    @MainActor private func move() {
        guard !isWaiting, let tree else { return }
        isWaiting = true
        tree.whenWritten { [weak self] in
            self?.isWaiting = false
            self?.settle()
        }
    }

    @MainActor private func settle() {
        let wanted = storage.current
        if wanted == none {
            if let focused, focused.id != 0 { tree?.emit(.focus(focused.id, false)) }
            focused = nil
        } else if let target = field(for: wanted), target !== focused {
            focused = target
            tree?.emit(.focus(target.id, true))
        }
    }

    @MainActor private func field(for value: Value) -> Element? {
        for field in fields.values {
            if let element = field.element, element.id != 0, field.match() == value { return element }
        }
        return nil
    }
}
