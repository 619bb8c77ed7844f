// SPDX-License-Identifier: Apache-2.0

/// `if`/`else` and `switch` in a view builder. Changing the branch ends one subtree and begins another.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
    @MainActor public var body: Never { fatalError("a conditional renders its branch") }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        let node = BranchNode(context)
        show(view, in: node, fresh: true)
        return node
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        show(view, in: unsafeDowncast(node, to: BranchNode.self), fresh: false)
    }

    @MainActor private static func show(_ view: Self, in node: BranchNode, fresh: Bool) {
        switch view.storage {
        case .first(let content): node.show(content, branch: 0)
        case .second(let content): node.show(content, branch: 1)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional renders its content") }

    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        let node = BranchNode(context)
        _patch(node, to: view)
        return node
    }

    public static func _patch(_ node: Node, to view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        if let content = view { node.show(content, branch: 0) } else { node.clear() }
    }
}

/// Content that may be replaced by content of another type or identity.
final class BranchNode: Node {
    private let context: MountContext
    private var child: Node?
    private var branch = -1
    /// The id that `.id(_:)` gave the content.
    private(set) var identity: AnyHashable?

    override init(_ context: MountContext) {
        self.context = context
        super.init(context)
    }

    /// Patches the content if the branch and identity are those of what is shown, replaces it otherwise.
    func show<Content: View>(_ content: Content, branch: Int, identity: AnyHashable? = nil) {
        if let child, branch == self.branch, identity == self.identity {
            return Content._patch(child, to: content)
        }
        child?.unmount()
        self.branch = branch
        self.identity = identity
        child = Content._mount(content, in: context.below(self))
        context.container.invalidateChildren()
    }

    func clear() {
        guard let child else { return }
        child.unmount()
        self.child = nil
        branch = -1
        context.container.invalidateChildren()
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
