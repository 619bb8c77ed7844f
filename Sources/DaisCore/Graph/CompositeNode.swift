// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// What all user-written views (and view modifiers, styles and built-in views made of other views) have in common:
/// dynamic properties, and a body that is evaluated again when something it read has changed.
@MainActor
public class CompositeBase: Node {
    let context: MountContext
    /// Held, because another thread may change a model while the tree goes.
    private nonisolated let mailbox: Mailbox
    final var dependencies = Few<Dependency>()
    final private(set) var isDirty = false
    final lazy var slots = PropertySlots(owner: self)
    private var canary: Canary?
    private var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]

    override init(_ context: MountContext) {
        self.context = context
        mailbox = context.tree.mailbox
        super.init(context)
    }

    /// Evaluates the body and brings the content up to date.
    func evaluate() {}

    /// The type to name in diagnostics.
    var viewName: String { "view" }

    /// Whether the view is one of ours, so that diagnostics name the view of the app around it.
    var isBuiltIn: Bool { false }

    final func invalidate() {
        guard isMounted, !isDirty else { return }
        isDirty = true
        tree.enqueue(self)
    }

    nonisolated final func invalidateFromAnyThread() {
        mailbox.invalidate(self)
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
        tree.crashNote.enter(self)
        defer {
            dais_set_evaluating(outer)
            tree.crashNote.leave()
        }
        if plan.observes {
            if canary == nil { canary = Canary() }
            return canary!.track(body, onChange: marker())
        }
        let (result, observed) = Canary.probe(body, onChange: marker)
        if observed { plan.observes = true }
        return result
    }

    /// Only asked for when a model was read: a weak reference gives the node a side table, and every retain of it a
    /// detour.
    private func marker() -> @Sendable () -> Void {
        { [weak self] in self?.invalidateFromAnyThread() }
    }

    /// Follows an `ObservableObject` until the view goes or shows another one.
    final func subscribe<Object: ObservableObject>(to object: Object) {
        let id = ObjectIdentifier(object)
        guard subscriptions[id] == nil else { return }
        subscriptions[id] = object.objectWillChange.sink { @Sendable [weak self] _ in self?.invalidateFromAnyThread() }
    }

    final func unsubscribe(from id: ObjectIdentifier) {
        subscriptions[id] = nil
    }

    override func willUnmount() {
        dependencies.forEach { $0.forget(self) }
        dependencies = Few()
        subscriptions = [:]
        canary?.drop()
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
        view = new
        evaluate()
    }

    private func isEqual(to new: V) -> Bool {
        guard plan.comparisons != nil else { return false }
        return withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &view) { plan.equal(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
        }
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            slots.rewind()
            withUnsafeMutablePointer(to: &view) { plan.bind(UnsafeMutableRawPointer($0), slots) }
        }
        let body = track(plan) { view.body }
        if let child {
            V.Body._patch(child, to: body)
        } else {
            child = V.Body._mount(body, in: context.below(self))
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
