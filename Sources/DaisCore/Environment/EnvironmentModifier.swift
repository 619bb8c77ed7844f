// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets a value of the environment for this view and its descendants.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable model into the environment, where `@Environment(Model.self)` finds it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0[T.self] = object }
    }

    /// Puts an `ObservableObject` into the environment, where `@EnvironmentObject` finds it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0[T.self] = object }
    }

    /// Changes a value of the environment, starting from the current one.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view that changes some environment values for its content.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        EnvironmentNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: EnvironmentNode<Content>.self).patch(to: view)
    }
}

/// A composite, because the change may itself read environment values.
final class EnvironmentNode<Content: View>: _CompositeBase {
    private var view: EnvironmentView<Content>
    private let scope: EnvironmentScope
    private var child: _Node?
    /// The node of a value that is set here.
    private var valueNode: _Node?
    private let plan = FieldPlan()

    init(_ view: EnvironmentView<Content>, in context: _MountContext) {
        self.view = view
        scope = EnvironmentScope(parent: context.environment)
        super.init(context)
        evaluate()
        child = Content._mount(view.content, in: inner)
    }

    /// The context of the content.
    var inner: _MountContext {
        var inner = inside
        inner.environment = scope
        return inner
    }

    override var viewName: String { "environment of \(Content.self)" }
    override var isBuiltIn: Bool { true }

    func patch(to new: EnvironmentView<Content>) {
        catchUp()
        view = new
        evaluate()
        if let child { Content._patch(child, to: new.content) }
    }

    override func evaluate() {
        var values = EnvironmentValues(scope: environment)
        track(plan) { view.change(&values) }
        // A rehearsal restores its values before anything else is evaluated.
        let isRehearsal = tree.rehearsal != nil
        scope.update(values.overrides, marksReaders: !isRehearsal)
        if !isRehearsal { updateGuest(values) }
    }

    private func updateGuest(_ values: EnvironmentValues) {
        let value = values.overrides.lazy.compactMap { $0.value as? any EnvironmentGuest }.first
        if let valueNode {
            guard value?.owns(valueNode) != true else { return }
            valueNode.unmount()
        }
        valueNode = value?.mountGuest(in: inner)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        if let valueNode { visit(valueNode) }
    }
}
