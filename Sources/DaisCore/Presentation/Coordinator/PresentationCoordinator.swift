// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Presents by calls, and knows what is presented.
///
/// For what has no view to hang a binding on: a push message, a deep link, an error far from any screen.
/// ```swift
/// let id = coordinator.present(type: .sheet, content: AnyView(Inbox()))
/// coordinator.dismiss(id)
/// ```
/// ``presentations`` is what is *desired*: presenting adds at once and dismissing removes at once, while motions play and
/// also without anything that could show it. What modifiers present is listed too; dismissing that writes their binding.
@MainActor
public final class PresentationCoordinator: ObservableObject, Sendable {
    /// What is wanted on screen, lowest first.
    @Published public private(set) var presentations: [PresentationEntry] = []

    /// What was presented here, as opposed to by modifiers.
    private(set) var records: [UUID: Record] = [:]
    /// In the order in which they were presented.
    private var order: [UUID] = []
    /// Presentations of modifiers, by the id of their entry.
    private var bridged: [UUID: PresentationMachine] = [:]
    private let changes = Dependency()
    /// Where this coordinator stands in view trees; the first shows what is presented.
    private var seats: [Weak<CoordinatorSeat>] = []
    /// The presentation that the next call to present brings up to date instead of making another.
    private var renewing: UUID?
    /// Content that can be made again, by name.
    var factories: [String: RestorableContent] = [:]

    struct Record {
        var entry: PresentationEntry
        /// Makes the content; called in a body of its own.
        var content: () -> AnyView
        /// The name of the factory that can make the content again.
        var restorationID: String?
        /// What the user did when it was presented: a popover stands beside that.
        weak var anchor: Element?
    }

    nonisolated public init() {}

    /// How many presentations are wanted.
    public var count: Int { presentations.count }

    /// The one above all others.
    public func topPresentation() -> PresentationEntry? { presentations.last }

    // MARK: Presenting

    /// Presents content.
    ///
    /// - Parameters:
    ///   - type: what sort of presentation it is.
    ///   - content: a view; its state lives as long as the presentation.
    ///   - onDismiss: called once when it is over, whoever ended it, after its motion.
    ///   - metadata: kept in the entry.
    /// - Returns: what ``dismiss(_:)`` takes.
    @discardableResult
    public func present(
        type: PresentationType, content: AnyView, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        metadata: [String: any Sendable] = [:]
    ) -> UUID {
        add(type, content, { content }, onDismiss, metadata)
    }

    /// Presents content that follows what it reads: models and bindings that change evaluate it again.
    @discardableResult
    public func present<Content: View>(
        type: PresentationType, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        metadata: [String: any Sendable] = [:], @ViewBuilder content: @escaping () -> Content
    ) -> UUID {
        let make = { AnyView(content()) }
        return add(type, AnyView(LateContent(make: make)), make, onDismiss, metadata)
    }

    @discardableResult
    func add(
        _ type: PresentationType, _ view: AnyView, _ content: @escaping () -> AnyView,
        _ onDismiss: (@MainActor @Sendable () -> Void)?, _ metadata: [String: any Sendable], id: UUID? = nil,
        restorationID: String? = nil
    ) -> UUID {
        let known = renewing.flatMap { records[$0] }.flatMap { $0.entry.type == type ? $0.entry : nil }
        renewing = nil
        let entry = PresentationEntry(
            id: known?.id ?? id ?? UUID(), type: type, content: view, zIndex: known?.zIndex ?? nextZIndex,
            onDismiss: onDismiss, metadata: metadata)
        let anchor = known.flatMap { records[$0.id]?.anchor } ?? SessionContext.current?.handling?.lasting
        records[entry.id] = Record(entry: entry, content: content, restorationID: restorationID, anchor: anchor)
        if known == nil {
            order.append(entry.id)
            presentations.append(entry)
        }
        changes.changed()
        reportIfNowhere()
        return entry.id
    }

