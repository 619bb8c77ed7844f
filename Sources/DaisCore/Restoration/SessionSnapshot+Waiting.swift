// SPDX-License-Identifier: Apache-2.0

/// Keeps entries whose views have not come yet: their data still loads, or their tab has not been opened.
extension SessionSnapshot {
    /// The number of sessions in which an entry may wait in vain.
    static let oldest = 16
    /// The number of entries that may wait.
    static let mostWaiting = 100

    /// Removes an entry for its view, and returns it.
    mutating func take<Value>(_ key: String, from group: WritableKeyPath<SessionSnapshot, [String: Value]>) -> Value? {
        guard let value = self[keyPath: group].removeValue(forKey: key) else { return nil }
        ages[Self.name(group, key)] = nil
        return value
    }

    /// Makes all entries older by a session, and removes those that have waited too often.
    mutating func grow() {
        let old = ages
        ages = [:]
        grow(\.values, old)
        grow(\.stacks, old)
        grow(\.tabs, old)
        grow(\.coordinators, old)
        grow(\.inputs, old)
    }

    private mutating func grow<Value>(
        _ group: WritableKeyPath<SessionSnapshot, [String: Value]>, _ old: [String: Int]
    ) {
        for key in self[keyPath: group].keys {
            let name = Self.name(group, key)
            let age = (old[name] ?? 0) + 1
            if age > Self.oldest { self[keyPath: group][key] = nil } else { ages[name] = age }
        }
    }

    /// Adds the entries that still wait, the youngest first, as far as there is room.
    mutating func keep(_ waiting: SessionSnapshot) {
        guard !waiting.ages.isEmpty else { return }
        let names = waiting.ages.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(Self.mostWaiting)
        let admitted = Set(names.map(\.key))
        keep(\.values, of: waiting, admitted)
        keep(\.stacks, of: waiting, admitted)
        keep(\.tabs, of: waiting, admitted)
        keep(\.coordinators, of: waiting, admitted)
        keep(\.inputs, of: waiting, admitted)
    }

    private mutating func keep<Value>(
        _ group: WritableKeyPath<SessionSnapshot, [String: Value]>, of waiting: SessionSnapshot,
        _ admitted: Set<String>
    ) {
        for (key, value) in waiting[keyPath: group] where self[keyPath: group][key] == nil {
            let name = Self.name(group, key)
            guard admitted.contains(name) else { continue }
            self[keyPath: group][key] = value
            ages[name] = waiting.ages[name]
        }
    }

    /// Removes all entries that wait.
    mutating func dropWaiting() {
        dropWaiting(\.values)
        dropWaiting(\.stacks)
        dropWaiting(\.tabs)
        dropWaiting(\.coordinators)
        dropWaiting(\.inputs)
        ages = [:]
    }

    private mutating func dropWaiting<Value>(_ group: WritableKeyPath<SessionSnapshot, [String: Value]>) {
        self[keyPath: group] = self[keyPath: group].filter { key, _ in ages[Self.name(group, key)] == nil }
    }

    /// The name of an entry in ``ages``.
    private static func name<Value>(
        _ group: WritableKeyPath<SessionSnapshot, [String: Value]>, _ key: String
    ) -> String {
        let letter =
            switch group as AnyKeyPath {
            case \SessionSnapshot.values: "s"
            case \SessionSnapshot.stacks: "p"
            case \SessionSnapshot.tabs: "t"
            case \SessionSnapshot.coordinators: "c"
            default: "i"
            }
        return letter + key
    }
}
