// SPDX-License-Identifier: Apache-2.0
import Foundation
public import OpenCombine

extension Publishers {
    /// Publishes the latest values of two publishers whenever either has a new one, once both had a first.
    ///
    /// ```swift no-compile: a line of an observable object
    /// Publishers.CombineLatest($name, $password).map { !$0.isEmpty && $1.count >= 8 }.assign(to: &$canSubmit)
    /// ```
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest values of both publishers.
        public typealias Output = (A.Output, B.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher from two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = DemandedSubscription<Output, Failure>(subscriber) { [a, b] subscription in
                let pair = LatestPair<A.Output, B.Output, Failure>(subscription)
                let first = a.sink(receiveCompletion: pair.complete) { value in pair.update { $0.a = value } }
                let second = b.sink(receiveCompletion: pair.complete) { value in pair.update { $0.b = value } }
                return {
                    first.cancel()
                    second.cancel()
                }
            }
            subscriber.receive(subscription: subscription)
        }
    }

    /// Publishes the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values of the three publishers.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        private let pairs: CombineLatest<CombineLatest<A, B>, C>

        /// Creates a publisher from three others.
        public init(_ a: A, _ b: B, _ c: C) {
            pairs = CombineLatest(CombineLatest(a, b), c)
        }

        /// Subscribes to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            pairs.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Publishes the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values of the four publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failure of the publishers.
        public typealias Failure = A.Failure

        private let pairs: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

        /// Creates a publisher from four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        }

        /// Subscribes to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            pairs.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

private final class LatestPair<A, B, Failure: Error> {
    var a: A?
    var b: B?
    private var finished = 0
    private let subscription: DemandedSubscription<(A, B), Failure>
    // The lock is recursive: the receiver of a pair may cause the next one on the same thread.
    private let lock = NSRecursiveLock()

    init(_ subscription: DemandedSubscription<(A, B), Failure>) {
        self.subscription = subscription
    }

    func update(_ change: (LatestPair) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        change(self)
        if let a, let b { subscription.deliver((a, b)) }
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        defer { lock.unlock() }
        finished += 1
        switch completion {
        case .failure: subscription.finish(completion)
        case .finished: if finished == 2 { subscription.finish(.finished) }
        }
    }
}
