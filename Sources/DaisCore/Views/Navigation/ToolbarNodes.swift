// SPDX-License-Identifier: Apache-2.0

/// A toolbar lives beside the content it was said of: a tree of nodes without elements, which send their items to the bars
/// as a preference. So content of one's own has state and environment like a view, and an item the environment of the
/// place where the toolbar was written.
final class ToolbarNode<Items: ToolbarContent, Content: View>: Node {
    private var content: Node!
    private var items: Node!

    init(_ view: ToolbarModifier<Items>, _ modified: Content, in context: MountContext) {
        super.init(context)
        content = Content._mount(modified, in: context.below(self))
        items = Items._mountItems(view.items, in: context.below(self))
    }

    func patch(to view: ToolbarModifier<Items>, _ modified: Content) {
        Content._patch(content, to: modified)
        Items._patchItems(items, to: view.items)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content { visit(content) }
        if let items { visit(items) }
    }
}

/// One item, or some at one place.
final class ToolbarEntryNode: Node, PreferenceSource {
    private let context: MountContext
    private var entry: ToolbarEntry

    init(_ entry: ToolbarEntry, in context: MountContext) {
        self.context = context
        self.entry = entry
        super.init(context)
        mark(.preferences)
        tell()
    }

    func patch(to new: ToolbarEntry) {
        entry = new
        tell()
    }

    private func tell() {
        entry.environment = context.environment
        context.preferences?.changed(ObjectIdentifier(NavigationItemKey.self))
    }

    func value<K: PreferenceKey>(for key: K.Type) -> K.Value? {
        guard key == NavigationItemKey.self else { return nil }
        var item = NavigationItem()
        item.items = [entry]
        return item as? K.Value
    }

    override func willUnmount() { context.preferences?.changed(ObjectIdentifier(NavigationItemKey.self)) }
}

/// Several parts, whose types may change.
final class ToolbarPartsNode: Node {
    private let place: MountPlace
    private var parts: [(type: any ToolbarContent.Type, node: Node)] = []

    init(_ parts: [any ToolbarContent], in context: MountContext) {
        place = context.kept
        super.init(context)
        patch(to: parts)
    }

    func patch(to new: [any ToolbarContent]) {
        for (index, part) in new.enumerated() {
            let type = type(of: part as Any) as! any ToolbarContent.Type
            if index < parts.count, parts[index].type == type {
                Self.patch(parts[index].node, to: part)
                continue
            }
            let node = mount(part)
            if index < parts.count {
                parts[index].node.unmount()
                parts[index] = (type, node)
            } else {
                parts.append((type, node))
            }
        }
        for part in parts[new.count...] { part.node.unmount() }
        parts.removeSubrange(new.count...)
    }

    private func mount<Part: ToolbarContent>(_ part: Part) -> Node {
        Part._mountItems(part, in: MountContext(place, parent: self))
    }

    private static func patch<Part: ToolbarContent>(_ node: Node, to part: Part) { Part._patchItems(node, to: part) }

    override func visitChildren(_ visit: (Node) -> Void) { parts.forEach { visit($0.node) } }
}

/// Content of an app's own, with dynamic properties and a body.
final class ToolbarContentNode<Items: ToolbarContent>: CompositeBase {
    private var items: Items
    private var child: Node?
    private let plan = FieldPlan.of(Items.self)

    init(_ items: Items, in context: MountContext) {
        self.items = items
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Items.self)" }

    func patch(to new: Items) {
        items = new
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &items) { PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { items.body }
        if let child {
            Items.Body._patchItems(child, to: body)
        } else {
            child = Items.Body._mountItems(body, in: inside)
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}

/// Shows an item in a bar with the environment of the place where it was written.
nonisolated struct ToolbarEntryView: PrimitiveView {
    let entry: ToolbarEntry

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        var inner = context
        inner.environment = EnvironmentScope(
            parent: view.entry.environment ?? context.environment,
            values: [(ObjectIdentifier(IsInBarKey.self), view.entry.side != .center)])
        return AnyView._mount(view.entry.content, in: inner)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) { AnyView._patch(node, to: view.entry.content) }
}

/// Whether a view is an item of a bar, where labels show their icons alone.
enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInBar: Bool { self[IsInBarKey.self] }
}
