// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Performs an action after the view has appeared, once per appearance.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: action, disappear: nil))
    }

    /// Performs an action after the view has disappeared, also when the browser tab was closed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(appear: nil, disappear: action))
    }
}

/// Calls actions when the content appears and disappears.
nonisolated struct LifecycleModifier: NodeModifier {
    /// The last reported state. The views of a covered page or a hidden tab have disappeared but stay mounted.
    enum State { case mounted, shown, hidden }
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
    /// Called when the content has disappeared but stays mounted, on a covered page or in a hidden tab.
    var hide: (() -> Void)?

    @MainActor static func makeState() -> State { .mounted }

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.mark(.lifecycle)
        announce(node)
    }

    @MainActor static func announce(_ node: NodeModifierNode<Self>) {
        node.tree.effect { [weak node] in
            guard let node, node.isMounted, node.state == .mounted else { return }
            // A view that is inserted into a covered page or a hidden tab appears with the page or the tab.
            guard !node.isCovered else { return node.state = .hidden }
            node.state = .shown
            node.modifier.appear?()
        }
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        // A view whose `onAppear` has not run does not disappear.
        guard node.state == .shown, let action = node.modifier.disappear else { return }
        node.tree.effect(action)
    }
}
