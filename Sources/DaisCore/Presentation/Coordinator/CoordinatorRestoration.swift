// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How content that was presented can be made again.
struct RestorableContent {
    /// Types of the application's own that it may have been presented as.
    let types: [PresentationType]
    let make: (PresentationEntry) -> AnyView
}

extension PresentationCoordinator {
    /// Tells how to make content that is presented by name, and so can be restored.
    ///
    /// ```swift
    /// coordinator.registerContent(for: "package") { entry in
    ///     PackageDetails(name: entry.metadata["name"] as? String ?? "")
    /// }
    /// coordinator.present(type: .sheet, restorable: "package", metadata: ["name": "swift-nio"])
    /// ```
    /// - Parameters:
    ///   - restorationID: the name of the content.
    ///   - types: types of your own that it is presented as; the built-in ones need not be named.
    ///   - content: makes the view for an entry, from its metadata.
    public func registerContent<Content: View>(
        for restorationID: String, types: [PresentationType] = [],
        @ViewBuilder content: @escaping (PresentationEntry) -> Content
    ) {
        factories[restorationID] = RestorableContent(types: types) { AnyView(content($0)) }
    }

    /// Presents content that was registered by name.
    ///
    /// - Returns: what ``dismiss(_:)`` takes; `nil` if no content has that name, which is reported.
    @discardableResult
    public func present(
        type: PresentationType, restorable restorationID: String,
        onDismiss: (@MainActor @Sendable () -> Void)? = nil, metadata: [String: any Sendable] = [:]
    ) -> UUID? {
        guard let factory = factory(restorationID, "present") else { return nil }
        return add(type, UUID(), restorationID, factory, onDismiss, metadata)
    }

    /// What is presented by name, to be stored and handed to ``restore(_:onDismiss:)`` another time.
    ///
    /// What was presented with a view, and what modifiers present, is not in it: their state belongs to the views.
    public func snapshot() -> PresentationSnapshot {
        PresentationSnapshot(
            entries: presentations.compactMap { entry in
                guard let restorationID = records[entry.id]?.restorationID else { return nil }
                return PresentationSnapshot.Entry(
                    id: entry.id, type: entry.type.name, restorationID: restorationID,
                    metadata: storable(entry.metadata, of: restorationID))
            })
    }

    /// Presents again what a snapshot says, with the same ids and in the same order.
    ///
    /// An entry whose content or type nobody has registered is left out and reported; so is one that is already there.
    /// - Parameter onDismiss: called for each restored presentation when it is over, with its entry's id.
    /// - Returns: the ids of what is presented again.
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

    private func add(
        _ type: PresentationType, _ id: UUID, _ restorationID: String, _ factory: RestorableContent,
        _ onDismiss: (@MainActor @Sendable () -> Void)?, _ metadata: [String: any Sendable]
    ) -> UUID {
        let entry = PresentationEntry(
            id: id, type: type, content: AnyView(EmptyView()), zIndex: 0, metadata: metadata)
        let make = { factory.make(entry) }
        return add(
            type, AnyView(LateContent(make: make)), make, onDismiss, metadata, id: id, restorationID: restorationID)
    }

    private func factory(_ restorationID: String, _ action: String) -> RestorableContent? {
        if let known = factories[restorationID] { return known }
        Diagnostics.warn(
            "There is no content named \"\(restorationID)\" to \(action); it is left out.",
            remedy: "Call registerContent(for: \"\(restorationID)\") on the coordinator first.")
        return nil
    }

    private func storable(_ metadata: [String: any Sendable], of restorationID: String) -> [String:
        PresentationMetadata]
    {
        var stored: [String: PresentationMetadata] = [:]
        for (key, value) in metadata {
            if let value = PresentationMetadata(value) {
                stored[key] = value
            } else {
                Diagnostics.warn(
                    "The metadata \"\(key)\" of \"\(restorationID)\" is a \(type(of: value)) and is not saved.",
                    remedy: "Use texts, numbers, truth values, dates, UUIDs or data.")
            }
        }
        return stored
    }
}

extension PresentationType {
    /// The type that has a saved name.
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
