// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Something the user does with a pointer or finger.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    /// The events that the gesture needs and what it makes of them; the engine's own.
    func _events() -> [GestureEvent<Value>]
}

/// One kind of event of a gesture.
public struct GestureEvent<Value> {
    let kind: EventKind
    let count: Int
    /// The gesture's value for a payload, and whether the gesture is over.
    let read: (EventPayload) -> (value: Value, isEnd: Bool)?
    var changed: [(Value) -> Void] = []
    var ended: [(Value) -> Void] = []
}

/// A gesture with an action.
public struct _GestureAction<Base: Gesture>: Gesture {
    let base: Base
    let change: ((Base.Value) -> Void)?
    let end: ((Base.Value) -> Void)?

    public func _events() -> [GestureEvent<Base.Value>] {
        base._events().map { event in
            var event = event
            if let change { event.changed.append(change) }
            if let end { event.ended.append(end) }
            return event
        }
    }
}

extension Gesture {
    /// Runs an action when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureAction<Self> {
        _GestureAction(base: self, change: nil, end: action)
    }

    /// Runs an action when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureAction<Self> {
        _GestureAction(base: self, change: action, end: nil)
    }

    /// Keeps a state while the gesture goes on; it returns to its first value afterwards.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _GestureAction<Self> {
        _GestureAction(
            base: self,
            change: { value in
                var transaction = Transaction()
                var current = state.wrappedValue
                body(value, &current, &transaction)
                state.write(current)
            },
            end: { _ in state.reset() })
    }
}

/// One or several taps.
public struct TapGesture: Gesture {
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }

    public func _events() -> [GestureEvent<Void>] {
        [GestureEvent(kind: .click, count: count) { _ in ((), true) }]
    }
}

/// A press that is held, 0.5 s in the browser.
public struct LongPressGesture: Gesture {
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _events() -> [GestureEvent<Bool>] {
        [GestureEvent(kind: .press, count: 1) { _ in (true, true) }]
    }
}

/// A pointer or finger that is pressed and moves.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the motion would end if it were slowed down like a scroll view.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * 0.25, height: translation.height + velocity.height * 0.25)
        }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public func _events() -> [GestureEvent<Value>] {
        [
            GestureEvent(kind: .drag, count: 1) { payload in
                func number(_ index: Int) -> Double { payload[index].points ?? 0 }
                let value = Value(
                    time: Date(), location: CGPoint(x: number(3), y: number(4)),
                    startLocation: CGPoint(x: number(1), y: number(2)),
                    velocity: CGSize(width: number(5), height: number(6)))
                return (value, payload[0].string == "ended")
            }
        ]
    }
}
