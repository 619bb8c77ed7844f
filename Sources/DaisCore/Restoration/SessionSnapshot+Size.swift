// SPDX-License-Identifier: Apache-2.0

/// Limits the size of a snapshot.
extension SessionSnapshot {
    /// Returns the encoded snapshot with at most `limit` bytes, and the entries that were left out for that, the largest
    /// first. Entries that wait for their views go before the others.
    package func encoded(limit: Int) -> (bytes: [UInt8], left: [(name: String, bytes: Int)]) {
        var kept = self
        var left: [(name: String, bytes: Int)] = []
        while true {
            let bytes = StableJSON.text(of: kept).map { Array($0.utf8) } ?? []
            guard bytes.count > limit else { return (bytes, left) }
            if !kept.ages.isEmpty {
                kept.dropWaiting()
            } else if let largest = kept.takeLargest() {
                left.append(largest)
            } else {
                return ([], left)
            }
        }
    }

    private struct Candidate {
        let name: String
        let bytes: Int
        let remove: (inout SessionSnapshot) -> Void
    }

    /// Removes the largest entry.
    private mutating func takeLargest() -> (name: String, bytes: Int)? {
        let found = [
            largest(in: \.values, \.utf8.count) { "@RestorableState \($0.drop { $0 != " " }.dropFirst())" },
            largest(in: \.scene, \.utf8.count) { "@SceneStorage(\"\($0)\")" },
            largest(in: \.stacks, \.utf8.count) { _ in "the path of a NavigationStack" },
            largest(in: \.coordinators, \.utf8.count) { _ in "the list of a PresentationCoordinator" },
            largest(in: \.inputs, \.text.utf8.count) { _ in "the value of a control" },
        ]
        guard let largest = found.compactMap({ $0 }).max(by: { $0.bytes < $1.bytes }) else { return nil }
        largest.remove(&self)
        return (largest.name, largest.bytes)
    }

    private func largest<Value>(
        in group: WritableKeyPath<SessionSnapshot, [String: Value]>, _ size: KeyPath<Value, Int>,
        name: (String) -> String
    ) -> Candidate? {
        let entries = self[keyPath: group]
        guard let (key, value) = entries.max(by: { $0.value[keyPath: size] < $1.value[keyPath: size] }) else {
            return nil
        }
        return Candidate(name: name(key), bytes: value[keyPath: size]) { $0[keyPath: group][key] = nil }
    }
}
