// SPDX-License-Identifier: Apache-2.0

/// Content that can be mounted before it is shown.
nonisolated struct HeldContent<Content: View>: PrimitiveView {
    /// Indicates whether the content is not shown yet. Content that was shown stays so.
    let isHeld: Bool
    /// Asks the owner of the content to show it.
    let show: @MainActor () -> Void
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        HeldContentNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: HeldContentNode<Content>.self).patch(to: view)
    }
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
        tree.cycle.holders += 1
        child = tree.cycle.holding(effects) { Content._mount(view.content, in: inner) }
    }

    func patch(to new: HeldContent<Content>) {
        view = new
        guard let held else { return Content._patch(child, to: new.content) }
        guard !new.isHeld else {
            return tree.cycle.holding(held) { Content._patch(child, to: new.content) }
        }
        end()
        scope.release()
        Content._patch(child, to: new.content)
        held.release(in: tree)
        AppearanceScope.told(child, isShown: true)
    }

    var isHeld: Bool { held != nil }
    func show() { view.show() }

    private func end() {
        guard held != nil else { return }
        held = nil
        tree.cycle.holders -= 1
    }

    override var ownHeldEffects: HeldEffects? { held }

    override func willUnmount() { end() }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
