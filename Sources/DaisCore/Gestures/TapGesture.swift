// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One tap or click, or several in quick succession.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("t", Double(max(1, gesture.count)))
    }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Void>? {
        input.take().map { $0.phase(()) }
    }
}

/// Taps that say where they were.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// Points, in the gesture's coordinate space.
        public var location: CGPoint
    }
    public typealias Body = Never
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("t", Double(max(1, gesture.count)), in: gesture.coordinateSpace)
    }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        input.take().map { $0.phase(Value(location: $0.point(0))) }
    }
}

extension View {
    /// Runs an action when the view is tapped or clicked, or several times in quick succession.
    ///
    /// Where both are wanted the larger `count` comes first; a single tap then waits until no second one follows.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action with the place of a tap, in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action with the place of a tap, in points.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
