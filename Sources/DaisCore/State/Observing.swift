// SPDX-License-Identifier: Apache-2.0
import Observation
import Synchronization

/// Tracks what a body reads of `@Observable` models, and can stop: the only file that touches Observation's tracking.
///
/// `withObservationTracking` is one shot and cannot be cancelled: a body evaluated again for another reason leaves its
/// old registration behind (700 B each; after 10,000 evaluations one mutation fired 10,000 callbacks). So every tracked
/// evaluation also reads the canary; changing the canary fires, and thereby drops, the whole registration.
/// A canary costs 1 µs per evaluation, so types start without one and get it the first time a model is read.
final class Canary: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // 0 idle, 1 armed, 2 being dropped; a model may change on any thread while the node is dropping.
    private let state = Atomic<Int>(0)
    private var tick: Int { 0 }

    /// Ends the registration of the previous evaluation.
    func drop() {
        guard state.compareExchange(expected: 1, desired: 2, ordering: .acquiringAndReleasing).exchanged else { return }
        registrar.willSet(self, keyPath: \.tick)
        state.store(0, ordering: .releasing)
    }

    func track<T>(_ apply: () -> T, onChange: @escaping @Sendable () -> Void) -> T {
        drop()
        return withObservationTracking {
            state.store(1, ordering: .releasing)
            registrar.access(self, keyPath: \.tick)
            return apply()
        } onChange: { [weak self] in
            // Fires before the value is stored and on the mutating thread: only mark, never read.
            guard let self,
                self.state.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
            else { return }
            onChange()
        }
    }

    /// Evaluates without a canary and answers whether a model was read: the `onChange` argument is an autoclosure that
    /// is only asked for in that case.
    static func probe<T>(
        _ apply: () -> T, onChange: () -> @Sendable () -> Void
    ) -> (result: T, observed: Bool) {
        var observed = false
        func handler() -> @Sendable () -> Void {
            observed = true
            return onChange()
        }
        let result = withObservationTracking(apply, onChange: handler())
        return (result, observed)
    }
}
