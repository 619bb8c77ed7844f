// SPDX-License-Identifier: Apache-2.0

extension Gesture {
    /// Performs an action when the gesture has ended. A canceled gesture does not end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Performs an action when the gesture's value changes: at most once per frame, and once per round trip on slow
    /// networks.
    ///
    /// The client applies the effects of the action on offset, scale, rotation and opacity without waiting for the
    /// server.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Transforms the value of the gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Updates a gesture state during the gesture. It is reset when the gesture ends or is canceled.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture with an action for its end. Use `onEnded(_:)` to create one.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the underlying gesture.
    public typealias Value = Content.Value
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.acts = true
        Content._outline(gesture.content, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let phase = Content._read(gesture.content, input, memory)
        if case .ended(let value) = phase, input.probe == nil { gesture.action(value) }
        return phase
    }
}

/// A gesture with an action for changes. Use `onChanged(_:)` to create one.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// The value of the underlying gesture.
    public typealias Value = Content.Value
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.acts = true
        outline.watching { Content._outline(gesture.content, &$0) }
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let phase = Content._read(gesture.content, input, memory.part(0))
        if case .changed(let value) = phase, input.probe == nil, memory.kept as? Value != value {
            memory.kept = value
            gesture.action(value)
        }
        return phase
    }
}

/// A gesture with a transformed value. Use `map(_:)` to create one.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        Content._outline(gesture.content, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Content._read(gesture.content, input, memory)?.map(gesture.transform)
    }
}

/// A gesture that updates a `@GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the underlying gesture.
    public typealias Value = Base.Value
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The underlying gesture.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    private let update: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.keepsState = true
        outline.watching { Base._outline(gesture.base, &$0) }
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard let phase = Base._read(gesture.base, input, memory.part(0)) else { return nil }
        if case .changed(let value) = phase {
            var transaction = Transaction.ofGesture
            var current = gesture.state.current
            gesture.update(value, &current, &transaction)
            if let probe = input.probe {
                gesture.state.lend(current, transaction, to: probe)
                return phase
            }
            memory.keepsState = true
            gesture.state.write(current, transaction)
        } else if memory.keepsState {
            memory.keepsState = false
            // The state is reset after `onEnded`, whose action may read it.
            input.afterwards { gesture.state.reset() }
        }
        return phase
    }
}

extension Transaction {
    static var ofGesture: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        return transaction
    }
}
