// SPDX-License-Identifier: Apache-2.0

#if DEBUG
/// The views around a node when it was mounted. It outlives them: when a node is released, the nodes above it may be
/// gone, and its reference to its parent may be invalid.
final class NodeOrigin: Sendable {
    private let view: String
    private let above: NodeOrigin?

    private init(_ view: String, in above: NodeOrigin?) {
        self.view = view
        self.above = above
    }

    /// Returns the origin of a node below `above`. Only views of the app have an origin of their own.
    @MainActor
    static func of(_ node: _Node, in above: NodeOrigin?) -> NodeOrigin? {
        guard let composite = node as? _CompositeBase, !composite.isBuiltIn else { return above }
        return NodeOrigin(composite.viewName, in: above)
    }

    /// The names of the views, the outermost first.
    private var path: [String] {
        var names: [String] = []
        var origin: NodeOrigin? = self
        while let current = origin {
            names.append(current.view)
            origin = current.above
        }
        return names.reversed()
    }

    /// Ends the process if a node is released while it is mounted. Elements, modifiers and the nodes below refer to it
    /// without a check, and it resets these references only when it is unmounted.
    static func check(_ node: Any.Type, isMounted: Bool, _ origin: NodeOrigin?) {
        assert(
            !isMounted,
            "A \(node) was released before it was unmounted, in \(origin?.path.joined(separator: " > ") ?? "no view"). "
                + "A node has to visit each of its children in visitChildren, and to unmount a child that it replaces.")
    }
}
#endif
