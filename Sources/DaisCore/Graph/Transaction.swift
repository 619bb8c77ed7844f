// SPDX-License-Identifier: Apache-2.0

/// What is said about how a change shall be made: its animation, and whether animations are off.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    /// Whether the change belongs to a gesture that goes on.
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of the closure that runs now.
    @TaskLocal static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// Runs `body` with a transaction for the changes it makes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body` with one value of the transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
