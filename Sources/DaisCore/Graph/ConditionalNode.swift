// SPDX-License-Identifier: Apache-2.0

/// The content of `if`/`else` and `switch` in a result builder. Changing the branch replaces the content.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Fails, because the view renders its branch and has no body.
    @MainActor public var body: Never { fatalError("a conditional renders its branch") }

    /// Mounts the current branch.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = BranchNode(context)
        switch view.storage {
        case .first(let content): node.fill(content, branch: 0)
        case .second(let content): node.fill(content, branch: 1)
        }
        return node
    }

    /// Updates the branch, or replaces it if it has changed.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        switch view.storage {
        case .first(let content): node.show(content, branch: 0)
        case .second(let content): node.show(content, branch: 1)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Fails, because the view renders its content and has no body.
    public var body: Never { fatalError("an optional renders its content") }

    /// Mounts the content, if there is one.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let node = BranchNode(context)
        if let view { node.fill(view, branch: 0) }
        return node
    }

    /// Updates, inserts or removes the content.
    public static func _patch(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        if let content = view { node.show(content, branch: 0) } else { node.clear() }
    }
}

/// A node whose content may be replaced by content of another type or identity.
final class BranchNode: _Node {
    // It comes first to use the padding behind the fields of a node.
    private var branch: Int8 = -1
    private let place: MountPosition
    private var child: _Node?
    /// The id of `.id(_:)`. It is in an object, because only few nodes have one and it would add 40 bytes to each.
    private var given: Identity?

    private final class Identity {
        let value: AnyHashable
        init(_ value: AnyHashable) { self.value = value }
    }

    override init(_ context: _MountContext) {
        place = context.kept
        super.init(context)
    }

    var identity: AnyHashable? { given?.value }

    override func identity(of child: _Node) -> AnyHashable? {
        // The type of an erased view is an identity too, and no value of the app.
        given.flatMap { $0.value.base is ObjectIdentifier ? nil : $0.value }
    }

    /// The branch. Content that only comes and goes has one.
    override func slot(of child: _Node) -> Int? { branch > 0 ? Int(branch) : nil }

    /// Updates the content if the branch and identity are unchanged, and otherwise replaces it.
    func show<Content: View>(_ content: Content, branch: Int8, identity: AnyHashable? = nil) {
        if let child, branch == self.branch, identity == given?.value {
            return Content._patch(child, to: content)
        }
        guard lasts else { return }
        child?.unmount()
        fill(content, branch: branch, identity: identity)
    }

    /// Mounts the first content, or content that replaces another.
    func fill<Content: View>(_ content: Content, branch: Int8, identity: AnyHashable? = nil) {
        self.branch = branch
        given = identity.map(Identity.init)
        child = canNest ? Content._mount(content, in: _MountContext(place, parent: self)) : nil
        place.container.invalidateChildren()
    }

    /// Indicates whether the branch may change. A rehearsal keeps it and notes that its content is absent.
    private var lasts: Bool {
        guard let rehearsal = tree.rehearsal else { return true }
        if let child { rehearsal.leaves(child) }
        return false
    }

    func clear() {
        guard let child, lasts else { return }
        child.unmount()
        self.child = nil
        branch = -1
        place.container.invalidateChildren()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
