// SPDX-License-Identifier: Apache-2.0
import Observation
import Synchronization

/// Tells when a modal has gone, and why: one element, then the end.
///
/// ```swift
/// for await reason in lifetime.dismissal { log("closed: \(reason)") }
/// ```
/// Waiting for it does not keep the modal: only the token does. A task that waits must not hold that:
/// ```swift
/// Task { [dismissal = lifetime.dismissal] in
///     for await reason in dismissal { log("closed: \(reason)") }
/// }
/// ```
/// Where the session ends before the modal does, it ends without an element.
public struct ModalDismissal: AsyncSequence, Sendable {
    public typealias Element = DismissalReason
    public typealias Failure = Never
    private let record: ModalRecord

    init(_ record: ModalRecord) { self.record = record }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<DismissalReason>.Iterator

        public mutating func next() async -> DismissalReason? { await base.next() }
        public mutating func next(isolation actor: isolated (any Actor)?) async -> DismissalReason? {
            await base.next(isolation: actor)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: record.stream().makeAsyncIterator())
    }
}

/// What is known of the end of one modal. Read from any thread; a body that reads whether it is presented follows that.
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

    /// Whether there is still something to end, asked by what is no view.
    var canLeave: Bool { state.withLock { $0.isPresented } }

    /// It begins to leave.
    func leaves(_ reason: DismissalReason) {
        observers.withMutation(of: self, keyPath: \.isPresented) {
            state.withLock {
                $0.isPresented = false
                $0.reason = reason
            }
        }
    }

    /// It has gone. Counts once.
    /// - Parameter reason: why, where it did not begin to leave before.
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
