// SPDX-License-Identifier: Apache-2.0

/// Names something that is said about one modal, for filters of hosts and for the log.
///
/// ```swift
/// enum FlowKey: ModalInfoKey { typealias Value = String }
/// let info = ModalInfo.empty().setting(key: FlowKey.self, value: "checkout")
/// ```
public protocol ModalInfoKey {
    associatedtype Value: Sendable
}

/// A key whose presence is all it says: a mark.
public protocol UniqueModalInfoKey: ModalInfoKey where Value == Void {}

/// What is said about one modal besides its style: a small bag of typed values.
public struct ModalInfo: Sendable, CustomStringConvertible {
    private struct Entry: Sendable {
        let name: String
        let value: any Sendable
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated private init() {}

    /// Nothing.
    nonisolated public static func empty() -> ModalInfo { ModalInfo() }

    nonisolated public subscript<Key: ModalInfoKey>(key: Key.Type) -> Key.Value? {
        entries[ObjectIdentifier(key)]?.value as? Key.Value
    }

    /// A copy in which `key` has a value.
    nonisolated public func setting<Key: ModalInfoKey>(key: Key.Type, value: Key.Value) -> ModalInfo {
        var copy = self
        copy.entries[ObjectIdentifier(key)] = Entry(name: "\(key)", value: value)
        return copy
    }

    /// A copy with a mark.
    nonisolated public func setting<Key: UniqueModalInfoKey>(uniqueKey: Key.Type) -> ModalInfo {
        setting(key: uniqueKey, value: ())
    }

    nonisolated public func contains<Key: ModalInfoKey>(_ key: Key.Type) -> Bool {
        entries[ObjectIdentifier(key)] != nil
    }

    /// Names and values, in the order of the names: what the log has under `info.NAME`.
    nonisolated var logged: [(name: String, value: String)] {
        entries.values.map { ($0.name, $0.value is Void ? "true" : "\($0.value)") }.sorted { $0.0 < $1.0 }
    }

    nonisolated public var description: String { logged.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
}
