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
    /// The records in the order of presentation.
    private var order: [Record] = []
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
        let record = Record(
            entry: entry, revision: revisions, content: content, handlers: handlers, request: request, answer: answer,
            restorationID: restorationID, anchor: anchor, holders: holders)
        records[entry.id] = record
        if known != nil, let index = order.firstIndex(where: { $0.entry.id == entry.id }) {
            order[index] = record
        } else {
            order.append(record)
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
        order.removeAll { $0.entry.id == id }
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
        let session = place.engine?.tree
        var descriptors: [PresentationDescriptor] = []
        descriptors.reserveCapacity(order.count)
        for record in order {
            if let session, session.runsEffects { record.holders.add(session.scope) }
            descriptors.append(record.descriptor(for: self))
        }
        return descriptors
    }

    /// Handles that the user, the content or a parent ended a presentation.
    func withdraw(_ id: UUID) {
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
        guard !lists(machines) else { return }
        var new: [PresentationEntry] = []
        var shown: Set<UUID> = []
        bridged = [:]
        for machine in machines where machine.isWanted && !machine.isLeaving {
            if machine.isBridged {
                guard machine.coordinator === self else { continue }
                bridged[machine.entryID] = machine
                new.append(machine.entry)
            } else if let record = records[machine.entryID] {
                record.move(to: machine.zIndex)
                new.append(record.entry)
            }
            shown.insert(machine.entryID)
        }
        for record in order where !shown.contains(record.entry.id) { new.append(record.entry) }
        let isSame = new.elementsEqual(presentations) { $0.id == $1.id && $0.zIndex == $1.zIndex && $0.type == $1.type }
        if !isSame { presentations = new }
    }

    /// Returns whether the list already has exactly these presentations, as after most updates. It makes no entries and
    /// looks up no ids.
    private func lists(_ machines: [PresentationMachine]) -> Bool {
        let entries = presentations
        var (count, own) = (0, 0)
        for machine in machines where machine.isWanted && !machine.isLeaving {
            let isNext = count < entries.count && entries[count].id == machine.entryID
            if !isNext, machine.isBridged ? machine.coordinator !== self : records[machine.entryID] == nil { continue }
            guard isNext, entries[count].zIndex == machine.zIndex, entries[count].type == machine.type
            else { return false }
            if !machine.isBridged { own += 1 }
            count += 1
        }
        return count == entries.count && own == order.count
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
        for record in order where record.holders.lose(session) { forget(record.entry.id) }
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
