// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// The publishers of objects without `@Published` properties, which have no storage for one.
///
/// The table keeps no object alive, but it retains the publishers: OpenCombine's subscriptions refer to them weakly.
/// The entries of deallocated objects are removed when the table has doubled, so it never has more than 64 entries or
/// twice as many as living objects.
final class PlainObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// The number of entries, including those of deallocated objects.
    var count: Int {
        lock { entries.count }
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Releasing these may run any `deinit`, which may call this method: keep them until the lock is released.
        var dropped: [Entry] = []
        var living: [AnyObject] = []
        let publisher = lock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key] {
                if entry.object === object { return entry.publisher }
                // This object has the address of a deallocated one.
                dropped.append(entry)
            } else if entries.count >= limit {
                living = entries.values.compactMap(\.object)
                dropped = removeDead()
            }
            let created = Entry(object: object, publisher: ObservableObjectPublisher())
            entries[key] = created
            return created.publisher
        }
        withExtendedLifetime((dropped, living)) {}
        return publisher
    }

    private func removeDead() -> [Entry] {
        let dead = entries.filter { $0.value.object == nil }
        for key in dead.keys { entries[key] = nil }
        limit = max(64, entries.count * 2)
        return Array(dead.values)
    }
}
