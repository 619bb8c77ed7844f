// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A factory that recreates presented content.
struct RestorableContent {
    /// Custom types that the content may have been presented as.
    let types: [PresentationType]
    let make: (PresentationEntry) -> AnyView
    /// The sessions that registered it.
    var holders = SessionHolders()
}

extension PresentationCoordinator {
    /// Registers a factory for content that is presented by name, so that it can be restored.
    ///
    /// ```swift
    /// coordinator.registerContent(for: "package") { entry in
    ///     PackageDetails(name: entry.metadata["name"] as? String ?? "")
    /// }
    /// coordinator.present(type: .sheet, restorable: "package", metadata: ["name": "swift-nio"])
    /// ```
    ///
    /// - Parameters:
    ///   - restorationID: The name of the content.
    ///   - types: The custom types that the content is presented as. Built-in types need not be listed.
    ///   - content: A closure that makes the view for an entry from its metadata. It is released with the session that
    ///     registers it.
    public func registerContent<Content: View>(
        for restorationID: String, types: [PresentationType] = [],
        @ViewBuilder content: @escaping (PresentationEntry) -> Content
    ) {
        var factory = RestorableContent(types: types, make: { AnyView(content($0)) })
        if let session = SessionContext.current {
            factory.holders = factories[restorationID]?.holders ?? SessionHolders()
            factory.holders.add(session)
            session.tell(self)
        }
        factories[restorationID] = factory
        if !awaited.isEmpty { presentAwaitedLater() }
    }

    /// Presents content that was registered by name.
    ///
    /// - Returns: The id for ``dismiss(_:)``, or `nil` if no content of that name is registered, which is reported.
    @discardableResult
    public func present(
        type: PresentationType, restorable restorationID: String,
        onDismiss: (@MainActor @Sendable () -> Void)? = nil, metadata: [String: any Sendable] = [:]
    ) -> UUID? {
        guard let factory = factory(restorationID, "present") else { return nil }
        return add(type, UUID(), restorationID, factory, onDismiss, metadata)
    }

    /// Returns the presentations that were presented by name, for ``restore(_:onDismiss:)``.
    ///
    /// Presentations with a view as content and presentations of modifiers are not included: their state belongs to
    /// views.
    public func snapshot() -> PresentationSnapshot { snapshot(reports: true) }

    func snapshot(reports: Bool) -> PresentationSnapshot {
        PresentationSnapshot(
            entries: presentations.compactMap { entry in
                guard let restorationID = records[entry.id]?.restorationID else { return nil }
                return PresentationSnapshot.Entry(
                    id: entry.id, type: entry.type.name, restorationID: restorationID,
                    metadata: storable(entry.metadata, of: restorationID, reports: reports))
            })
    }

    /// Presents the entries of a snapshot again, with the same ids and in the same order.
    ///
    /// Entries are skipped, and reported, if their content or type is not registered or they are already presented.
    ///
    /// - Parameters:
    ///   - snapshot: The saved list of presentations.
    ///   - onDismiss: A closure called with an entry's id when a restored presentation is over.
    /// - Returns: The ids of the restored presentations.
    @discardableResult
    public func restore(
        _ snapshot: PresentationSnapshot, onDismiss: (@MainActor @Sendable (UUID) -> Void)? = nil
    ) -> [UUID] {
        snapshot.entries.compactMap { (saved) -> UUID? in
            guard let factory = factory(saved.restorationID, "restore") else { return nil }
            guard let type = PresentationType(saved.type, among: factory.types) else {
                Diagnostics.warn(
                    "A saved presentation of \"\(saved.restorationID)\" has the unknown type \(saved.type); it is left out.",
                    remedy: "Name the type in registerContent(for:types:content:).")
                return nil
            }
            guard !presentations.contains(where: { $0.id == saved.id }) else {
                Diagnostics.warn(
                    "A saved presentation of \"\(saved.restorationID)\" is presented already; it is left out.",
                    remedy: "Restore a snapshot once.")
                return nil
            }
            let id = saved.id
            var ended: (@MainActor @Sendable () -> Void)?
            if let onDismiss { ended = { onDismiss(id) } }
            return add(type, id, saved.restorationID, factory, ended, saved.metadata.mapValues { $0.value })
        }
    }

    func add(
        _ type: PresentationType, _ id: UUID, _ restorationID: String, _ factory: RestorableContent,
        _ onDismiss: (@MainActor @Sendable () -> Void)?, _ metadata: [String: any Sendable]
    ) -> UUID {
        let entry = PresentationEntry(
            id: id, type: type, content: AnyView(EmptyView()), zIndex: 0, metadata: metadata)
        let make = { factory.make(entry) }
        return add(
            type, AnyView(LateContent(make: make)), make, DismissalHandlers(calling: onDismiss), metadata, onDismiss,
            id: id, restorationID: restorationID)
    }

    private func factory(_ restorationID: String, _ action: String) -> RestorableContent? {
        if let known = factories[restorationID] { return known }
        Diagnostics.warn(
            "There is no content named \"\(restorationID)\" to \(action); it is left out.",
            remedy: "Call registerContent(for: \"\(restorationID)\") on the coordinator first.")
        return nil
    }

    private func storable(
        _ metadata: [String: any Sendable], of restorationID: String, reports: Bool
    ) -> [String: PresentationMetadata] {
        var stored: [String: PresentationMetadata] = [:]
        for (key, value) in metadata {
            if let value = PresentationMetadata(value) {
                stored[key] = value
            } else if reports {
                Diagnostics.warn(
                    "The metadata \"\(key)\" of \"\(restorationID)\" is a \(type(of: value)) and is not saved.",
                    remedy: "Use texts, numbers, truth values, dates, UUIDs or data.")
            }
        }
        return stored
    }
}

extension PresentationType {
    /// Creates the type with a saved name.
    init?(_ name: String, among custom: [PresentationType]) {
        let builtIn: [PresentationType] =
            [
                .sheet, .fullScreenCover, .alert, .confirmationDialog, .popover(anchor: .default, edge: .top), .toast,
                .inspector,
            ]
            + Edge.allCases.map { .drawer(edge: $0) }
        guard let known = (builtIn + custom).first(where: { $0.name == name }) else { return nil }
        self = known
    }
}
