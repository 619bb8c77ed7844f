// SPDX-License-Identifier: Apache-2.0
import Observation
import Synchronization

/// An asynchronous sequence that delivers the reason of a modal's dismissal once, then ends.
///
/// ```swift
/// for await reason in lifetime.dismissal { log("closed: \(reason)") }
/// ```
/// Awaiting it does not keep the modal; only the token does. A waiting task must not capture the token:
/// ```swift
/// Task { [dismissal = lifetime.dismissal] in
///     for await reason in dismissal { log("closed: \(reason)") }
/// }
/// ```
/// If the session ends before the modal does, the sequence ends without an element.
public struct ModalDismissal: AsyncSequence, Sendable {
    /// The reason of the dismissal.
    public typealias Element = DismissalReason
    /// The sequence never throws.
    public typealias Failure = Never
    private let record: ModalRecord

    init(_ record: ModalRecord) { self.record = record }

    /// An iterator over the reason of the dismissal.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<DismissalReason>.Iterator

        /// Waits for the modal to be removed. Returns the reason once, then `nil`.
        public mutating func next() async -> DismissalReason? { await base.next() }
        /// Waits on an actor for the modal to be removed. Returns the reason once, then `nil`.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> DismissalReason? {
            await base.next(isolation: actor)
        }
    }

    /// Creates an iterator. Every iterator receives the reason.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: record.stream().makeAsyncIterator())
    }
}

/// The observable end of one modal. It can be read on any thread, and bodies that read `isPresented` observe it.
final class ModalRecord: Observable, Sendable {
    private struct State {
        var isPresented = true
        var reason: DismissalReason?
        var isOver = false
        var waiting: [AsyncStream<DismissalReason>.Continuation] = []
    }
    private let state = Mutex(State())
    private let observers = ObservationRegistrar()

    var isPresented: Bool {
        observers.access(self, keyPath: \.isPresented)
        return state.withLock { $0.isPresented }
    }

    /// Indicates whether the modal can still be dismissed, without observing it.
    var canLeave: Bool { state.withLock { $0.isPresented } }

    /// Records the start of the exit.
    func leaves(_ reason: DismissalReason) {
        observers.withMutation(of: self, keyPath: \.isPresented) {
            state.withLock {
                $0.isPresented = false
                $0.reason = reason
            }
        }
    }

    /// Records the removal. Only the first call has an effect.
    ///
    /// - Parameter reason: The reason if the exit had not started before.
    func finish(_ reason: DismissalReason) {
        if canLeave { leaves(reason) }
        let (told, waiting) = state.withLock { state in
            guard !state.isOver else { return (reason, [AsyncStream<DismissalReason>.Continuation]()) }
            state.isOver = true
            let known = state.reason ?? reason
            state.reason = known
            defer { state.waiting = [] }
            return (known, state.waiting)
        }
        for continuation in waiting {
            continuation.yield(told)
            continuation.finish()
        }
    }

    func stream() -> AsyncStream<DismissalReason> {
        let (stream, continuation) = AsyncStream.makeStream(of: DismissalReason.self)
        let over = state.withLock { state -> DismissalReason? in
            if state.isOver { return state.reason }
            state.waiting.append(continuation)
            return nil
        }
        if let over {
            continuation.yield(over)
            continuation.finish()
        }
        return stream
    }

    deinit {
        for continuation in state.withLock({ $0.waiting }) { continuation.finish() }
    }
}
