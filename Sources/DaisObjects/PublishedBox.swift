// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// The part of a published property that `WillChange` sees without knowing the value's type.
class AnyPublishedBox: @unchecked Sendable {
    fileprivate let lock = Lock()
    private var willChange: ObservableObjectPublisher?

    /// The enclosing object's publisher, once somebody asked for it.
    var owner: ObservableObjectPublisher? {
        get { lock { willChange } }
        set { lock { willChange = newValue } }
    }
}

/// The storage of a published property.
///
/// The lock makes concurrent reads and writes memory-safe, as models may be shared by sessions and background work.
/// Nothing is sent and no user value is released while it is held: both can run user code that comes back here.
final class PublishedBox<Value>: AnyPublishedBox, @unchecked Sendable {
    private var value: Value
    private var values: CurrentValueSubject<Value, Never>?
    private var inputs: [AnyCancellable] = []

    init(_ value: Value) {
        self.value = value
    }

    var current: Value {
        lock { value }
    }

    func publish(_ newValue: Value) {
        owner?.send()
        lock { values }?.send(newValue)
        var replacement = newValue
        lock { swap(&value, &replacement) }
    }

    func subject() -> CurrentValueSubject<Value, Never> {
        lock {
            if let values { return values }
            let created = CurrentValueSubject<Value, Never>(value)
            values = created
            return created
        }
    }

    func keep(_ input: AnyCancellable) {
        lock { inputs.append(input) }
    }
}
