// SPDX-License-Identifier: Apache-2.0

/// A view or a section that was found in the content of a container.
@MainActor
enum SubviewItem {
    case view(ResolvedSubview)
    case section(ResolvedSection)

    /// The subviews, without the structure of sections.
    var subviews: [ResolvedSubview] {
        switch self {
        case .view(let view): [view]
        case .section(let section): section.header + section.content + section.actions + section.footer
        }
    }
}

/// A view in the content of a container. It remains the same object while the view is in the content.
@MainActor
final class ResolvedSubview {
    let path: SubviewPath
    fileprivate(set) var view: any View
    fileprivate(set) var traits = ViewTraits()
    fileprivate var traitCount = 0
    /// The position of the view in the data of its `ForEach`.
    fileprivate(set) var rowIndex: Int?
    /// The nodes that show the view.
    var places: [Unmanaged<SubviewNode>] = []
    fileprivate var pass = 0

    fileprivate init(_ view: any View, at path: SubviewPath) { (self.view, self.path) = (view, path) }

    fileprivate func updatePlaces() {
        for place in places { place.takeUnretainedValue().sourceChanged() }
    }
}

/// A section in the content of a container.
@MainActor
final class ResolvedSection {
    let path: SubviewPath
    var traits: ViewTraits?
    var traitCount = 0
    var header: [ResolvedSubview] = []
    var content: [ResolvedSubview] = []
    var footer: [ResolvedSubview] = []
    var actions: [ResolvedSubview] = []

    init(at path: SubviewPath) { self.path = path }

    /// Returns the sections, and the views between them as further sections.
    static func all(of items: [SubviewItem]) -> [ResolvedSection] {
        var sections: [ResolvedSection] = []
        var loose: ResolvedSection?
        for item in items {
            switch item {
            case .section(let section):
                sections.append(section)
                loose = nil
            case .view(let view):
                let section = loose ?? ResolvedSection(at: (sections.last?.path ?? SubviewPath()).appending(.loose))
                section.content.append(view)
                if loose == nil { sections.append(section) }
                loose = section
            }
        }
        return sections.isEmpty ? [ResolvedSection(at: SubviewPath().appending(.loose))] : sections
    }
}

/// Finds the subviews of a view, and keeps the nodes of views with a body in it.
///
/// The subviews are found from the values of views. Only views with a body have nodes, because their state belongs to the
/// content. All other views get nodes where the container shows them.
@MainActor
final class SubviewResolver {
    private(set) var items: [SubviewItem] = []
    private var known: [SubviewPath: ResolvedSubview] = [:]
    private var components: [SubviewPath: (node: _CompositeBase, pass: Int)] = [:]
    private var pass = 0
    private var changed: [ResolvedSubview] = []
    private var actions: [() -> Void] = []
    private unowned(unsafe) let owner: _CompositeBase

    init(for owner: _CompositeBase) { self.owner = owner }

    /// Finds all subviews again.
    func resolve<Base: View>(_ base: Base, in context: _MountContext) -> [SubviewItem] {
        pass += 1
        return collect { add(base, in: SubviewScope(resolver: self, context: context)) }
    }

    /// Removes what is no longer in the content, and shows the changes of the subviews that remain.
    func finish() {
        if owner.tree.rehearsal == nil {
            known = known.filter { $0.value.pass == pass }
            for (path, component) in components where component.pass != pass {
                component.node.unmount()
                components[path] = nil
            }
        }
        showChanges()
    }

    /// Releases the nodes, which refer to the resolver.
    func close() { (known, components, actions, changed) = ([:], [:], [], []) }

    private func showChanges() {
        let (actions, changed) = (actions, changed)
        (self.actions, self.changed) = ([], [])
        for action in actions { action() }
        for subview in changed { subview.updatePlaces() }
    }

    func visitComponents(_ visit: (_Node) -> Void) {
        for component in components.values { visit(component.node) }
    }

    /// Returns what `work` adds.
    func collect(_ work: () -> Void) -> [SubviewItem] {
        let outer = items
        items = []
        work()
        defer { items = outer }
        return items
    }

    /// Runs an action after the subviews have been found, because it changes them.
    func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

    // MARK: Views

    func add<V: View>(_ view: V, in scope: SubviewScope) {
        if let source = view as? any SubviewSource { return source.addSubviews(in: scope) }
        guard V.Body.self != Never.self, !(view is any BuiltInView) else { return addSubview(view, in: scope) }
        let node = component(at: scope.path.appending(.body)) { ComponentNode(view, in: scope) }
        node.update(to: view)
        addBody(of: node, in: scope)
    }

    /// Adds a view that is one subview.
    func addSubview(_ view: any View, in scope: SubviewScope) {
        let view = scope.modifiers.reversed().reduce(view) { $1.apply($0) }
        let subview = known[scope.path] ?? ResolvedSubview(view, at: scope.path)
        if known.updateValue(subview, forKey: scope.path) != nil {
            subview.view = view
            changed.append(subview)
        }
        (subview.traits, subview.traitCount, subview.pass) = (scope.traits, scope.traitCount, pass)
        subview.rowIndex = scope.rowIndex
        items.append(.view(subview))
    }

    func addSection(_ section: ResolvedSection) { items.append(.section(section)) }

    /// Returns the node of a view with a body, and makes it if necessary.
    func component<Node: _CompositeBase>(at path: SubviewPath, make: () -> Node) -> Node {
        let node = components[path].map { unsafeDowncast($0.node, to: Node.self) } ?? make()
        components[path] = (node, pass)
        return node
    }

    /// Adds the subviews in the body of a component.
    func addBody(of component: any BodyComponent, in scope: SubviewScope) {
        var inner = scope.at(.body)
        inner.context = component.inside
        component.scope = inner
        _ = marks(of: component) { component.peek { component.addBody(in: inner) } }
    }

    /// Finds the subviews of a component again, whose body has changed. If they are the same as before, the container is not
    /// evaluated.
    func bodyChanged(of component: any BodyComponent) {
        guard let scope = component.scope else { return }
        var isSame = true
        _ = collect { isSame = marks(of: component) { component.peek { component.addBody(in: scope) } } }
        showChanges()
        // Values for the container cannot be compared.
        if isSame, !component.marks.contains(where: { $0.traits > scope.traitCount }) { return }
        owner.invalidate(owner.tree.cycle.origin)
    }

    /// Records what `add` adds, and returns whether it is the same as before.
    private func marks(of component: any BodyComponent, _ add: () -> Void) -> Bool {
        let start = items.count, before = component.marks
        add()
        component.marks = items[start...].flatMap(\.marks)
        return component.marks == before
    }
}

/// The identity of a subview, and the number of modifiers that set values for the container.
struct SubviewMark: Equatable {
    let path: SubviewPath
    let traits: Int
}

extension SubviewItem {
    fileprivate var marks: [SubviewMark] {
        switch self {
        case .view(let view): [view.mark]
        case .section(let section):
            [SubviewMark(path: section.path, traits: section.traitCount)] + subviews.map(\.mark)
        }
    }
}

extension ResolvedSubview {
    fileprivate var mark: SubviewMark { SubviewMark(path: path, traits: traitCount) }
}
