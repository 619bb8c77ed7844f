// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An object that presents by calls and lists all presentations.
///
/// Use it where no view can hold a binding: for a push message, a deep link, or an error outside of any screen.
/// ```swift
/// let id = coordinator.present(type: .sheet, content: AnyView(Inbox()))
/// coordinator.dismiss(id)
/// ```
/// ``presentations`` is the desired state: presenting adds an entry and dismissing removes it at once, while motions
/// still play, and even without a host. The list includes presentations of modifiers; dismissing one resets its
/// binding.
@MainActor
public final class PresentationCoordinator: ObservableObject, Sendable {
    /// The requested presentations, lowest first.
    @Published public private(set) var presentations: [PresentationEntry] = []

    /// The presentations started by this coordinator, as opposed to those of modifiers.
    var records: [UUID: Record] = [:]
    /// The ids in the order of presentation.
    private var order: [UUID] = []
    /// The presentations of modifiers, by the id of their entry.
    private var bridged: [UUID: PresentationMachine] = [:]
    private let changes = Dependency()
    /// The number of presentations that were added or updated.
    private var revisions = 0
    /// The positions of this coordinator in view trees. The first one presents.
    private var positions: [Weak<CoordinatorPosition>] = []
    /// The presentation that the next call of a present method updates, instead of adding one.
    private var renewing: UUID?
    /// Factories of restorable content, by name.
    var factories: [String: RestorableContent] = [:]
    /// Presentations of an earlier process whose content is not registered yet, lowest first.
    var awaited: [PresentationSnapshot.Entry] = []

    struct Record {
        var entry: PresentationEntry
        /// The number of the call that presented or updated it.
        let revision: Int
        /// Makes the content in a body of its own.
        var content: () -> AnyView
        /// Closures that receive the reason of the dismissal.
        var handlers: DismissalHandlers
        /// The id and the importance, or `nil` for those of the environment.
        var request: PresentationRequest?
        /// The answer that a caller awaits, if any.
        var answer: PendingAnswer?
        /// Present if the content is a whole dialog.
        var dialog: Dialog?
        /// The name of the factory that recreates the content.
        var restorationID: String?
        /// Indicates whether an earlier process has presented it, so that it has played its entry.
        var isRestored = false
        /// The element of the user's action, which anchors a popover.
        weak var anchor: Element?
        /// The sessions that presented or show it.
        var holders = SessionHolders()
    }

    /// Creates a coordinator. It presents once it is set in the environment of a view.
    nonisolated public init() {}

    /// The number of requested presentations.
    public var count: Int { presentations.count }

    /// Returns the topmost presentation, or `nil` if there is none.
    public func topPresentation() -> PresentationEntry? { presentations.last }

    // MARK: Presenting

    /// Presents content.
    ///
    /// - Parameters:
    ///   - type: The type of the presentation.
    ///   - content: A view, whose state lives as long as the presentation.
    ///   - onDismiss: A closure called once, after the exit, for any dismissal.
    ///   - metadata: Values to keep in the entry.
    ///   - request: The id and the importance, which a ``PresentationPolicy`` reads.
    /// - Returns: The id for ``dismiss(_:)``.
    @discardableResult
    public func present(
        type: PresentationType, content: AnyView, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        metadata: [String: any Sendable] = [:], request: PresentationRequest? = nil
    ) -> UUID {
        add(type, content, { content }, DismissalHandlers(calling: onDismiss), metadata, onDismiss, request: request)
    }

