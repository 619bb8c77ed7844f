// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// The publishers of objects without `@Published` properties, which have no place of their own to keep one.
///
/// Holds no object alive. The publisher must be held: OpenCombine's subscriptions refer to it weakly. The entries of
/// objects that are gone are dropped when the table has doubled, so it never holds more than twice the living, or 64.
final class PlainObjects: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// The number of entries, those of objects that are gone included.
    var count: Int {
        lock { entries.count }
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // What is released may run any deinit, which may come back here: keep it until after unlocking.
        var dropped: [Entry] = []
        var living: [AnyObject] = []
        let publisher = lock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key] {
                if entry.object === object { return entry.publisher }
                // The address of an object that is gone was given to this one.
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
