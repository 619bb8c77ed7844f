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
    // First, in the padding behind the fields of a node.
    private var branch: Int8 = -1
    private let place: MountPlace
    private var child: Node?
    /// The id that `.id(_:)` gave the content. In an object, as few have one: it would take 40 bytes of each.
    private var given: Identity?

    private final class Identity {
        let value: AnyHashable
        init(_ value: AnyHashable) { self.value = value }
    }

    override init(_ context: MountContext) {
        place = context.kept
        super.init(context)
    }

    var identity: AnyHashable? { given?.value }

    /// Patches the content if the branch and identity are those of what is shown, replaces it otherwise.
    func show<Content: View>(_ content: Content, branch: Int8, identity: AnyHashable? = nil) {
        if let child, branch == self.branch, identity == given?.value {
            return Content._patch(child, to: content)
        }
        child?.unmount()
        self.branch = branch
        given = identity.map(Identity.init)
        child = Content._mount(content, in: MountContext(place, parent: self))
        place.container.invalidateChildren()
    }

    func follow<Content: View>(
        to content: Content, branch: Int8, identity: AnyHashable? = nil, _ probe: _FollowProbe
    ) {
        if let child, branch == self.branch, identity == given?.value { Content._follow(child, to: content, probe) }
    }

    func clear() {
        guard let child else { return }
        child.unmount()
        self.child = nil
        branch = -1
        place.container.invalidateChildren()
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
