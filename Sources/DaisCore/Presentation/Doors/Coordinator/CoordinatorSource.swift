// SPDX-License-Identifier: Apache-2.0

/// The node that presents for a coordinator. It is a sibling of the app's root for the session's coordinator, and of
/// the content of `.environment(\.presentationCoordinator, …)` for any other.
final class CoordinatorSource: _Node {
    fileprivate let position: CoordinatorPosition
    private var content: _Node!

    init(_ coordinator: PresentationCoordinator, in context: _MountContext) {
        position = CoordinatorPosition(coordinator, in: context.tree.presentations)
        super.init(context)
        coordinator.take(position)
        tree.coordinatorLists.start()
        restore(coordinator, at: position)
        content = CoordinatorContent._mount(CoordinatorContent(position: position), in: context.below(self))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func willUnmount() { position.coordinator.leave(position) }
}

/// One position of a coordinator in a view tree.
@MainActor
final class CoordinatorPosition {
    let coordinator: PresentationCoordinator
    private(set) weak var engine: PresentationEngine?

    init(_ coordinator: PresentationCoordinator, in engine: PresentationEngine) {
        self.coordinator = coordinator
        self.engine = engine
    }
}

/// Presents the coordinator's presentations. It has no elements itself.
private nonisolated struct CoordinatorContent: View, BuiltInView {
    let position: CoordinatorPosition

    @MainActor var body: some View {
        EmptyView().modifier(PresentationSource(descriptors: position.coordinator.descriptors(at: position)))
    }
}

extension PresentationEngine {
    /// Mounts the source of the session's coordinator beside the app's root view, with the root environment.
    func place(_ coordinator: PresentationCoordinator) {
        guard let environment = tree.scope.rootEnvironment else { return }
        roots.append(
            CoordinatorSource(
                coordinator,
                in: _MountContext(
                    tree: tree, parent: nil, environment: environment, modifiers: nil, container: tree.root,
                    window: nil,
                    preferences: nil)))
        coordinator.follow(machines)
    }

    /// The highest z-index of the requested presentations.
    var highestZIndex: Int? { machines.lazy.filter { $0.isWanted && !$0.isLeaving }.map(\.zIndex).max() }
}

extension PresentationCoordinator: EnvironmentGuest {
    func mountGuest(in context: _MountContext) -> _Node {
        let source = CoordinatorSource(self, in: context)
        source.tree.presentations.setNeedsReconcile()
        return source
    }

    func owns(_ node: _Node) -> Bool { (node as? CoordinatorSource)?.position.coordinator === self }
}

/// Updates the lists of all coordinators of a tree after each reconciliation.
@MainActor
final class CoordinatorLists {
    private unowned let tree: Tree
    private var isStarted = false
    /// Coordinators that have presentations to list.
    private var followers: [Weak<PresentationCoordinator>] = []

    init(_ tree: Tree) { self.tree = tree }

    func start() {
        guard !isStarted else { return }
        isStarted = true
        tree.presentations.whenReconciled { [unowned self] in tell($0) }
    }

    private func tell(_ machines: [PresentationMachine]) {
        var told: [PresentationCoordinator] = []
        for machine in machines {
            if let coordinator = machine.coordinator, !told.contains(where: { $0 === coordinator }) {
                told.append(coordinator)
            }
        }
        for coordinator in followers.compactMap(\.object) where !told.contains(where: { $0 === coordinator }) {
            coordinator.follow(machines)
        }
        for coordinator in told { coordinator.follow(machines) }
        followers = told.map(Weak.init)
    }
}

extension Tree {
    var coordinatorLists: CoordinatorLists { companion(CoordinatorLists.self, make: CoordinatorLists.init) }
}

extension Element {
    /// The nearest ancestor that is a suitable popover anchor. A menu disappears once one of its items is chosen.
    var lasting: Element? {
        var result = self
        var current: Element? = self
        while let element = current {
            current = element.parent
            guard element.attribute(AttributeName.layer) == "menu" else { continue }
            guard let around = element.parent, around !== tree.overlays else { return nil }
            result = around
        }
        return result
    }
}

extension PresentationMachine {
    /// Indicates whether a modifier presents it, rather than a coordinator.
    var isBridged: Bool { descriptor.entryID == nil }

    /// The coordinator that lists it: the nearest one in the presenter's environment.
    var coordinator: PresentationCoordinator? {
        let set = source.context.environment.read(ObjectIdentifier(PresentationCoordinatorKey.self))
        return set as? PresentationCoordinator ?? engine.tree.scope.knownCoordinator
    }

    /// The entry that a coordinator lists.
    var entry: PresentationEntry {
        PresentationEntry(
            id: entryID, type: type, content: AnyView(LateContent(make: descriptor.content)), zIndex: zIndex)
    }

    /// Tells the owner to stop requesting it, and starts the exit.
    func withdrawByCoordinator() {
        if state.isMounted { exit(.programmatic) } else { descriptor.withdraw() }
    }
}
