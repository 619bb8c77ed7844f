// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A gesture of two fingers that move apart or together, or a pinch on a trackpad.
public struct MagnifyGesture: Gesture {
    /// The magnification and velocity of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time at which the server received the event.
        public var time: Date
        /// The magnification: 1 at the start, 2 at twice the distance.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The midpoint of the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The midpoint of the fingers at the start, in points of the view.
        public var startLocation: CGPoint
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The change of the magnification at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture. By default it begins after one percent.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("m", min(max(0, Double(gesture.minimumScaleDelta)), 1000), in: .local)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        input.take().map { report in
            report.phase(
                Value(
                    time: Date(), magnification: report[0], velocity: report[1],
                    startAnchor: UnitPoint(x: report[2], y: report[3]), startLocation: report.point(4)))
        }
    }
}

/// The older name of ``MagnifyGesture``. Its value is only the magnification.
public struct MagnificationGesture: Gesture {
    /// The magnification: 1 at the start, 2 at twice the distance.
    public typealias Value = CGFloat
    /// The change of the magnification at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture. By default it begins after one percent.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// A magnify gesture whose value is the magnification.
    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
