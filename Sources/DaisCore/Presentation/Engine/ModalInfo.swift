// SPDX-License-Identifier: Apache-2.0

/// A key for a value in a ``ModalInfo``, for filters of hosts and for the log.
///
/// ```swift
/// enum FlowKey: ModalInfoKey { typealias Value = String }
/// let info = ModalInfo.empty().setting(key: FlowKey.self, value: "checkout")
/// ```
public protocol ModalInfoKey {
    /// The type of the value.
    associatedtype Value: Sendable
}

/// A key without a value, whose presence alone carries the information.
///
/// ```swift
/// enum StaysInDetail: UniqueModalInfoKey { typealias Value = Void }
/// let info = ModalInfo.empty().setting(uniqueKey: StaysInDetail.self)
/// ```
public protocol UniqueModalInfoKey: ModalInfoKey where Value == Void {}

/// Typed metadata of a modal, in addition to its style.
///
/// ```swift
/// lifetime = modalPresenter.present(Payment(), style: .card(), info: .empty().setting(key: FlowKey.self, value: "checkout"))
/// ```
public struct ModalInfo: Sendable, CustomStringConvertible {
    private struct Entry: Sendable {
        let name: String
        let value: any Sendable
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated private init() {}

    /// Returns metadata without any values.
    nonisolated public static func empty() -> ModalInfo { ModalInfo() }

    /// Returns the value for a key, or `nil` if it is not set.
    nonisolated public subscript<Key: ModalInfoKey>(key: Key.Type) -> Key.Value? {
        entries[ObjectIdentifier(key)]?.value as? Key.Value
    }

    /// Returns a copy with a value for a key.
    nonisolated public func setting<Key: ModalInfoKey>(key: Key.Type, value: Key.Value) -> ModalInfo {
        var copy = self
        copy.entries[ObjectIdentifier(key)] = Entry(name: "\(key)", value: value)
        return copy
    }

    /// Returns a copy that contains a key without a value.
    nonisolated public func setting<Key: UniqueModalInfoKey>(uniqueKey: Key.Type) -> ModalInfo {
        setting(key: uniqueKey, value: ())
    }

    /// Returns whether a key is set.
    nonisolated public func contains<Key: ModalInfoKey>(_ key: Key.Type) -> Bool {
        entries[ObjectIdentifier(key)] != nil
    }

    /// The names and values sorted by name, which the log contains as `info.NAME`.
    nonisolated var logged: [(name: String, value: String)] {
        entries.values.map { ($0.name, $0.value is Void ? "true" : "\($0.value)") }.sorted { $0.0 < $1.0 }
    }

    /// The names and values sorted by name, such as `FlowKey=checkout`.
    nonisolated public var description: String { logged.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
}
