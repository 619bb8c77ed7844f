// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A gesture of one or several quick taps or clicks.
public struct TapGesture: Gesture {
    /// The gesture has no value.
    public typealias Value = Void
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The number of taps.
    public var count: Int

    /// Creates a tap gesture. By default it takes one tap.
    nonisolated public init(count: Int = 1) { self.count = count }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("t", Double(max(1, gesture.count)))
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Void>? {
        input.take().map { $0.phase(()) }
    }
}

/// A tap gesture with a position.
public struct SpatialTapGesture: Gesture {
    /// The position of a tap.
    public struct Value: Equatable, Sendable {
        /// The position in points of the gesture's coordinate space.
        public var location: CGPoint
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The number of taps.
    public var count: Int
    /// The coordinate space of the position.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture in the local or the global coordinate space.
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a tap gesture in a coordinate space.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("t", Double(max(1, gesture.count)), in: gesture.coordinateSpace)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        input.take().map { $0.phase(Value(location: $0.point(0))) }
    }
}

extension View {
    /// Performs an action when the view is tapped or clicked a number of times.
    ///
    /// If two counts are combined, place the larger one first. A single tap then waits until no second tap follows.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Performs an action with the position of a tap, in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Performs an action with the position of a tap, in points.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
