// SPDX-License-Identifier: Apache-2.0

/// A reference to a value that something else owns.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $settings.wifi)
/// Slider(value: Binding(get: { model.volume }, set: { model.setVolume($0) }))
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The transaction with which values are written; see ``animation(_:)``.
    public var transaction: Transaction {
        get { given?.transaction ?? Transaction() }
        set { given = GivenTransaction(newValue) }
    }
    /// In an object, because few bindings are given one and it takes 80 bytes.
    private var given: GivenTransaction?
    /// What the binding refers to; `nil` when only a closure knows, so that no two are known to be the same.
    let identity: BindingIdentity?

    init(
        identity: BindingIdentity? = nil, unsafeGet get: @escaping () -> Value,
        set: @escaping (Value, Transaction) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    /// Reads and writes through closures.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        // Main-actor closures have the same calling convention; bindings are read where their owner lives.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(unsafeGet: get, set: { value, _ in set(value) })
    }

    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(unsafeGet: get, set: set)
    }

    /// A binding whose value never changes; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(unsafeGet: { value }, set: { _, _ in })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            guard let given else { return set(newValue, .current) }
            withTransaction(given.transaction) { set(newValue, given.transaction) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let get = get
        let base = self
        var part = Binding<Subject>(
            identity: identity?.appending(keyPath),
            unsafeGet: { get()[keyPath: keyPath] },
            set: { new, transaction in
                var value = get()
                value[keyPath: keyPath] = new
                base.set(value, transaction)
            })
        if let given { part.transaction = given.transaction }
        return part
    }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {}
}

extension Binding {
    /// A binding to the value inside an optional, or `nil` when there is none.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        // After the optional became nil, a view that is about to go still reads its last value.
        let last = LastValue(initial)
        self.init(
            identity: base.identity?.appending("unwrapped"),
            unsafeGet: {
                if let value = base.wrappedValue { last.value = value }
                return last.value
            },
            set: { value, _ in
                if base.wrappedValue != nil { base.wrappedValue = value }
            })
    }

    /// An optional binding to a value that is always there; writing `nil` is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            identity: base.identity?.appending("optional"),
            unsafeGet: { base.wrappedValue },
            set: { value, _ in if let value { base.wrappedValue = value } })
    }

    /// A binding to a value as `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            identity: base.identity?.appending("hashable"),
            unsafeGet: { AnyHashable(base.wrappedValue) },
            set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
    }

    /// The same binding, writing with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same binding, animating what its writes change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

private final class GivenTransaction {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
}

private final class LastValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicInput {
    func isSameInput(as other: Binding<Value>) -> Bool {
        identity != nil && identity == other.identity
    }
}

/// Names the place a binding refers to: its owner's storage and the path to the part.
struct BindingIdentity: Equatable {
    // Kept alive, so that another object cannot take its address.
    private let root: AnyObject
    private var path: [AnyHashable] = []

    init(root: AnyObject) { self.root = root }

    func appending(_ component: some Hashable) -> BindingIdentity {
        var copy = self
        copy.path.append(AnyHashable(component))
        return copy
    }

    static func == (a: BindingIdentity, b: BindingIdentity) -> Bool {
        a.root === b.root && a.path == b.path
    }
}
