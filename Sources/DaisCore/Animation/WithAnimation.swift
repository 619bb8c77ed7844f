// SPDX-License-Identifier: Apache-2.0

/// Runs `body`; what it changes is animated.
///
/// ```swift
/// Button("More") { withAnimation(.snappy) { isExpanded.toggle() } }
/// ```
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it changes is animated, and when that is over `completion` runs, once.
///
/// It also runs when the animation was interrupted, when there was nothing to animate, when the tab sleeps and when the
/// connection is gone.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
