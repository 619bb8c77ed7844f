// SPDX-License-Identifier: Apache-2.0

/// What a view in a picker stands for.
enum PickerValueTrait: ElementTrait {
    typealias Value = AnyHashable
}

/// The views of a picker's content: the outermost modifier of all of them, which notes what each stands for.
final class PickerOptions<Content: View>: BoxModifierBase {
    private var child: Node!
    /// Called when a view says something else than before.
    private let changed: () -> Void
    /// A number for every value ever shown: what the browser sends back, valid however the choices move.
    private var keys: [AnyHashable: String] = [:]

    init(_ content: Content, in context: MountContext, changed: @escaping () -> Void) {
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
        changed()
    }

    private func identity(of box: BoxNode) -> AnyHashable? {
        var node: Node = box
        while node !== self, let parent = node.parent {
            if let rows = parent as? any WindowedRows, let id = rows.identity(of: node) { return id }
            node = parent
        }
        return nil
    }

    override func visitChildren(_ visit: (Node) -> Void) {
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
        (value.base as? any Hashable).map { PickerChoice.plain($0) } ?? value
    }

    /// The choices among elements, in order; what stands for nothing is passed over.
    static func choices(in elements: [Element]) -> [(element: Element, value: AnyHashable)] {
        elements.flatMap { element in
            if let value = element[PickerValueTrait.self] { return [(element, value)] }
            return choices(in: element.children)
        }
    }
}
