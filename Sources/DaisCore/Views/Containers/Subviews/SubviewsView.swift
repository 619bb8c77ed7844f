// SPDX-License-Identifier: Apache-2.0

/// A view that makes its content from the subviews of another view.
nonisolated protocol SubviewsView: PrimitiveView, SubviewSource {
    associatedtype Base: View
    associatedtype Result: View
    var base: Base { get }
    @MainActor func content(of items: [SubviewItem]) -> Result
}

extension SubviewsView {
    /// Mounts the content.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        SubviewsNode(view, in: context)
    }

    /// Updates the content.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SubviewsNode<Self>.self).patch(to: view)
    }

    @MainActor func addSubviews(in scope: SubviewScope) { addMembers(in: scope) }

    /// Adds the views of the content to those of the container around the view.
    @MainActor func addMembers(in scope: SubviewScope) {
        let resolver = scope.resolver
        let items = resolver.collect { resolver.add(base, in: scope.at(.branch(0))) }
        resolver.add(content(of: items), in: scope.at(.branch(1)))
    }
}

/// The node of a view that makes its content from the subviews of another view.
final class SubviewsNode<V: SubviewsView>: _CompositeBase {
    private var view: V
    private var child: _Node?
    private var resolver: SubviewResolver!
    private let plan = FieldPlan(isBuiltIn: true)

    init(_ view: V, in context: _MountContext) {
        self.view = view
        super.init(context)
        resolver = SubviewResolver(for: self)
        evaluate()
    }

    override var viewName: String { "Group(subviews:)" }
    override var isBuiltIn: Bool { true }

    func patch(to new: V) {
        catchUp()
        view = new
        evaluate()
    }

    override func evaluate() {
        let content = track(plan) { view.content(of: resolver.resolve(view.base, in: inside)) }
        resolver.finish()
        if let child {
            V.Result._patch(child, to: content)
        } else {
            child = mountContent(content)
        }
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func willUnmount() {
        super.willUnmount()
        resolver.close()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        resolver?.visitComponents(visit)
        if let child { visit(child) }
    }
}
