// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// What all user-written views (and view modifiers, styles and built-in views made of other views) have in common:
/// dynamic properties, and a body that is evaluated again when something it read has changed.
@MainActor
public class CompositeBase: Node {
    // First, in the padding behind the fields of a node.
    final private(set) var isDirty = false
    /// Used from any thread for the mailbox alone, which is held in it, because another thread may change a model while
    /// the tree goes.
    private nonisolated let place: MountPlace
    /// What the body has read. Only touched on the main actor, by ``Dependency`` without asking where it is.
    final nonisolated(unsafe) var dependencies = FewObjects<Dependency>()
    /// What is kept for the dynamic properties, in the order of their declaration.
    final var properties = FewObjects<AnyObject>()
    private var models: FollowedModels?

    /// What few views have: models they read, and what they present by calls.
    private final class FollowedModels {
        var seat: PresenterSeat?
        var canary: Canary?
        var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]
    }

    override init(_ context: MountContext) {
        place = context.kept
        super.init(context)
    }

    final var seat: PresenterSeat? {
        get { models?.seat }
        set { followModels().seat = newValue }
    }

    /// What hangs below the view besides its body.
    final func visitGuests(_ visit: (Node) -> Void) {
        if let node = models?.seat?.node { visit(node) }
    }

    final var context: MountContext { MountContext(place, parent: parent) }
    final var environment: EnvironmentScope { place.surroundings.environment }
    /// The context of the content.
    final var inside: MountContext { MountContext(place, parent: self) }

    private func followModels() -> FollowedModels {
        if let models { return models }
        let made = FollowedModels()
        models = made
        return made
    }

    /// Evaluates the body and brings the content up to date.
    func evaluate() {}

    /// Shows a probe the content that what was read would make now.
    func follow(_ probe: _FollowProbe) {}

    /// The type to name in diagnostics.
    var viewName: String { "view" }

    /// Whether the view is one of ours, so that diagnostics name the view of the app around it.
    var isBuiltIn: Bool { false }

    final func invalidate(_ carried: CarriedTransaction? = nil) {
        guard isMounted else { return }
        if isDirty { return tree.carry(carried, for: self) }
        isDirty = true
        tree.enqueue(self, carried)
    }

    nonisolated final func invalidateFromAnyThread() {
        place.surroundings.mailbox.invalidate(self)
    }

    final func evaluateIfDirty() {
        guard isDirty, isMounted else { return }
        evaluate()
    }

    /// Runs `body` with reads recorded, for both object models.
    final func track<T>(_ plan: FieldPlan, _ body: () -> T) -> T {
        isDirty = false
        if !plan.isBuiltIn { tree.bodies += 1 }
        let outer = dais_evaluating()
        dais_set_evaluating(Unmanaged.passUnretained(self).toOpaque())
        tree.crashNote.enter(self, plan)
        defer {
            dais_set_evaluating(outer)
            tree.crashNote.leave()
        }
        if plan.observes {
            let models = followModels()
            let canary = models.canary ?? Canary()
            models.canary = canary
            return canary.track(body, onChange: marker())
        }
        let (result, observed) = Canary.probe(body, onChange: marker)
        if observed { plan.observes = true }
        return result
    }

    /// The same for a part of what is followed, without giving up the rest.
    final func peek<T>(_ body: () -> T) -> T {
        let outer = dais_evaluating()
        dais_set_evaluating(Unmanaged.passUnretained(self).toOpaque())
        defer { dais_set_evaluating(outer) }
        return Canary.probe(body, onChange: marker).result
    }

    /// Only asked for when a model was read: a weak reference gives the node a side table, and every retain of it a
    /// detour.
    private func marker() -> @Sendable () -> Void {
        { [weak self] in self?.invalidateFromAnyThread() }
    }

    /// Follows an `ObservableObject` until the view goes or shows another one.
    final func subscribe<Object: ObservableObject>(to object: Object) {
        let id = ObjectIdentifier(object)
        let models = followModels()
        guard models.subscriptions[id] == nil else { return }
        models.subscriptions[id] = object.objectWillChange.sink { @Sendable [weak self] _ in
            self?.invalidateFromAnyThread()
        }
    }

    final func unsubscribe(from id: ObjectIdentifier) {
        models?.subscriptions[id] = nil
    }

    override func willUnmount() {
        dependencies.forEach { $0.forget(self) }
        dependencies = FewObjects()
        models?.subscriptions = [:]
        models?.canary?.drop()
    }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: CompositeBase {
    private var view: V
    private var child: Node?
    private let plan = FieldPlan.of(V.self)

    init(_ view: V, in context: MountContext) {
        self.view = view
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(V.self)" }
    override var isBuiltIn: Bool { plan.isBuiltIn }

    /// Takes a new value; equal fields mean an equal body, which is then not asked for.
    func patch(to new: V) {
        if !isDirty, isEqual(to: new) { return }
        if plan.animates { return tree.lead(from: view, to: new, show) }
        show(new)
    }

    private func show(_ new: V) {
        view = new
        evaluate()
    }

    private func isEqual(to new: V) -> Bool {
        guard plan.comparisons != nil else { return false }
        return withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &view) { plan.equal(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
        }
    }

    func follow(to new: V, _ probe: _FollowProbe) {
        if isEqual(to: new) { return }
        var copy = new
        withUnsafeMutablePointer(to: &copy) { PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        follow(copy, probe)
    }

    override func follow(_ probe: _FollowProbe) { follow(view, probe) }

    private func follow(_ view: V, _ probe: _FollowProbe) {
        if let child { V.Body._follow(child, to: probe.body { view.body }, probe) }
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &view) { PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { view.body }
        if let child {
            V.Body._patch(child, to: body)
        } else {
            child = V.Body._mount(body, in: inside)
        }
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}
