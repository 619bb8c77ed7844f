// SPDX-License-Identifier: Apache-2.0

/// A key of the environment and its default value.
///
/// ```swift
/// private struct AccentKey: EnvironmentKey { static let defaultValue = Color.blue }
/// extension EnvironmentValues {
///     var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// The values that views pass down the tree.
public struct EnvironmentValues: CustomStringConvertible {
    var scope: EnvironmentScope?
    /// The values set on this copy, which take precedence over those of the scope.
    var overrides: [(key: ObjectIdentifier, value: Any)] = []

    /// Creates an environment with the default of every key.
    public init() {}

    init(scope: EnvironmentScope) { self.scope = scope }

    /// The value of a key. Reading it in a body makes the body follow it.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Unwraps first: `nil as? X??` succeeds, so a key with an optional value would lose its default.
            guard let stored = self[ObjectIdentifier(key)] else { return K.defaultValue }
            return stored as? K.Value ?? K.defaultValue
        }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    /// The observable model of a type, set with `.environment(model)` or `.environmentObject(model)`.
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

    /// A text for debugging with the number of values set on this copy.
    public var description: String { "EnvironmentValues(\(overrides.count) set here)" }
}

/// A node of the tree where environment values are set.
///
/// Scopes form a chain upward. The scope that supplies a value records the body that reads it and marks it when the
/// value changes. Nothing in between is evaluated.
final class EnvironmentScope: @unchecked Sendable {
    private let parent: EnvironmentScope?
    // Each text and each button looks through them. `update` keeps a former value until they have changed.
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// The marks of all keys that are set here, so that a search skips the scope at once. It only grows.
    @exclusivity(unchecked) private var marks = EnvironmentKeySet.Marks()
    /// Caches whether the browser's language uses Latin digits; only the root scope uses it.
    var usesLatinDigits: Bool?

    private struct Entry {
        let key: ObjectIdentifier
        var value: Any
        let readers: Dependency
    }

    init(parent: EnvironmentScope?, values: [(key: ObjectIdentifier, value: Any)] = []) {
        self.parent = parent
        entries = values.map { Entry(key: $0.key, value: $0.value, readers: Dependency()) }
        for entry in entries { marks.insert(entry.key) }
    }

    func read(_ key: ObjectIdentifier) -> Any? {
        let mark = EnvironmentKeySet.Marks(key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current.marks.meets(mark) {
                // Uses indices: copying an entry to look at its key costs four reference counts.
                for index in current.entries.indices where current.entries[index].key == key {
                    current.entries[index].readers.recordRead()
                    return current.entries[index].value
                }
            }
            scope = current.parent
        }
        return nil
    }

    /// Returns whether any of the keys is set here or above. No reader is recorded.
    func sets(_ keys: EnvironmentKeySet) -> Bool { top(unlessSet: keys) == nil }

    /// Returns the root scope, or `nil` if one of the keys is set on the way up.
    func top(unlessSet keys: EnvironmentKeySet) -> EnvironmentScope? {
        var scope = self
        while true {
            if scope.marks.meets(keys.marks) {
                for index in scope.entries.indices where keys.list.contains(scope.entries[index].key) { return nil }
            }
            guard let parent = scope.parent else { return scope }
            scope = parent
        }
    }

    /// Sets new values and marks the readers of those that differ.
    func update(_ values: [(key: ObjectIdentifier, value: Any)], marksReaders: Bool = true) {
        usesLatinDigits = nil
        for (key, value) in values {
            guard let index = entries.firstIndex(where: { $0.key == key }) else {
                // A new key may hide one that bodies read further up. They keep that value until something else
                // evaluates them.
                entries.append(Entry(key: key, value: value, readers: Dependency()))
                marks.insert(key)
                continue
            }
            let former = entries[index].value
            let differs = marksReaders && !Self.isSame(former, value)
            entries[index].value = value
            if differs { entries[index].readers.changed() }
        }
    }

    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return equal(a, b) }
        if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
        return false
    }

    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
}
