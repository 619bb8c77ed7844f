// SPDX-License-Identifier: Apache-2.0

/// The value that a view in a picker represents.
enum PickerValueTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// The outermost modifier of all views in a picker's content. It records the value of each view.
final class PickerOptions<Content: View>: BoxModifierBase {
    private var child: _Node!
    /// Runs at most once per update.
    private let changed: () -> Void
    private var isWaiting = false
    /// A number for every value ever shown. The browser sends it back, and it stays valid when the choices move.
    private var keys: [AnyHashable: String] = [:]

    /// - Parameter changed: Runs at most once per update if the value of a view has changed.
    init(_ content: Content, in context: _MountContext, changed: @escaping () -> Void) {
        self.changed = changed
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    func patch(to content: Content) { Content._patch(child, to: content) }

    override func apply(to appearance: inout Appearance) {
        guard let box = appearance.box else { return }
        let value = appearance.viewTraits?.tag ?? identity(of: box)
        guard box.outermost[PickerValueTrait.self] != value else { return }
        box.outermost[PickerValueTrait.self] = value
        setNeedsRefresh()
    }

    func setNeedsRefresh() {
        // Values that are found while the content mounts are no changes.
        guard !isWaiting, child != nil else { return }
        isWaiting = true
        tree.whenWritten { [weak self] in
            guard let self else { return }
            isWaiting = false
            changed()
        }
    }

    private func identity(of box: BoxNode) -> AnyHashable? {
        var node: _Node = box
        while node !== self, let parent = node.parent {
            if let rows = parent as? any WindowedRows, let value = rows.choice(of: node) { return value }
            node = parent
        }
        return nil
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    // MARK: Keys

    func key(of value: AnyHashable) -> String {
        let plain = Self.plain(value)
        if let known = keys[plain] { return known }
        let key = String(keys.count + 1)
        keys[plain] = key
        return key
    }

    static func plain(_ value: AnyHashable) -> AnyHashable {
        (value.base as? any Hashable).map { PickerSelection.plain($0) } ?? value
    }

    /// Returns the choices among elements, in order, without elements that have no value.
    static func choices(in elements: [Element]) -> [(element: Element, value: AnyHashable)] {
        elements.flatMap { element in
            if let value = element[PickerValueTrait.self] { return [(element, value)] }
            return choices(in: element.children)
        }
    }
}
