// SPDX-License-Identifier: Apache-2.0

/// Content that can be mounted before it is shown.
nonisolated struct HeldContent<Content: View>: PrimitiveView {
    /// Indicates whether the content is not shown yet. Content that was shown stays so.
    let isHeld: Bool
    /// Asks the owner of the content to show it.
    let show: @MainActor () -> Void
    /// The owner of content that is hidden by attributes of its own elements, and not with an element around it.
    var owner: (any HeldContentOwner)?
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        HeldContentNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: HeldContentNode<Content>.self).patch(to: view)
    }
}

/// The owner of content that is hidden in its place.
@MainActor
protocol HeldContentOwner: AnyObject {
    /// Notes that held content was shown.
    func contentIsShown()
    /// Notes that content which was shown is gone.
    func contentIsGone()
    /// Drops held content that has elements which cannot be hidden.
    func refuseContent()
}

/// A node whose content may not be shown yet.
@MainActor
protocol HoldingNode: _Node {
    var isHeld: Bool { get }
    func show()
}

final class HeldContentNode<Content: View>: _Node, HoldingNode {
    private var view: HeldContent<Content>
    private var held: HeldEffects?
    private let scope: PreferenceScope
    private var child: _Node!

    init(_ view: HeldContent<Content>, in context: _MountContext) {
        self.view = view
        scope = PreferenceScope(outer: context.preferences, tree: context.tree)
        super.init(context)
        var inner = context.below(self)
        inner.preferences = scope
        guard view.isHeld else {
            child = Content._mount(view.content, in: inner)
            return
        }
        let effects = HeldEffects()
        held = effects
        scope.hold()
        effects.begin(in: tree)
        child = tree.cycle.holding(effects) { Content._mount(view.content, in: inner) }
        refuseUnlessHidden()
    }

    /// Content with elements that cannot be hidden, such as the space of rows beyond the window of a list, is not prepared.
    private func refuseUnlessHidden() {
        guard let owner = view.owner else { return }
        var elements: [Element] = []
        child.collect(into: &elements)
        guard !elements.allSatisfy(\.layout.isHidden) else { return }
        tree.afterUpdate { owner.refuseContent() }
    }

    func patch(to new: HeldContent<Content>) {
        view = new
        guard let held else { return Content._patch(child, to: new.content) }
        guard !new.isHeld else {
            tree.cycle.holding(held) { Content._patch(child, to: new.content) }
            return refuseUnlessHidden()
        }
        end()
        scope.release()
        Content._patch(child, to: new.content)
        held.release(in: tree)
        if let owner = new.owner { tree.afterUpdate { owner.contentIsShown() } }
        AppearanceScope.told(child, isShown: true)
    }

    var isHeld: Bool { held != nil }
    func show() { view.show() }

    private func end() {
        held?.end()
        held = nil
    }

    override var ownHeldEffects: HeldEffects? { held }

    override func willUnmount() {
        if held == nil, let owner = view.owner { tree.afterUpdate { owner.contentIsGone() } }
        end()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
