// SPDX-License-Identifier: Apache-2.0
import Observation
import Synchronization

/// Tracks the properties of `@Observable` models that a body reads, and can stop tracking. No other file uses
/// Observation's tracking.
///
/// `withObservationTracking` fires once and cannot be canceled: a body that is evaluated again for another reason
/// leaves its old registration behind (700 bytes each; after 10,000 evaluations one mutation fired 10,000 callbacks).
/// So every tracked evaluation also reads the canary, and changing the canary fires and thereby drops the whole
/// registration. A canary costs 1 µs per evaluation, so a type gets one only after its body has read a model.
final class Canary: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // 0 is idle, 1 armed, 2 being dropped. A model may change on any thread while the node drops the canary.
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
            // This runs on the mutating thread before the value is stored: only mark, never read.
            guard let self,
                self.state.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
            else { return }
            onChange()
        }
    }

    /// Evaluates without a canary and returns whether a model was read: Observation evaluates its `onChange`
    /// autoclosure only in that case.
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
