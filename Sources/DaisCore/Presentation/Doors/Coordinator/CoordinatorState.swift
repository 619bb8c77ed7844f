// SPDX-License-Identifier: Apache-2.0

/// The presentations by name as part of the session's state: they return in another process, at the same place, without
/// another entry.
extension PresentationCoordinator {
    /// The presentations by name as JSON, or `nil` without any.
    var stateText: String? {
        let entries = snapshot(reports: false).entries + awaited
        return entries.isEmpty ? nil : StableJSON.text(of: PresentationSnapshot(entries: entries))
    }

    /// Presents the entries of an earlier process as their content is registered.
    func await(_ text: String) {
        guard let saved: PresentationSnapshot = StableJSON.value(of: text) else { return }
        awaited = saved.entries
        presentAwaitedLater()
    }

    /// Presents after the views have been evaluated, because a body may have asked for the coordinator.
    func presentAwaitedLater() {
        SessionContext.current?.tree?.afterUpdate { [weak self] in self?.presentAwaited() }
    }

    /// An entry waits for those below it, so that the order stays.
    private func presentAwaited() {
        while let saved = awaited.first, let factory = factories[saved.restorationID] {
            awaited.removeFirst()
            guard let type = PresentationType(saved.type, among: factory.types),
                !presentations.contains(where: { $0.id == saved.id })
            else { continue }
            let id = add(type, saved.id, saved.restorationID, factory, nil, saved.metadata.mapValues(\.value))
            records[id]?.isRestored = true
        }
    }
}

extension CoordinatorSource {
    /// Restores the coordinator's presentations by name, and saves them from then on.
    func restore(_ coordinator: PresentationCoordinator, at position: CoordinatorPosition) {
        guard let restoration, let key = parent == nil ? "session" : snapshotKey else { return }
        if let text = restoration.takeCoordinator(key) { coordinator.await(text) }
        restoration.follow(self) { snapshot in
            guard coordinator.isShown(at: position), let text = coordinator.stateText else { return }
            snapshot.coordinators[key] = text
        }
    }
}
