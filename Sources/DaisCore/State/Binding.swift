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
    /// The transaction of writes; see ``animation(_:)``.
    public var transaction: Transaction {
        get { given?.transaction ?? Transaction() }
        set { given = GivenTransaction(newValue) }
    }
    /// An object, because few bindings have a transaction and it takes 80 bytes.
    private var given: GivenTransaction?
    /// Identifies the value behind the binding. It is `nil` for a binding made of closures, which never equals another.
    let identity: BindingIdentity?

    init(
        identity: BindingIdentity? = nil, unsafeGet get: @escaping () -> Value,
        set: @escaping (Value, Transaction) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    /// Creates a binding that reads and writes through closures.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        // Main-actor closures have the same calling convention, and owners read bindings on the main actor.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(unsafeGet: get, set: { value, _ in set(value) })
    }

    /// Creates a binding whose setter also receives the transaction.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(unsafeGet: get, set: set)
    }

    /// Returns a binding whose value never changes; it ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(unsafeGet: { value }, set: { _, _ in })
    }

    /// Copies another binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value that the binding refers to.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            guard let given else { return set(newValue, .current) }
            withTransaction(given.transaction) { set(newValue, given.transaction) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let get = get
        let base = self
        var part = Binding<Subject>(
            identity: identity?.appending(keyPath),
            unsafeGet: { get()[keyPath: keyPath] },
            set: { new, transaction in
                // In a value that others change too, the other parts keep what they have now.
                if base.changeInPlace({ $0[keyPath: keyPath] = new }) { return }
                var value = get()
                value[keyPath: keyPath] = new
                base.set(value, transaction)
            })
        if let given { part.transaction = given.transaction }
        return part
    }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {}
}

extension Binding {
    /// Creates a binding to the value inside an optional, or `nil` if the optional is `nil`.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        // After the optional becomes nil, a view that is about to disappear still reads the last value.
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

    /// Creates an optional binding to a value that always exists; it ignores writes of `nil`.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            identity: base.identity?.appending("optional"),
            unsafeGet: { base.wrappedValue },
            set: { value, _ in if let value { base.wrappedValue = value } })
    }

    /// Creates a binding to a value as `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            identity: base.identity?.appending("hashable"),
            unsafeGet: { AnyHashable(base.wrappedValue) },
            set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
    }

    /// Returns the same binding with a transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Returns the same binding with an animation for the changes that its writes cause.
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
    /// The identifier of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicInput {
    func isSameInput(as other: Binding<Value>) -> Bool {
        identity != nil && identity == other.identity
    }
}

/// Identifies what a binding refers to: its owner's storage and the path to the part.
struct BindingIdentity: Equatable {
    // A strong reference, so that another object cannot take its address.
    let root: AnyObject
    private(set) var path: [AnyHashable] = []

    /// Indicates whether the value is in a `@State` or the like, and not in an object of the app.
    var isInState: Bool { root is any StateStorage }

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
