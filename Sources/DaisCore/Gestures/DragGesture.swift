// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A finger, or a pointer with its button down, that moves.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// When the server heard of it.
        public var time: Date
        /// Where the finger is, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// Points per second, of the last tenth of a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the motion would end if it were slowed down as a scroll view is.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.glide,
                height: translation.height + velocity.height * Self.glide)
        }
        /// Seconds at full speed that slowing down amounts to.
        private static let glide = 0.25
    }
    public typealias Body = Never
    /// Points the finger must go before it is a drag.
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

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.add("d", min(max(0, Double(gesture.minimumDistance)), 1_000_000), in: gesture.coordinateSpace)
    }

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
