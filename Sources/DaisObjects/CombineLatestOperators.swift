// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

extension Publisher {
    /// Publishes the latest values of this publisher and another.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes the results of `transform` for the latest values of this publisher and another.
    public func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q)
    }

    /// Publishes the results of `transform` for the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, Result>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, Result>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }

    /// Publishes the results of `transform` for the latest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, Result>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
