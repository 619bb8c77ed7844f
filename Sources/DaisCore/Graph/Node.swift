// SPDX-License-Identifier: Apache-2.0

/// One living view or modifier. Nodes are retained and statically typed: the type of a view's body says which node
/// belongs to it, so old and new need no matching.
@MainActor
open class Node {
    /// Nodes belong to their tree. Unchecked, because the check is a counted reference for each node that is made.
    package unowned(unsafe) let tree: Tree
    private(set) unowned(unsafe) var parent: Node?
    final let depth: Int32
    final private(set) var isMounted = true
    /// What lives somewhere below, so that walks for preferences and presentations skip the rest.
    final private(set) var subtree: SubtreeFlags = []

    init(_ context: MountContext) {
        tree = context.tree
        parent = context.parent
        depth = (context.parent?.depth ?? 0) + 1
    }

    /// The top of content that hangs below no node, because it may outlive the one that asked for it, and that is
    /// evaluated after it all the same.
    init(_ context: MountContext, after depth: Int32) {
        tree = context.tree
        parent = nil
        self.depth = depth + 1
    }

    /// The nodes directly below, in tree order.
    func visitChildren(_ visit: (Node) -> Void) {}

    /// The outermost elements of this subtree, in document order.
    func collect(into elements: inout [Element]) {
        visitChildren { $0.collect(into: &elements) }
    }

    /// Called once, children first, when the node leaves the tree.
    func willUnmount() {}

    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        visitChildren { $0.unmount() }
        willUnmount()
    }

    /// Records that this subtree carries something that ancestors collect.
    final func mark(_ flags: SubtreeFlags) {
        var node: Node? = self
        while let current = node, !current.subtree.isSuperset(of: flags) {
            current.subtree.formUnion(flags)
            node = current.parent
        }
    }

    /// Visits every node below that may carry `flags`, in tree order; the visitor answers whether to go deeper.
    final func walk(_ flags: SubtreeFlags, _ visit: (Node) -> Bool) {
        visitChildren { child in
            guard !child.subtree.isDisjoint(with: flags) else { return }
            if visit(child) { child.walk(flags, visit) }
        }
    }
}

struct SubtreeFlags: OptionSet {
    let rawValue: UInt8
    static let preferences = SubtreeFlags(rawValue: 1)
    static let presentations = SubtreeFlags(rawValue: 2)
    static let toolbar = SubtreeFlags(rawValue: 4)
    static let lifecycle = SubtreeFlags(rawValue: 8)
}
