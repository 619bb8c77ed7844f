// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A gesture of two fingers that rotate.
public struct RotateGesture: Gesture {
    /// The rotation and velocity of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time at which the server received the event.
        public var time: Date
        /// The rotation since the start, clockwise.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The midpoint of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The midpoint of the fingers at the start, in points of the view.
        public var startLocation: CGPoint
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The angle at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture. By default it begins after one degree.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("r", min(abs(gesture.minimumAngleDelta.degrees), 360), in: .local)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
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

/// The older name of ``RotateGesture``. Its value is only the angle.
public struct RotationGesture: Gesture {
    /// The rotation since the start, clockwise.
    public typealias Value = Angle
    /// The angle at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture. By default it begins after one degree.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// A rotate gesture whose value is the angle.
    public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
