// SPDX-License-Identifier: Apache-2.0

/// The place in the view tree that a coordinator's presentations come from: beside the app's root for the session's own,
/// beside the content of `.environment(\.presentationCoordinator, …)` for any other.
final class CoordinatorSource: Node {
    private let seat: CoordinatorSeat
    private var content: Node!

    init(_ coordinator: PresentationCoordinator, in context: MountContext) {
        seat = CoordinatorSeat(coordinator, in: context.tree.presentations)
        super.init(context)
        coordinator.take(seat)
        content = CoordinatorContent._mount(CoordinatorContent(seat: seat), in: context.below(self))
    }

    /// The source for what a view has just put into the environment, if that is a coordinator.
    static func update(
        _ known: CoordinatorSource?, for values: EnvironmentValues, in context: @autoclosure () -> MountContext
    ) -> CoordinatorSource? {
        let id = ObjectIdentifier(PresentationCoordinatorKey.self)
        guard known != nil || values.overrides.contains(where: { $0.key == id }) else { return nil }
        let coordinator = values.overrides.first { $0.key == id }?.value as? PresentationCoordinator
        if let known, known.seat.coordinator === coordinator { return known }
        known?.unmount()
        guard let coordinator else { return nil }
        let source = CoordinatorSource(coordinator, in: context())
        source.tree.presentations.setNeedsReconcile()
        return source
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content { visit(content) }
    }

    override func willUnmount() { seat.coordinator.leave(seat) }
}

/// One standing of a coordinator in a view tree.
@MainActor
final class CoordinatorSeat {
    let coordinator: PresentationCoordinator
    private(set) weak var engine: PresentationEngine?

    init(_ coordinator: PresentationCoordinator, in engine: PresentationEngine) {
        self.coordinator = coordinator
        self.engine = engine
    }
}

/// Presents what the coordinator wants, and is nothing itself.
private nonisolated struct CoordinatorContent: View, BuiltInView {
    let seat: CoordinatorSeat

    @MainActor var body: some View {
        EmptyView().modifier(PresentationSource(descriptors: seat.coordinator.descriptors(at: seat)))
    }
}

extension PresentationEngine {
    /// The session's own coordinator presents from beside the app's root view, with the environment that is there.
    func place(_ coordinator: PresentationCoordinator) {
        guard let environment = tree.scope.rootEnvironment else { return }
        roots.append(
            CoordinatorSource(
                coordinator,
                in: MountContext(
                    tree: tree, parent: nil, environment: environment, modifiers: nil, container: tree.root,
                    window: nil,
                    preferences: nil)))
        coordinator.follow(machines)
    }

    /// The highest z-index that is wanted on screen.
    var highestZIndex: Int? { machines.lazy.filter { $0.isWanted && !$0.isLeaving }.map(\.zIndex).max() }

    /// Tells every coordinator on screen what is presented.
    func tellCoordinators() {
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

extension Element {
    /// What a popover can stand beside that is presented here: a menu is gone when one of its items has been chosen.
    var lasting: Element? {
        var result = self
        var current: Element? = self
        while let element = current {
            current = element.parent
            guard element.attribute("data-layer") == "menu" else { continue }
            guard let around = element.parent, around !== tree.overlays else { return nil }
            result = around
        }
        return result
    }
}

extension PresentationMachine {
    /// Whether a modifier presents it, and no coordinator.
    var isBridged: Bool { descriptor.entryID == nil }

    /// The coordinator that knows of it: the nearest in the environment of whoever presents it.
    var coordinator: PresentationCoordinator? {
        let set = source.context.environment.read(ObjectIdentifier(PresentationCoordinatorKey.self))
        return set as? PresentationCoordinator ?? engine.tree.scope.knownCoordinator
    }

    /// What a coordinator lists for it.
    var entry: PresentationEntry {
        PresentationEntry(
            id: entryID, type: type, content: AnyView(LateContent(make: descriptor.content)), zIndex: zIndex)
    }

    /// Asks the owner to stop wanting it, and begins the exit.
    func withdrawByCoordinator() {
        if state.isMounted { exit(.programmatic) } else { descriptor.withdraw() }
    }
}
