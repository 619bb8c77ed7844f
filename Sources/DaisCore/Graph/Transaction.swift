// SPDX-License-Identifier: Apache-2.0

/// What is said about how a change shall be made: its animation, whether animations are off, values of one's own.
///
/// It is taken when a state changes and travels with what that change leads to, and with nothing else.
public struct Transaction {
    public var animation: Animation?
    /// Turns off animations that views ask for with `animation(_:value:)`, and the motion of what is presented, pushed or
    /// dismissed.
    ///
    /// ```swift
    /// var transaction = Transaction()
    /// transaction.disablesAnimations = true
    /// withTransaction(transaction) { isPresented = true }
    /// ```
    public var disablesAnimations = false
    /// Whether the change belongs to a gesture that goes on.
    public var isContinuous = false
    /// Called when what the transaction animated is complete.
    var completions: [AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any]?
    var hasValues: Bool { values != nil }

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of the closure that runs now.
    static var current: Transaction { CarriedTransaction.current?.transaction ?? Transaction() }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
    }

    /// Runs an action once, after the last animation of the transaction; if there is none, at once.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

extension Transaction: @unchecked Sendable {}

/// A value of one's own in a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs `body` with a transaction for the changes it makes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let carried = CarriedTransaction(transaction)
    // What was changed before belongs to another transaction, also where one view shows both.
    CarriedTransaction.settle()
    defer { CarriedTransaction.settle(ending: carried) }
    return try CarriedTransaction.$current.withValue(carried, operation: body)
}

/// Runs `body` with one value of the transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