    /// Presents content that is evaluated again when the models and bindings it reads change.
    @discardableResult
    public func present<Content: View>(
        type: PresentationType, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        metadata: [String: any Sendable] = [:], request: PresentationRequest? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> UUID {
        let make = { AnyView(content()) }
        return add(
            type, AnyView(LateContent(make: make)), make, DismissalHandlers(calling: onDismiss), metadata, onDismiss,
            request: request)
    }

    /// Presents content, evaluated again when the values it reads change, with closures that receive the reason of the
    /// dismissal. The entry's own `onDismiss` is `nil` then.
    ///
    /// ```swift
    /// coordinator.present(type: .sheet, onDismiss: { reason in log("closed: \(reason)") }) { Inbox() }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The kind of the presentation.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the exit, for any dismissal.
    ///   - metadata: A value that the list of presentations keeps beside it.
    ///   - request: The id and the priority for policies.
    ///   - content: The view to present.
    @discardableResult
    public func present<Content: View>(
        type: PresentationType, onWillDismiss: (@MainActor @Sendable (DismissalReason) -> Void)? = nil,
        onDismiss: @escaping @MainActor @Sendable (DismissalReason) -> Void, metadata: [String: any Sendable] = [:],
        request: PresentationRequest? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> UUID {
        let make = { AnyView(content()) }
        return add(
            type, AnyView(LateContent(make: make)), make, DismissalHandlers(calling: onWillDismiss, then: onDismiss),
            metadata, request: request)
    }

    @discardableResult
    func add(
        _ type: PresentationType, _ view: AnyView, _ content: @escaping () -> AnyView,
        _ handlers: DismissalHandlers, _ metadata: [String: any Sendable],
        _ onDismiss: (@MainActor @Sendable () -> Void)? = nil, id: UUID? = nil, restorationID: String? = nil,
        request: PresentationRequest? = nil, answer: PendingAnswer? = nil
    ) -> UUID {
        let known = renewing.flatMap { records[$0] }.flatMap { $0.entry.type == type ? $0.entry : nil }
        renewing = nil
        let entry = PresentationEntry(
            id: known?.id ?? id ?? UUID(), type: type, content: view, zIndex: known?.zIndex ?? nextZIndex,
            onDismiss: onDismiss, metadata: metadata)
        let anchor = known.flatMap { records[$0.id]?.anchor } ?? SessionContext.current?.handling?.lasting
        let holders = known.flatMap { records[$0.id]?.holders } ?? SessionHolders()
        revisions += 1
        records[entry.id] = Record(
            entry: entry, revision: revisions, content: content, handlers: handlers, request: request, answer: answer,
            restorationID: restorationID, anchor: anchor, holders: holders)
        if known == nil {
            order.append(entry.id)
            presentations.append(entry)
        }
        if let session = SessionContext.current { hold(entry.id, for: session) }
        changes.changed()
        reportIfNowhere()
        return entry.id
    }

    private var nextZIndex: Int {
        let highest = [presentations.last?.zIndex, position?.engine?.highestZIndex].compactMap { $0 }.max()
        return highest.map { $0 + PresentationStacking.step } ?? PresentationStacking.base
    }

    /// Runs `body`, which presents. If the presentation `id` exists with the same type, it is updated instead.
    func renew<T>(_ id: UUID?, _ body: () -> T) -> T {
        renewing = id
        defer { renewing = nil }
        return body()
    }

    // MARK: Dismissing

    /// Dismisses a presentation.
    ///
    /// - Returns: Whether there was such a presentation.
    @discardableResult
    public func dismiss(_ id: UUID) -> Bool {
        guard let entry = presentations.first(where: { $0.id == id }) else { return false }
        remove([entry])
        return true
    }

    /// Dismisses all presentations at once. Nested ones leave together with their parents.
    public func dismissAll() { remove(presentations) }

    func remove(_ entries: [PresentationEntry]) {
        let ids = Set(entries.map(\.id))
        presentations.removeAll { ids.contains($0.id) }
        for entry in entries.reversed() {
            if records[entry.id] != nil {
                // A presentation that is not on the page ends here; the others end after their exit.
                let tellsItself = machine(of: entry.id)?.tellsItsEnd ?? false
                let record = records[entry.id]
                forget(entry.id)
                if !tellsItself {
                    record?.handlers.did?(.programmatic)
                    record?.answer?.finish(.programmatic)
                }
            } else if let machine = bridged.removeValue(forKey: entry.id), !ids.contains(machine.parent) {
                machine.withdrawByCoordinator()
            }
        }
        changes.changed()
    }

    private func forget(_ id: UUID) {
        records[id] = nil
        order.removeAll { $0 == id }
    }

    private func machine(of id: UUID) -> PresentationMachine? {
        position?.engine?.machines.first { $0.entryID == id && $0.state != .removed }
    }

    // MARK: Position

    /// The position that presents.
    private var position: CoordinatorPosition? { positions.lazy.compactMap(\.object).first }

    /// Indicates whether the coordinator's presentations are shown at a position.
    func isShown(at place: CoordinatorPosition) -> Bool { place === position }

    func take(_ position: CoordinatorPosition) {
        positions.removeAll { $0.object == nil }
        positions.append(Weak(position))
        if let session = position.engine?.tree.scope { session.tell(self) }
        changes.changed()
    }

    func leave(_ position: CoordinatorPosition) {
        positions.removeAll { $0.object == nil || $0.object === position }
        changes.changed()
    }

    /// Returns the coordinator's presentations for a position in the view tree.
    func descriptors(at place: CoordinatorPosition) -> [PresentationDescriptor] {
        changes.recordRead()
        guard place === position else { return [] }
        if let tree = place.engine?.tree, tree.runsEffects {
            for id in order { records[id]?.holders.add(tree.scope) }
        }
        return order.compactMap { records[$0] }.map { record in
            let id = record.entry.id
            var descriptor = record.entry.type.descriptor(
                key: .id(id), content: record.content,
                withdraw: { [weak self] in self?.withdraw(id) })
            descriptor.onWillDismiss = record.handlers.will
            descriptor.onDismiss = record.handlers.did
            descriptor.answer = record.answer
            descriptor.request = record.request
            descriptor.door = .coordinator
            if let dialog = record.dialog {
                descriptor.content = record.content
                descriptor.hasMessage = dialog.hasMessage
            }
            descriptor.entryID = id
            descriptor.revision = record.revision
            descriptor.item = id
            descriptor.zIndex = record.entry.zIndex
            descriptor.entersStill = record.isRestored
            descriptor.anchor = { [weak anchor = record.anchor] in anchor }
            return descriptor
        }
    }

    /// Handles that the user, the content or a parent ended a presentation.
    private func withdraw(_ id: UUID) {
        guard records[id] != nil else { return }
        forget(id)
        presentations.removeAll { $0.id == id }
        changes.changed()
    }

    private func hold(_ id: UUID, for session: SessionScope) {
        records[id]?.holders.add(session)
        session.tell(self)
    }

    /// Updates the list from the engine: presentations of this coordinator and those of views below it.
    func follow(_ machines: [PresentationMachine]) {
        let wanted = machines.filter { $0.isWanted && !$0.isLeaving }
        let mine = wanted.filter { $0.isBridged ? $0.coordinator === self : records[$0.entryID] != nil }
        bridged = [:]
        for machine in mine where machine.isBridged { bridged[machine.entryID] = machine }
        for machine in mine {
            if let entry = records[machine.entryID]?.entry {
                records[machine.entryID]?.entry = entry.at(machine.zIndex)
            }
        }
        let listed = mine.map { records[$0.entryID]?.entry ?? $0.entry }
        let shown = Set(listed.map(\.id))
        let waiting = order.filter { !shown.contains($0) }.compactMap { records[$0]?.entry }
        let new = listed + waiting
        let isSame = new.elementsEqual(presentations) { $0.id == $1.id && $0.zIndex == $1.zIndex && $0.type == $1.type }
        if !isSame { presentations = new }
    }

    /// Reports a coordinator outside of any environment. Its presentations appear once it is set in one.
    private func reportIfNowhere() {
        guard position == nil, let engine = SessionContext.current?.tree?.presentations else { return }
        engine.tree.effect { [weak self] in
            guard let self, position == nil, !presentations.isEmpty else { return }
            Diagnostics.warn(
                "A presentation coordinator that stands in no environment has \(count) presentations waiting.",
                remedy:
                    "Set it with .environment(\\.presentationCoordinator, coordinator), or use the environment's own.")
        }
    }
}

extension PresentationCoordinator: SessionKeeper {
    func sessionEnded(_ session: SessionScope) {
        for id in order where records[id]?.holders.lose(session) == true { forget(id) }
        for name in factories.keys where factories[name]?.holders.lose(session) == true { factories[name] = nil }
        bridged = bridged.filter { $0.value.engine.tree.scope !== session }
        let kept = presentations.filter { records[$0.id] != nil || bridged[$0.id] != nil }
        if kept.count < presentations.count { presentations = kept }
    }
}

@MainActor
extension DismissalHandlers {
    /// Creates handlers from the closure of an entry.
    init(calling onDismiss: (@MainActor @Sendable () -> Void)?) {
        self.init()
        if let onDismiss { did = { _ in onDismiss() } }
    }

    fileprivate init(
        calling onWillDismiss: (@MainActor @Sendable (DismissalReason) -> Void)?,
        then onDismiss: @escaping @MainActor @Sendable (DismissalReason) -> Void
    ) {
        self.init(did: { onDismiss($0) })
        if let onWillDismiss { will = { onWillDismiss($0) } }
    }
}

extension Set<UUID> {
    fileprivate func contains(_ machine: PresentationMachine?) -> Bool {
        machine.map { contains($0.entryID) || contains($0.parent) } ?? false
    }
}

/// Content that is made on demand.
nonisolated struct LateContent: View {
    let make: () -> AnyView
    @MainActor var body: some View { make() }
}
