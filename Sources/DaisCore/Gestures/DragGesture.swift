// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A gesture that follows a finger, or a pointer with its button pressed.
public struct DragGesture: Gesture {
    /// The position and velocity of a drag.
    public struct Value: Equatable, Sendable {
        /// The time at which the server received the event.
        public var time: Date
        /// The current position, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// The position at the start, in points of the gesture's coordinate space.
        public var startLocation: CGPoint
        /// The velocity in points per second, measured over the last tenth of a second.
        public var velocity: CGSize

        /// The distance from the start, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The position at which the drag would end if it decelerated like a scroll view.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }
        /// The distance from the start at which the drag would end if it decelerated like a scroll view.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.glide,
                height: translation.height + velocity.height * Self.glide)
        }
        /// The deceleration, as the time in seconds that covers the same distance at full speed.
        private static let glide = 0.25
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The distance in points at which the drag begins.
    public var minimumDistance: CGFloat
    /// The coordinate space of the positions.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture. By default it begins after 10 points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture in a coordinate space.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("d", min(max(0, Double(gesture.minimumDistance)), 1_000_000), in: gesture.coordinateSpace)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        input.take().map { report in
            report.phase(
                Value(
                    time: Date(), location: report.point(2), startLocation: report.point(0),
                    velocity: CGSize(width: report[4], height: report[5])))
        }
    }
}
