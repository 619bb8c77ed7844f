// SPDX-License-Identifier: Apache-2.0

/// A state that changes during a gesture and is then reset to its initial value.
///
/// ```swift
/// @GestureState private var drag = CGSize.zero
///
/// Card()
///     .offset(drag)
///     .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
/// ```
/// It is reset however the gesture ends: by its end, by the browser's cancellation, or because its view was removed or
/// disabled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    /// Creates a state with an initial value. It is reset without animation.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
    /// Creates a state with an initial value. It is reset without animation.
    public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

    /// Creates a state that is reset in a transaction, for example with an animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }
    /// Creates a state that is reset in a transaction, for example with an animation.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
    }

    /// Creates a state with a closure that receives the last value and sets the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }
    /// Creates a state with a closure that receives the last value and sets the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        resetting = reset
    }

    /// The current value. It is the initial value while no gesture is active.
    public var wrappedValue: Value { box?.read() ?? initial }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    var current: Value { box?.current ?? initial }

    func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { box?.write(value) }
    }

    @MainActor func lend(_ value: Value, _ transaction: Transaction, to probe: FollowProbe) {
        var back = Transaction()
        resetting(value, &back)
        probe.lend(box, value, transaction.animation, back: back.animation)
    }

    func reset() {
        var transaction = Transaction()
        resetting(current, &transaction)
        withTransaction(transaction) { box?.write(initial) }
    }

    /// Connects the state with its storage in the view tree.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        state.pointee.box = slots.next { StateBox(state.pointee.initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state with the initial value `nil`.
    public init() { self.init(initialValue: nil) }
    /// Creates a state with the initial value `nil` that is reset in a transaction.
    public init(resetTransaction: Transaction) { self.init(initialValue: nil, resetTransaction: resetTransaction) }
    /// Creates a state with the initial value `nil` and a closure that sets the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}
