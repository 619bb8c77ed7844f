// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Two fingers that move apart or together, or the pinch of a touchpad.
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// When the server heard of it.
        public var time: Date
        /// 1 where it began, 2 at twice the distance.
        public var magnification: CGFloat
        /// Magnification per second.
        public var velocity: CGFloat
        /// Where the middle of the fingers was, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where it was in points, in the view.
        public var startLocation: CGPoint
    }
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("m", min(max(0, Double(gesture.minimumScaleDelta)), 1000), in: .local)
    }

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

/// Two fingers that move apart or together, by an earlier name; its value is the magnification alone.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
