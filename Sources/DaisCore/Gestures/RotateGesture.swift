// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Two fingers that turn around each other.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// When the server heard of it.
        public var time: Date
        /// How far they have turned, clockwise.
        public var rotation: Angle
        /// Angle per second.
        public var velocity: Angle
        /// Where the middle of the fingers was, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where it was in points, in the view.
        public var startLocation: CGPoint
    }
    public typealias Body = Never
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("r", min(abs(gesture.minimumAngleDelta.degrees), 360), in: .local)
    }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        input.take().map { report in
            report.phase(
                Value(
                    time: Date(), rotation: .degrees(report[0]), velocity: .degrees(report[1]),
                    startAnchor: UnitPoint(x: report[2], y: report[3]), startLocation: report.point(4)))
        }
    }
}

/// Two fingers that turn around each other, by an earlier name; its value is the angle alone.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
