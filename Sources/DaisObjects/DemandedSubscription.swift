// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// Delivers values from a source without back pressure. Values without demand are dropped.
final class DemandedSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var stop: (() -> Void)?
    private let start: (DemandedSubscription) -> () -> Void

    /// Creates a subscription.
    ///
    /// - Parameter start: Starts to observe the source when the first value is demanded, and returns a closure that
    ///   stops.
    init<Downstream: Subscriber>(
        _ downstream: Downstream, start: @escaping (DemandedSubscription) -> () -> Void
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
        self.downstream = AnySubscriber(downstream)
        self.start = start
    }

    func request(_ demand: Subscribers.Demand) {
        let starts: Bool = lock {
            let starts = self.demand == .none && self.stop == nil && downstream != nil && demand > .none
            self.demand += demand
            if starts { self.stop = {} }
            return starts
        }
        guard starts else { return }
        let stop = start(self)
        let ended: Bool = lock {
            guard downstream != nil else { return true }
            self.stop = stop
            return false
        }
        if ended { stop() }
    }

    func deliver(_ value: Output) {
        let receiver: AnySubscriber<Output, Failure>? = lock {
            guard demand > .none, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        end()?.receive(completion: completion)
    }

    func cancel() {
        _ = end()
    }

    private func end() -> AnySubscriber<Output, Failure>? {
        let (receiver, stop): (AnySubscriber<Output, Failure>?, (() -> Void)?) = lock {
            defer {
                downstream = nil
                self.stop = nil
            }
            return (downstream, self.stop)
        }
        stop?()
        return receiver
    }
}
