// SPDX-License-Identifier: Apache-2.0

/// What one view presents by calls: what its observers list, then what its presenters were asked for.
///
/// Made when a view first reads a presenter or an observer, and gone with the view. A source like any other, only that it
/// stands beside the view's body instead of in it.
@MainActor
final class PresenterSeat {
    private weak var owner: CompositeBase?
    private(set) var node: PresenterNode?
    private weak var engine: PresentationEngine?
    /// Marks the source for evaluation.
    let changes = Dependency()
    private(set) var items: [PresentedItem] = []
    private(set) var lists: [ObservedList] = []
    let desk = ModalDesk()

    /// The view's name, also when it has gone.
    let name: String

    init(_ owner: CompositeBase) {
        self.owner = owner
        name = owner.viewName
        engine = owner.tree.presentations
    }

    /// The view, as long as it is there.
    var home: CompositeBase? { owner.flatMap { $0.isMounted ? $0 : nil } }

    func add(_ item: PresentedItem) {
        items.append(item)
        settle()
    }

    func add(_ list: ObservedList) {
        lists.append(list)
        settle()
    }

    func listChanged() { settle() }

    func remove(_ list: ObservedList) {
        lists.removeAll { $0 === list }
        desk.forget(list: list.number)
        settle()
    }

    /// Takes something back. What has been seen leaves with its motion; the record is closed when it has gone. Answers
    /// whether it was still there.
    @discardableResult
    func remove(_ item: PresentedItem, _ reason: DismissalReason) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: index)
        item.record.leaves(reason)
        if !item.isShown { item.record.finish(reason) }
        if node == nil { end(item) } else { settle() }
        return true
    }

    /// A toast stays when its view has gone; nobody evaluates its source any more.
    private func end(_ item: PresentedItem) {
        guard let engine else { return }
        engine.machines.first { $0.id.key == AnyHashable(item.key) }?.drop(.programmatic)
        engine.setNeedsReconcile()
    }

    private func settle() {
        if node == nil, let home {
            node = PresenterNode(self, in: home.inside)
        } else {
            changes.changed()
        }
    }

    /// The view has gone: what was never seen is over, the engine ends the rest.
    fileprivate func leave() {
        node = nil
        for item in items where !item.isShown { item.record.finish(.sourceRemoved) }
        items.removeAll { !$0.isShown || !$0.outlivesView }
        lists.forEach { $0.stop() }
        lists = []
    }

    fileprivate func source(in environment: EnvironmentValues) -> PresentationSource {
        changes.recordRead()
        var wanted: [PresentationDescriptor] = []
        var anchors: [ToastSafeAreaAnchor] = []
        for observed in lists {
            let list = observed.current(in: environment)
            wanted += desk.descriptors(list.modals, list: observed.number, in: environment)
            wanted += desk.descriptors(list.toasts, list: observed.number, in: environment)
            anchors += list.toastSafeAreaAnchors
        }
        return PresentationSource(
            descriptors: wanted + items.map { $0.descriptor(at: self, in: environment) }, anchors: anchors)
    }
}

/// Something that was asked for by a call.
@MainActor
final class PresentedItem {
    nonisolated let key: ModalKey
    nonisolated let record = ModalRecord()
    /// Whether its content has been made.
    var isShown = false
    let outlivesView: Bool
    private let describe: (PresentedItem, PresenterSeat, EnvironmentValues) -> PresentationDescriptor

    private static var count = 0

    init(
        outlivesView: Bool = false,
        _ describe: @escaping (PresentedItem, PresenterSeat, EnvironmentValues) -> PresentationDescriptor
    ) {
        Self.count += 1
        key = ModalKey(list: -1, key: AnyHashable(Self.count), kind: ObjectIdentifier(PresentedItem.self))
        self.outlivesView = outlivesView
        self.describe = describe
    }

    func descriptor(at seat: PresenterSeat, in environment: EnvironmentValues) -> PresentationDescriptor {
        describe(self, seat, environment)
    }
}

/// The source of a seat, below the view whose seat it is.
final class PresenterNode: Node {
    private let seat: PresenterSeat
    private var content: Node!

    init(_ seat: PresenterSeat, in context: MountContext) {
        self.seat = seat
        super.init(context)
        content = PresenterContent._mount(PresenterContent(seat: seat), in: context.below(self))
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let content { visit(content) }
    }

    override func willUnmount() { seat.leave() }
}

private nonisolated struct PresenterContent: View, BuiltInView {
    let seat: PresenterSeat
    @Environment(\.self) private var environment

    init(seat: PresenterSeat) { self.seat = seat }

    @MainActor var body: some View {
        EmptyView().modifier(seat.source(in: environment))
    }
}

/// Where a presenter or an observer finds the seat of the view that reads it.
enum PresenterSeatKey: EnvironmentKey {
    static var defaultValue: PresenterSeat? { nil }

    /// The environment of a view that reads a presenter, with its seat in it.
    @MainActor static func scope<Value>(for type: Value.Type, of owner: CompositeBase) -> EnvironmentScope {
        guard
            type == ModalPresenter.self || type == ToastPresenter.self || type == ModalListObserver.self
                || type == EnvironmentValues.self
        else { return owner.environment }
        return EnvironmentScope(parent: owner.environment, values: [(ObjectIdentifier(Self.self), owner.presenterSeat)])
    }
}
