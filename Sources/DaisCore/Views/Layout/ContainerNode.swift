// SPDX-License-Identifier: Apache-2.0

/// A view that arranges other views in one element.
nonisolated protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    /// The part of the view that the node keeps. It leaves out the content, which takes 300 bytes in a row of a list.
    associatedtype Frame: ContainerFrame = Self
    var content: Content { get }
    var frame: Frame { get }
    @MainActor static var tag: ElementTag { get }
}

/// Describes the element of a container.
nonisolated protocol ContainerFrame {
    @MainActor func describe(_ appearance: inout Appearance)
}

extension ContainerView where Frame == Self {
    var frame: Self { self }
}

extension ContainerView {
    @MainActor static var tag: ElementTag { .div }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ContainerNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ContainerNode<Self>.self).patch(to: view)
    }
}

/// The node of a view with one element around its content.
final class ContainerNode<V: ContainerView>: BoxNode {
    private var frame: V.Frame

    init(_ view: V, in context: _MountContext) {
        frame = view.frame
        super.init(V.tag, in: context)
        element.fill { V.Content._mount(view.content, in: context.inside(element, of: self)) }
        finishMounting()
    }

    func patch(to new: V) {
        frame = new.frame
        restyle()
        V.Content._patch(element.content!, to: new.content)
    }

    override func describe(_ appearance: inout Appearance) { frame.describe(&appearance) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
