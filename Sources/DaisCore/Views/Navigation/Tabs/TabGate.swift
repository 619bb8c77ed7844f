// SPDX-License-Identifier: Apache-2.0

/// The content of a tab. It is made when the user points at the tab or when the tab is shown. `onAppear` and tasks run
/// when it is shown for the first time.
nonisolated struct TabGate<Content: View>: View, BuiltInView {
    private enum Phase { case closed, prepared, open }

    let content: Content
    @State private var phase = Phase.closed

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if phase == .closed {
            ClosedTab(
                traits: (content as? any TraitedContent)?.traitSetters ?? [], open: { phase = .open },
                prepare: { phase = .prepared })
        } else {
            HeldContent(isHeld: phase == .prepared, show: { phase = .open }, content: content)
        }
    }
}

/// A placeholder for the content of a tab that has not been shown yet.
nonisolated struct ClosedTab: PrimitiveView {
    /// The modifiers of the content that set traits, such as its tag.
    let traits: [any TraitSetter]
    let open: @MainActor () -> Void
    let prepare: @MainActor () -> Void

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ClosedTabNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ClosedTabNode.self).patch(to: view)
    }
}

final class ClosedTabNode: BoxNode {
    private var traits: [any TraitSetter]
    let open: @MainActor () -> Void
    let prepare: @MainActor () -> Void

    init(_ view: ClosedTab, in context: _MountContext) {
        traits = view.traits
        open = view.open
        prepare = view.prepare
        super.init(.div, in: context)
        finishMounting()
    }

    func patch(to view: ClosedTab) {
        traits = view.traits
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        guard !traits.isEmpty else { return }
        appearance.trait { traits in
            for setter in self.traits { setter.set(in: traits) }
        }
    }
}
