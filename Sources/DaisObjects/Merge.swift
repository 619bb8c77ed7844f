// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

// OpenCombine 0.14 has no operators to merge publishers or to combine their latest values.
extension Publishers {
    /// Publishes the values of any number of publishers of one type as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the publishers.
        public typealias Output = Upstream.Output
        /// The failure of the publishers.
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Creates a publisher from others.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher from a sequence of others.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }

        /// Returns a publisher that merges one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }

    /// Publishes the values of two publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// The values of the publishers.
        public typealias Output = A.Output
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
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
    }

    /// Publishes the values of three publishers as they arrive.
    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
}

extension Publisher {
    /// Publishes the values of this publisher and another as they arrive.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of this publisher and another of the same type as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Publishes the values of three publishers as they arrive.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge(Publishers.Merge(self, b), c)
    }

    /// Publishes the values of four publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge<Publishers.Merge3<Self, B, C>, D> {
        Publishers.Merge(merge(with: b, c), d)
    }
}
