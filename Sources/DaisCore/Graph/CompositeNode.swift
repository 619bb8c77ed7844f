// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// The base of the nodes of views, view modifiers and styles with a body. It manages dynamic properties, and evaluates
/// the body again when a value that it read has changed.
@MainActor
public class _CompositeBase: _Node {
    // It comes first to use the padding behind the fields of a node.
    final private(set) var isDirty = false
    /// The position in the tree. Other threads use it only for its mailbox, which it retains, because another thread
    /// may change a model while the tree is released.
    private nonisolated let place: MountPosition
    /// The dependencies of the body. ``Dependency`` accesses it only on the main actor, without a check.
    final nonisolated(unsafe) var dependencies = SmallObjectArray<Dependency>()
    /// The storage of the dynamic properties, in the order of their declaration.
    final var properties = SmallObjectArray<AnyObject>()
    private var models: FollowedModels?

    /// The properties that few views have: observed models, and presentations started by calls.
    private final class FollowedModels {
        var guest: (any NodeGuest)?
        var canary: Canary?
        var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]
    }

    override init(_ context: _MountContext) {
        place = context.kept
        super.init(context)
    }

    final var guest: (any NodeGuest)? {
        get { models?.guest }
        set { followModels().guest = newValue }
    }

    /// Visits nodes below the view that are not part of its body.
    final func visitGuests(_ visit: (_Node) -> Void) {
        if let node = models?.guest?.guestNode { visit(node) }
    }

    final var context: _MountContext { _MountContext(place, parent: parent) }
    final var environment: EnvironmentScope { place.surroundings.environment }
    /// The context of the content.
    final var inside: _MountContext { _MountContext(place, parent: self) }

    /// Mounts the first content, unless the view is nested too deeply.
    final func mountContent<Content: View>(_ content: Content) -> _Node? {
        canNest ? Content._mount(content, in: inside) : nil
    }

    private func followModels() -> FollowedModels {
        if let models { return models }
        let made = FollowedModels()
        models = made
        return made
    }

    /// Evaluates the body and updates the content.
    func evaluate() {}

    /// The type name for diagnostics.
    var viewName: String { "view" }

    /// Indicates whether the view is part of Dais. Diagnostics then name the app's view around it.
    var isBuiltIn: Bool { false }

    final override var ownAppView: _CompositeBase? { isBuiltIn ? nil : self }

    final func invalidate(_ carried: CarriedTransaction? = nil) {
        guard isMounted else { return }
        if isDirty { return tree.cycle.carry(carried, for: self) }
        isDirty = true
        tree.cycle.mark(self, carried)
    }

    /// Evaluates the node before a rehearsal patches it if it is marked, because that change is not part of the rehearsal.
    final func catchUp() {
        if isDirty, tree.rehearsal != nil { tree.interruptRehearsal(evaluate) }
    }

    /// Keeps what the last evaluation has shown. The next change marks the node again.
    final func forgetChange() { isDirty = false }

    nonisolated final func invalidateFromAnyThread() {
        place.surroundings.mailbox.invalidate(self)
    }

    final func evaluateIfDirty() {
        guard isDirty, isMounted else { return }
        evaluate()
    }

    /// Runs `body` and records its dependencies, for both object models.
    final func track<T>(_ plan: FieldPlan, _ body: () -> T) -> T {
        // A rehearsal does not replace the evaluation of a marked node.
        if tree.rehearsal == nil { isDirty = false }
        if !plan.isBuiltIn { tree.countBody(of: self) }
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

    /// Runs `body` and adds its dependencies to the existing ones.
    final func peek<T>(_ body: () -> T) -> T {
        let outer = dais_evaluating()
        dais_set_evaluating(Unmanaged.passUnretained(self).toOpaque())
        defer { dais_set_evaluating(outer) }
        return Canary.probe(body, onChange: marker).result
    }

    /// Makes a closure that invalidates the node. It is only made for views that read a model, because a weak reference
    /// adds a side table to the node, which slows every retain.
    private func marker() -> @Sendable () -> Void {
        { [weak self] in self?.invalidateFromAnyThread() }
    }

    /// Observes an `ObservableObject` until the view is removed or shows another one.
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
        dependencies = SmallObjectArray()
        models?.subscriptions = [:]
        models?.canary?.drop()
    }
}

/// The node of a view with a body.
final class CompositeNode<V: View>: _CompositeBase {
    @exclusivity(unchecked) private var view: V
    private var child: _Node?
    private let plan = FieldPlan.of(V.self)

    init(_ view: V, in context: _MountContext) {
        self.view = view
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(V.self)" }
    override var isBuiltIn: Bool { plan.isBuiltIn }

    /// Updates the view. If all fields are equal, the body is equal too and is not evaluated.
    func patch(to new: V) {
        catchUp()
        if !isDirty, plan.isEqual(&view, to: new) { return }
        if plan.animates { return tree.lead(from: view, to: new, show) }
        show(new)
    }

    private func show(_ new: V) {
        view = new
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &view) { _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { view.body }
        if let child {
            V.Body._patch(child, to: body)
        } else {
            child = mountContent(body)
        }
    }

    override func collect(into elements: inout [Element]) { child?.collect(into: &elements) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        visitGuests(visit)
    }
}
