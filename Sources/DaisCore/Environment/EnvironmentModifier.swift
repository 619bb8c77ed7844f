// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets a value of the environment for this view and what is in it.
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

    /// Changes a value of the environment, starting from what holds here.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// Content with some environment values changed.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        EnvironmentNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: EnvironmentNode<Content>.self).patch(to: view)
    }
}

/// A composite, because a change may itself read the environment above.
final class EnvironmentNode<Content: View>: CompositeBase {
    private var view: EnvironmentView<Content>
    private let scope: EnvironmentScope
    private var child: Node?
    /// Presents for a coordinator that was put into the environment here.
    private var coordinator: CoordinatorSource?
    private let plan = FieldPlan()

    init(_ view: EnvironmentView<Content>, in context: MountContext) {
        self.view = view
        scope = EnvironmentScope(parent: context.environment)
        super.init(context)
        evaluate()
        child = Content._mount(view.content, in: inner)
    }

    private var inner: MountContext {
        var inner = inside
        inner.environment = scope
        return inner
    }

    override var viewName: String { "environment of \(Content.self)" }

    func patch(to new: EnvironmentView<Content>) {
        view = new
        evaluate()
        if let child { Content._patch(child, to: new.content) }
    }

    override func evaluate() {
        var values = EnvironmentValues(scope: environment)
        track(plan) { view.change(&values) }
        scope.update(values.overrides)
        coordinator = CoordinatorSource.update(coordinator, for: values, in: inner)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        if let coordinator { visit(coordinator) }
    }
}
