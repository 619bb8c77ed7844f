// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Caches the catalog of each file while a session shows it, so that a second browser tab costs nothing. A file whose
/// date or size has changed is read again.
actor CatalogCache {
    static let shared = CatalogCache()

    private struct Stamp: Equatable {
        var modified: Date
        var size: UInt64
    }

    private struct Entry {
        var stamp: Stamp
        weak var catalog: PackageCatalog?
    }

    private var entries: [String: Entry] = [:]

    /// Returns the catalog of a file.
    ///
    /// - Throws: `LoadError`, or `CancellationError`.
    func catalog(path: String) async throws -> PackageCatalog {
        // The stamp precedes reading, so that a file that changes meanwhile has a different stamp the next time.
        let before = Self.stamp(of: path)
        if let entry = entries[path], entry.stamp == before, let catalog = entry.catalog { return catalog }
        let fresh = try await Self.read(path)
        entries = entries.filter { $0.value.catalog != nil }
        entries[path] = before.map { Entry(stamp: $0, catalog: fresh) }
        return fresh
    }

    /// Reads a file outside of the actor, so that sessions do not wait for each other.
    private nonisolated static func read(_ path: String) async throws -> PackageCatalog {
        let result = try await StatusFile.load(path: path)
        let catalog = PackageCatalog(result)
        try Task.checkCancellation()
        return catalog
    }

    private static func stamp(of path: String) -> Stamp? {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let modified = attributes[.modificationDate] as? Date, let size = attributes[.size] as? NSNumber
        else { return nil }
        return Stamp(modified: modified, size: size.uint64Value)
    }
}
