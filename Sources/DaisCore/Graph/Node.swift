// SPDX-License-Identifier: Apache-2.0

/// A mounted view or modifier. Nodes are retained and statically typed: the type of a view's body determines its node,
/// so old and new nodes need no matching.
@MainActor
open class _Node: ElementContent {
    /// The tree that owns the node. The reference is unchecked, because a check would count references for every node.
    package unowned(unsafe) let tree: Tree
    private(set) unowned(unsafe) var parent: _Node?
    final let depth: Int32
    final private(set) var isMounted = true
    /// The features of the subtree, which allow searches for preferences and presentations to skip it.
    final private(set) var subtree: SubtreeFlags = []
    #if DEBUG
    private var origin: NodeOrigin?
    #endif

    init(_ context: _MountContext) {
        tree = context.tree
        parent = context.parent
        depth = (context.parent?.depth ?? 0) + 1
        #if DEBUG
        origin = .of(self, in: parent?.origin)
        #endif
    }

    /// Creates the root of content without a parent node. The content may outlive the node that requests it, and is
    /// evaluated after that node.
    init(_ context: _MountContext, after depth: Int32) {
        tree = context.tree
        parent = nil
        self.depth = depth + 1
        #if DEBUG
        origin = .of(self, in: context.parent?.origin)
        #endif
    }

    #if DEBUG
    deinit { NodeOrigin.check(type(of: self), isMounted: isMounted, origin) }
    #endif

    /// The greatest depth of a node with content. Mounting takes about 1.3 kB of the stack for each node in a debug build,
    /// and the main thread has 8 MB. Browsers nest at most 512 elements, one for every three or four nodes.
    nonisolated static let deepest: Int32 = 2000

    /// Indicates whether the node may mount content, and reports if it is nested too deeply.
    final var canNest: Bool {
        guard depth >= _Node.deepest else { return true }
        Diagnostics.nestedTooDeeply(appView?.viewName)
        return false
    }

    /// Visits the children in tree order.
    func visitChildren(_ visit: (_Node) -> Void) {}

    /// Collects the outermost elements of this subtree in document order.
    func collect(into elements: inout [Element]) {
        visitChildren { $0.collect(into: &elements) }
    }

    /// The nearest view of the app: the node itself or one above it. Diagnostics name it.
    final var appView: _CompositeBase? {
        var node: _Node? = self
        while let current = node {
            if let view = current.ownAppView { return view }
            node = current.parent
        }
        return nil
    }

    /// The node itself if the app has written its view. This is not a cast, because each event takes the way upward.
    var ownAppView: _CompositeBase? { nil }

    /// The enclosing node. It differs from the parent node at the root of presented content.
    var around: _Node? { parent }

    /// The effects of the content below the node while the content is not shown yet; see ``HeldEffects``.
    var ownHeldEffects: HeldEffects? { nil }

    /// Returns whether the node keeps content mounted that is not visible, such as a page that another one covers.
    ///
    /// - Parameter box: The outermost box of the content below the node.
    func covers(_ box: BoxNode?) -> Bool { false }

    /// Indicates whether a page or a tab around the node is not visible.
    final var isCovered: Bool {
        guard tree.cycle.hasCoveredContent else { return false }
        var node: _Node? = self
        var box: BoxNode?
        while let current = node {
            if current.covers(box) { return true }
            if let found = current as? BoxNode { box = found }
            node = current.parent
        }
        return false
    }

    /// Indicates whether the node is shown although the one around it has gone.
    var isLeftBehind: Bool { false }

    /// Returns the id of a child that represents one of several values.
    func identity(of child: _Node) -> AnyHashable? { nil }

    /// Returns the position of a child in the source, if the view builder has several.
    func slot(of child: _Node) -> Int? { nil }

    /// Called once when the node leaves the tree, children first.
    func willUnmount() {}

    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        visitChildren { $0.unmount() }
        willUnmount()
    }

    /// Records a feature of this subtree that ancestors collect.
    final func mark(_ flags: SubtreeFlags) {
        var node: _Node? = self
        while let current = node, !current.subtree.isSuperset(of: flags) {
            current.subtree.formUnion(flags)
            node = current.parent
        }
    }

    /// Visits the descendants that may have `flags`, in tree order. The visitor returns whether to visit the
    /// descendants of a node.
    final func walk(_ flags: SubtreeFlags, _ visit: (_Node) -> Bool) {
        visitChildren { child in
            guard !child.subtree.isDisjoint(with: flags) else { return }
            // The app knows nothing of content that is not shown yet.
            if tree.cycle.holders > 0, child.ownHeldEffects != nil { return }
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
