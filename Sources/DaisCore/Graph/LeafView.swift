// SPDX-License-Identifier: Apache-2.0

/// A view that is one element without child views.
nonisolated protocol LeafView: PrimitiveView {
    @MainActor static var tag: ElementTag { get }
    /// See ``BoxNode/paints``.
    @MainActor static var paints: Bool { get }
    @MainActor func describe(_ appearance: inout Appearance)
}

extension LeafView {
    @MainActor static var tag: ElementTag { .div }
    @MainActor static var paints: Bool { false }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        LeafNode(view, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: LeafNode<Self>.self).patch(to: view)
    }
}

final class LeafNode<V: LeafView>: BoxNode {
    private var view: V

    init(_ view: V, in context: _MountContext) {
        self.view = view
        super.init(V.tag, in: context)
        finishMounting()
    }

    func patch(to new: V) {
        view = new
        restyle()
    }

    override var paints: Bool { V.paints }

    override func describe(_ appearance: inout Appearance) { view.describe(&appearance) }
}
