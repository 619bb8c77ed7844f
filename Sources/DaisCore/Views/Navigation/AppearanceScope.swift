// SPDX-License-Identifier: Apache-2.0

/// Reports to mounted views whether they are visible.
@MainActor
enum AppearanceScope {
    static func told(_ root: _Node, isShown: Bool) {
        tell(root, isShown)
        root.walk(.lifecycle) { node in
            // A page that is covered in an inner stack stays hidden.
            if isShown, let page = node as? any Page {
                guard page.isTop else { return false }
                page.announceTitle()
            }
            tell(node, isShown)
            return true
        }
    }

    private static func tell(_ node: _Node, _ isShown: Bool) {
        guard let node = node as? NodeModifierNode<LifecycleModifier> else { return }
        if isShown, node.state == .hidden {
            node.state = .mounted
            LifecycleModifier.announce(node)
        } else if !isShown, node.state != .hidden {
            if node.state == .shown {
                for action in [node.modifier.disappear, node.modifier.hide].compactMap(\.self) {
                    node.tree.effect(action)
                }
            }
            node.state = .hidden
        }
    }
}
