// SPDX-License-Identifier: Apache-2.0

/// A view or a modifier with a body, in content whose subviews are found.
@MainActor
protocol BodyComponent: _CompositeBase {
    /// The scope of the body.
    var scope: SubviewScope? { get set }
    /// The subviews that were found in the body.
    var marks: [SubviewMark] { get set }
    /// Adds the subviews in the body.
    func addBody(in scope: SubviewScope)
}

/// The node of a view with a body. It has no children, because a container shows the subviews in the body.
final class ComponentNode<V: View>: _CompositeBase, BodyComponent {
    var scope: SubviewScope?
    var marks: [SubviewMark] = []
    private var view: V
    private var content: V.Body?
    private let resolver: SubviewResolver
    private let plan = FieldPlan.of(V.self)

    init(_ view: V, in scope: SubviewScope) {
        self.view = view
        resolver = scope.resolver
        super.init(scope.context)
    }

    override var viewName: String { "\(V.self)" }

    func update(to new: V) {
        catchUp()
        guard content != nil else { return evaluateBody() }
        if !isDirty, plan.isEqual(&view, to: new) { return }
        guard plan.animates else {
            view = new
            return evaluateBody()
        }
        resolver.afterwards { [self] in
            tree.lead(from: view, to: new) {
                self.view = $0
                self.evaluate()
            }
        }
    }

    private func evaluateBody() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &view) { _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        content = track(plan) { view.body }
    }

    override func evaluate() {
        evaluateBody()
        resolver.bodyChanged(of: self)
    }

    func addBody(in scope: SubviewScope) {
        if let content { resolver.add(content, in: scope) }
    }
}

/// The node of a modifier with a body.
final class ModifierComponentNode<V: View, Modifier: ViewModifier>: _CompositeBase, BodyComponent {
    var scope: SubviewScope?
    var marks: [SubviewMark] = []
    private var modifier: Modifier
    private var content: Modifier.Body?
    private let source: ContentSource
    private let resolver: SubviewResolver
    private let plan = FieldPlan.of(Modifier.self)

    init(_ modifier: Modifier, _ content: V, in scope: SubviewScope) {
        self.modifier = modifier
        source = ContentSource { V._mount(content, in: $0) }
        resolver = scope.resolver
        super.init(scope.context)
    }

    override var viewName: String { "\(Modifier.self)" }
    override var isBuiltIn: Bool { plan.isBuiltIn }

    func update(to new: Modifier, _ modified: V) {
        catchUp()
        source.mount = { V._mount(modified, in: $0) }
        source.modified = modified
        if !source.places.isEmpty {
            resolver.afterwards { [source] in
                for place in source.places { V._patch(place.takeUnretainedValue().child, to: modified) }
            }
        }
        let isSame = plan.isEqual(&modifier, to: new)
        if content != nil, isSame, !isDirty { return }
        modifier = new
        evaluateBody()
    }

    private func evaluateBody() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &modifier) {
                _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self)
            }
        }
        content = track(plan) { modifier.body(content: _ViewModifier_Content(source: source)) }
    }

    override func evaluate() {
        evaluateBody()
        resolver.bodyChanged(of: self)
    }

    func addBody(in scope: SubviewScope) {
        if let content { resolver.add(content, in: scope) }
    }
}
