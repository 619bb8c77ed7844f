// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// The part of a published property that `WillChange` uses without the type of the value.
class AnyPublishedBox: @unchecked Sendable {
    fileprivate let lock = Lock()
    private var willChange: ObservableObjectPublisher?

    /// The publisher of the enclosing object; `nil` until it is used.
    var owner: ObservableObjectPublisher? {
        get { lock { willChange } }
        set { lock { willChange = newValue } }
    }
}

/// The storage of a published property.
///
/// The lock makes concurrent reads and writes memory-safe, because sessions and background work may share models. It is
/// not held while values are sent or released: both can run user code that calls this class.
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