    private var nextZIndex: Int {
        let highest = [presentations.last?.zIndex, seat?.engine?.highestZIndex].compactMap { $0 }.max()
        return highest.map { $0 + PresentationStacking.step } ?? PresentationStacking.base
    }

    /// Runs `body`, which presents; if `id` is presented, with the same type, it is brought up to date instead.
    func renew<T>(_ id: UUID?, _ body: () -> T) -> T {
        renewing = id
        defer { renewing = nil }
        return body()
    }

    // MARK: Dismissing

    /// Ends a presentation.
    ///
    /// - Returns: whether there was such a presentation.
    @discardableResult
    public func dismiss(_ id: UUID) -> Bool {
        guard let entry = presentations.first(where: { $0.id == id }) else { return false }
        remove([entry])
        return true
    }

    /// Ends everything, in one go: what stands in something else leaves with it.
    public func dismissAll() { remove(presentations) }

    private func remove(_ entries: [PresentationEntry]) {
        let ids = Set(entries.map(\.id))
        presentations.removeAll { ids.contains($0.id) }
        for entry in entries.reversed() {
            if records[entry.id] != nil {
                // What nothing has shown ends here; the rest when its motion has ended.
                let isShown = machine(of: entry.id).map { $0.state != .pending || $0.kind.limit != nil } ?? false
                forget(entry.id)
                if !isShown { entry.onDismiss?() }
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
        seat?.engine?.machines.first { $0.entryID == id && $0.state != .removed }
    }

    // MARK: Where it is shown

    /// The place in a view tree that shows what is presented.
    private var seat: CoordinatorSeat? { seats.lazy.compactMap(\.object).first }

    func take(_ seat: CoordinatorSeat) {
        seats.removeAll { $0.object == nil }
        seats.append(Weak(seat))
        changes.changed()
    }

    func leave(_ seat: CoordinatorSeat) {
        seats.removeAll { $0.object == nil || $0.object === seat }
        changes.changed()
    }

    /// What a place in the view tree presents for this coordinator.
    func descriptors(at place: CoordinatorSeat) -> [PresentationDescriptor] {
        changes.recordRead()
        guard place === seat else { return [] }
        return order.compactMap { records[$0] }.map { record in
            let id = record.entry.id
            var descriptor = record.entry.type.descriptor(
                key: id, content: record.content,
                withdraw: { [weak self] in self?.withdraw(id) })
            if let action = record.entry.onDismiss { descriptor.onDismiss = { action() } }
            descriptor.entryID = id
            descriptor.zIndex = record.entry.zIndex
            descriptor.anchor = { [weak anchor = record.anchor] in anchor }
            return descriptor
        }
    }

    /// It was ended by the user, from inside or with what it stood in.
    private func withdraw(_ id: UUID) {
        guard records[id] != nil else { return }
        forget(id)
        presentations.removeAll { $0.id == id }
        changes.changed()
    }

    /// Lists what the engine knows: what is presented here, and what views present below.
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

    /// Nothing is lost: it is shown as soon as the coordinator stands in an environment.
    private func reportIfNowhere() {
        guard seat == nil, let engine = SessionContext.current?.presentations else { return }
        engine.tree.effect { [weak self] in
            guard let self, seat == nil, !presentations.isEmpty else { return }
            Diagnostics.warn(
                "A presentation coordinator that stands in no environment has \(count) presentations waiting.",
                remedy:
                    "Set it with .environment(\\.presentationCoordinator, coordinator), or use the environment's own.")
        }
    }
}

extension Set<UUID> {
    fileprivate func contains(_ machine: PresentationMachine?) -> Bool {
        machine.map { contains($0.entryID) || contains($0.parent) } ?? false
    }
}

struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
}

/// Content that is made when it is needed.
nonisolated struct LateContent: View {
    let make: () -> AnyView
    @MainActor var body: some View { make() }
}
