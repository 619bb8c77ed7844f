// SPDX-License-Identifier: Apache-2.0

/// A view that lays out other views inside one element.
nonisolated protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    @MainActor static var tag: ElementTag { get }
    @MainActor func describe(_ appearance: inout Appearance)
}

extension ContainerView {
    @MainActor static var tag: ElementTag { .div }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        ContainerNode(view, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: ContainerNode<Self>.self).patch(to: view)
    }
}

/// The node of a view that is one element around its content.
final class ContainerNode<V: ContainerView>: BoxNode {
    private var view: V

    init(_ view: V, in context: MountContext) {
        self.view = view
        super.init(V.tag, in: context)
        element.fill { V.Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
    }

    func patch(to new: V) {
        view = new
        restyle()
        V.Content._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) { view.describe(&appearance) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
