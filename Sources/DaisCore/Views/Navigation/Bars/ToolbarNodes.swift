// SPDX-License-Identifier: Apache-2.0

/// The node of a toolbar is beside the content that declares it: a tree of nodes without elements, which send their
/// items to the bars as a preference. So custom toolbar content has state and an environment like a view, and an item
/// has the environment in which the toolbar is declared.
final class ToolbarNode<Items: ToolbarContent, Content: View>: _Node {
    private var content: _Node!
    private var items: _Node!

    init(_ view: ToolbarModifier<Items>, _ modified: Content, in context: _MountContext) {
        super.init(context)
        content = Content._mount(modified, in: context.below(self))
        items = Items._mountItems(view.items, in: context.below(self))
    }

    func patch(to view: ToolbarModifier<Items>, _ modified: Content) {
        Content._patch(content, to: modified)
        Items._patchItems(items, to: view.items)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
        if let items { visit(items) }
    }
}

/// The node of an item, or of several items in one position.
final class ToolbarEntryNode: _Node, PreferenceSource {
    private let context: _MountContext
    private var entry: ToolbarEntry

    init(_ entry: ToolbarEntry, in context: _MountContext) {
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

/// The node of several contents, whose types may change.
final class ToolbarPartsNode: _Node {
    private let place: MountPosition
    private var parts: [(type: any ToolbarContent.Type, node: _Node)] = []

    init(_ parts: [any ToolbarContent], in context: _MountContext) {
        place = context.kept
        super.init(context)
        patch(to: parts)
    }

    /// Updates the parts. A rehearsal updates only those that stay.
    func patch(to new: [any ToolbarContent]) {
        let lasts = tree.rehearsal == nil
        for (index, part) in new.enumerated() {
            let type = type(of: part as Any) as! any ToolbarContent.Type
            if index < parts.count, parts[index].type == type {
                Self.patch(parts[index].node, to: part)
                continue
            }
            guard lasts else { continue }
            let node = mount(part)
            if index < parts.count {
                parts[index].node.unmount()
                parts[index] = (type, node)
            } else {
                parts.append((type, node))
            }
        }
        guard lasts else { return }
        for part in parts[new.count...] { part.node.unmount() }
        parts.removeSubrange(new.count...)
    }

    private func mount<Part: ToolbarContent>(_ part: Part) -> _Node {
        Part._mountItems(part, in: _MountContext(place, parent: self))
    }

    private static func patch<Part: ToolbarContent>(_ node: _Node, to part: Part) { Part._patchItems(node, to: part) }

    override func visitChildren(_ visit: (_Node) -> Void) { parts.forEach { visit($0.node) } }
}

/// The node of custom toolbar content with dynamic properties and a body.
final class ToolbarContentNode<Items: ToolbarContent>: _CompositeBase {
    private var items: Items
    private var child: _Node?
    private let plan = FieldPlan.of(Items.self)

    init(_ items: Items, in context: _MountContext) {
        self.items = items
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Items.self)" }

    func patch(to new: Items) {
        catchUp()
        items = new
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &items) { _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { items.body }
        if let child {
            Items.Body._patchItems(child, to: body)
        } else {
            child = Items.Body._mountItems(body, in: inside)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}

/// Shows an item in a bar with the environment in which it is declared.
nonisolated struct ToolbarEntryView: PrimitiveView {
    let entry: ToolbarEntry

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        var inner = context
        inner.environment = EnvironmentScope(
            parent: view.entry.environment ?? context.environment,
            values: [(ObjectIdentifier(IsInBarKey.self), view.entry.side != .center)])
        return AnyView._mount(view.entry.content, in: inner)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) { AnyView._patch(node, to: view.entry.content) }
}

/// Marks a view as an item of a bar, where labels only show their icons.
enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInBar: Bool { self[IsInBarKey.self] }
}
