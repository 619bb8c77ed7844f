// SPDX-License-Identifier: Apache-2.0

/// The context of a state change: its animation, whether animations are disabled, and custom values.
///
/// It is captured when a state changes, and applies only to the consequences of that change.
public struct Transaction {
    /// The animation of the change, or `nil`.
    public var animation: Animation?
    /// A Boolean value that disables animations of `animation(_:value:)` and the transitions of views that are
    /// presented, pushed or dismissed.
    ///
    /// ```swift
    /// var transaction = Transaction()
    /// transaction.disablesAnimations = true
    /// withTransaction(transaction) { isPresented = true }
    /// ```
    public var disablesAnimations = false
    /// A Boolean value that indicates whether the change belongs to an active gesture.
    public var isContinuous = false
    /// The completions of the transaction's animations.
    var completions: [AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any]?
    var hasValues: Bool { values != nil }

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of the running closure.
    static var current: Transaction { CarriedTransaction.current?.transaction ?? Transaction() }

    /// Accesses the custom value for a key. Without a set value it is the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
    }

    /// Adds an action that runs once after the last animation of the transaction, or immediately if there is none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

extension Transaction: @unchecked Sendable {}

/// A key for a custom value of a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// Runs `body` with a transaction for its changes.
/// - Throws: Rethrows the errors of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let carried = CarriedTransaction(transaction)
    // Earlier changes belong to another transaction, also if one view shows both.
    CarriedTransaction.settle()
    defer { CarriedTransaction.settle(ending: carried) }
    return try CarriedTransaction.$current.withValue(carried, operation: body)
}

/// Runs `body` with one value of the transaction changed.
/// - Throws: Rethrows the errors of `body`.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
