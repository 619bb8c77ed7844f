// SPDX-License-Identifier: Apache-2.0

/// Runs `body` and animates its changes.
///
/// ```swift
/// Button("More") { withAnimation(.snappy) { isExpanded.toggle() } }
/// ```
///
/// - Throws: Rethrows the errors of `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates its changes, and runs `completion` once when the animation is complete.
///
/// The completion also runs if the animation is interrupted, if nothing is animated, if the tab is suspended, and if
/// the connection is lost.
///
/// - Throws: Rethrows the errors of `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
