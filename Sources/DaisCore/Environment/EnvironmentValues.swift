// SPDX-License-Identifier: Apache-2.0

/// A key of the environment, with the value that holds where nobody set one.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
/// extension EnvironmentValues {
///     var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
/// }
/// ```
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that flow down the view tree.
public struct EnvironmentValues: CustomStringConvertible {
    var scope: EnvironmentScope?
    /// Values set on this copy, on top of the scope's.
    var overrides: [(key: ObjectIdentifier, value: Any)] = []

    public init() {}

    init(scope: EnvironmentScope) { self.scope = scope }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Unwrapped first: `nil as? X??` succeeds, so that a key with an optional value would lose its default.
            guard let stored = self[ObjectIdentifier(key)] else { return K.defaultValue }
            return stored as? K.Value ?? K.defaultValue
        }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    /// The observable model of a type, as `.environment(model)` or `.environmentObject(model)` set it.
    public subscript<T: AnyObject>(type: T.Type) -> T? {
        get { self[ObjectIdentifier(type)] as? T }
        set { self[ObjectIdentifier(type)] = newValue.map { $0 as Any } }
    }

    subscript(id: ObjectIdentifier) -> Any? {
        get {
            if let index = overrides.lastIndex(where: { $0.key == id }) { return overrides[index].value }
            return scope?.read(id)
        }
        set {
            overrides.removeAll { $0.key == id }
            if let newValue { overrides.append((id, newValue)) }
        }
    }

    public var description: String { "EnvironmentValues(\(overrides.count) set here)" }
}

/// A place in the tree where environment values are set.
///
/// Scopes form a chain upwards. A body that reads a key is remembered by the scope that answered, and evaluated again
/// when that scope's value changes; nothing in between is touched.
final class EnvironmentScope: @unchecked Sendable {
    private let parent: EnvironmentScope?
    private var entries: [Entry] = []
    /// What texts found out of the browser's language; only used in the scope at the top.
    var usesLatinDigits: Bool?

    private struct Entry {
        let key: ObjectIdentifier
        var value: Any
        let readers: Dependency
    }

    init(parent: EnvironmentScope?, values: [(key: ObjectIdentifier, value: Any)] = []) {
        self.parent = parent
        entries = values.map { Entry(key: $0.key, value: $0.value, readers: Dependency()) }
    }

    func read(_ key: ObjectIdentifier) -> Any? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            // By index: taking an entry out to look at its key costs four counted references.
            for index in current.entries.indices where current.entries[index].key == key {
                current.entries[index].readers.recordRead()
                return current.entries[index].value
            }
            scope = current.parent
        }
        return nil
    }

    /// Whether any of the keys is set here or above. Nobody is remembered as a reader.
    func sets(_ keys: [ObjectIdentifier]) -> Bool { top(unlessSet: keys) == nil }

    /// The scope at the top, unless one of the keys is set on the way there.
    func top(unlessSet keys: [ObjectIdentifier]) -> EnvironmentScope? {
        var scope = self
        while true {
            for index in scope.entries.indices where keys.contains(scope.entries[index].key) { return nil }
            guard let parent = scope.parent else { return scope }
            scope = parent
        }
    }

    /// Takes new values and marks the readers of those that differ.
    func update(_ values: [(key: ObjectIdentifier, value: Any)]) {
        usesLatinDigits = nil
        for (key, value) in values {
            guard let index = entries.firstIndex(where: { $0.key == key }) else {
                // A key that appears later may hide one that bodies read further up; they keep what they have read
                // until they are evaluated for another reason.
                entries.append(Entry(key: key, value: value, readers: Dependency()))
                continue
            }
            let isSame = Self.isSame(entries[index].value, value)
            entries[index].value = value
            if !isSame { entries[index].readers.changed() }
        }
    }

    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return equal(a, b) }
        if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
        return false
    }

    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
}
