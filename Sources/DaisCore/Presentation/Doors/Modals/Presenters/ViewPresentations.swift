// SPDX-License-Identifier: Apache-2.0

/// The presentations that one view starts by calls: first the lists of its observers, then those of its presenters.
///
/// It is created when a view first reads a presenter or an observer, and removed with the view. It is a source like any
/// other, but a sibling of the view's body.
@MainActor
final class ViewPresentations {
    private weak var owner: _CompositeBase?
    private(set) var node: PresenterNode?
    private weak var engine: PresentationEngine?
    /// Invalidates the source.
    let changes = Dependency()
    private(set) var items: [PresentedItem] = []
    private(set) var lists: [ObservedList] = []
    let sourceState = ModalSourceState()

    /// The view's name, also after its removal.
    let name: String

    init(_ owner: _CompositeBase) {
        self.owner = owner
        name = owner.viewName
        engine = owner.tree.presentations
    }

    /// The view while it is mounted.
    var home: _CompositeBase? { owner.flatMap { $0.isMounted ? $0 : nil } }

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
        sourceState.forget(list: list.number)
        settle()
    }

    /// Removes an item. A visible one plays its exit, and its record is finished when it has been removed. Returns
    /// whether the item was still there.
    @discardableResult
    func remove(_ item: PresentedItem, _ reason: DismissalReason) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: index)
        sourceState.forget(item.key)
        item.record.leaves(reason)
        if !item.isShown { item.finish(reason) }
        if node == nil { end(item) } else { settle() }
        return true
    }

    func remove(_ key: ModalKey, _ reason: DismissalReason) {
        if let item = items.first(where: { $0.key == key }) { remove(item, reason) }
    }

    /// Ends a toast whose view has been removed, because its source is no longer evaluated.
    private func end(_ item: PresentedItem) {
        guard let engine else { return }
        engine.machines.first { $0.id.key == PresentationKey(item.key) }?.drop(.programmatic)
        engine.setNeedsReconcile()
    }

    private func settle() {
        if node == nil, let home {
            node = PresenterNode(self, in: home.inside)
        } else {
            changes.changed()
        }
    }

    /// Handles the removal of the view. Items that were never visible are finished; the engine ends the others.
    fileprivate func leave() {
        node = nil
        for item in items where !item.isShown { item.finish(.sourceRemoved) }
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
            wanted += sourceState.descriptors(list.modals, list: observed.number, in: environment)
            wanted += sourceState.descriptors(list.toasts, list: observed.number, in: environment)
            anchors += list.toastSafeAreaAnchors
        }
        return PresentationSource(
            descriptors: wanted + items.map { $0.descriptor(at: self, in: environment) }, anchors: anchors)
    }
}

/// A presentation started by a call.
@MainActor
final class PresentedItem {
    nonisolated let key: ModalKey
    nonisolated let record = ModalRecord()
    /// Indicates whether its content has been made.
    var isShown = false
    /// Indicates whether its first entry has ended.
    var isPresented = false
    /// The answer that a caller awaits, if any.
    var answer: PendingAnswer?
    /// The reason for which it leaves, if nothing else keeps it.
    var reason: DismissalReason?
    let outlivesView: Bool
    private let describe: (PresentedItem, ViewPresentations, EnvironmentValues) -> PresentationDescriptor

    private static var count = 0

    init(
        outlivesView: Bool = false,
        _ describe: @escaping (PresentedItem, ViewPresentations, EnvironmentValues) -> PresentationDescriptor
    ) {
        Self.count += 1
        key = ModalKey(list: -1, key: AnyHashable(Self.count), kind: ObjectIdentifier(PresentedItem.self))
        self.outlivesView = outlivesView
        self.describe = describe
    }

    func descriptor(at viewPresentations: ViewPresentations, in environment: EnvironmentValues)
        -> PresentationDescriptor
    {
        describe(self, viewPresentations, environment)
    }

    /// Tells those who wait that it has ended without having been visible.
    func finish(_ reason: DismissalReason) {
        record.finish(reason)
        answer?.finish(reason)
    }
}

/// The source of the presentations, below the view that starts them.
final class PresenterNode: _Node, PresentsForEnclosingView {
    private let viewPresentations: ViewPresentations
    private var content: _Node!

    init(_ viewPresentations: ViewPresentations, in context: _MountContext) {
        self.viewPresentations = viewPresentations
        super.init(context)
        content = PresenterContent._mount(
            PresenterContent(viewPresentations: viewPresentations), in: context.below(self))
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func willUnmount() { viewPresentations.leave() }
}

private nonisolated struct PresenterContent: View, BuiltInView {
    let viewPresentations: ViewPresentations
    @Environment(\.self) private var environment

    init(viewPresentations: ViewPresentations) { self.viewPresentations = viewPresentations }

    @MainActor var body: some View {
        EmptyView().modifier(viewPresentations.source(in: environment))
    }
}

/// The key through which presenters and observers find the reading view.
enum ViewPresentationsKey: EnvironmentKey {
    static var defaultValue: ViewPresentations? { nil }
}

/// A value that finds the reading view through ``ViewPresentationsKey``.
protocol PresenterValue: ViewBoundValue {}

extension PresenterValue {
    @MainActor static func scope(of owner: _CompositeBase) -> EnvironmentScope {
        EnvironmentScope(
            parent: owner.environment,
            values: [(ObjectIdentifier(ViewPresentationsKey.self), owner.ensuredViewPresentations)])
    }
}

extension ModalPresenter: PresenterValue {}
extension ToastPresenter: PresenterValue {}
extension ModalListObserver: PresenterValue {}
extension EnvironmentValues: PresenterValue {}

extension ViewPresentations: NodeGuest {
    var guestNode: _Node? { node }
}

extension _CompositeBase {
    /// The modals that the view presents by calls, if it has read a presenter or an observer.
    final var viewPresentations: ViewPresentations? {
        get { guest as? ViewPresentations }
        set { guest = newValue }
    }

    /// The modals that the view presents by calls. They are created when the view first reads a presenter.
    final var ensuredViewPresentations: ViewPresentations {
        if let viewPresentations { return viewPresentations }
        let made = ViewPresentations(self)
        viewPresentations = made
        return made
    }
}
