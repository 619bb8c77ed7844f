// SPDX-License-Identifier: Apache-2.0

/// A state that lasts as long as a gesture, and then is what it was at first.
///
/// ```swift
/// @GestureState private var drag = CGSize.zero
///
/// Card()
///     .offset(drag)
///     .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
/// ```
/// It is reset however the gesture ends: released, cancelled by the browser, or because its view went or was disabled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
    public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

    /// - Parameter resetTransaction: How the state goes back, for example with an animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
    }

    /// - Parameter reset: Changes the transaction in which the state goes back, knowing the value it had.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        resetting = reset
    }

    public var wrappedValue: Value { box?.read() ?? initial }
    public var projectedValue: GestureState<Value> { self }

    var current: Value { box?.current ?? initial }

    func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { box?.write(value) }
    }

    @MainActor func lend(_ value: Value, _ transaction: Transaction, to probe: _FollowProbe) {
        var back = Transaction()
        resetting(value, &back)
        probe.lend(box, value, transaction.animation, back: back.animation)
    }

    func reset() {
        var transaction = Transaction()
        resetting(current, &transaction)
        withTransaction(transaction) { box?.write(initial) }
    }

    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        state.pointee.box = slots.next { StateBox(state.pointee.initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
    public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}
