// SPDX-License-Identifier: Apache-2.0

/// A gesture of two gestures that are recognized simultaneously. It ends when both are over and at least one has ended.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the two gestures.
    public struct Value {
        /// The value of the first gesture, or `nil` if it has not begun.
        public var first: First.Value?
        /// The value of the second gesture, or `nil` if it has not begun.
        public var second: Second.Value?
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two simultaneous gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.join("&")
        First._outline(gesture.first, &outline)
        Second._outline(gesture.second, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let first = First._read(gesture.first, input, memory.part(0))
        let second = Second._read(gesture.second, input, memory.part(1))
        guard first != nil || second != nil else { return nil }
        var known =
            memory.kept as? (first: _GesturePhase<First.Value>?, second: _GesturePhase<Second.Value>?) ?? (nil, nil)
        known = (first ?? known.first, second ?? known.second)
        memory.kept = known
        let value = Value(first: known.first?.value, second: known.second?.value)
        guard let one = known.first, let other = known.second, one.isOver, other.isOver else {
            // A failure of one gesture is not reported while the other may still begin.
            return value.first == nil && value.second == nil ? nil : .changed(value)
        }
        return value.first == nil && value.second == nil ? .failed : .ended(value)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension _GesturePhase {
    var isOver: Bool { if case .changed = self { false } else { true } }
}

extension Gesture {
    /// Combines the gesture with one that may be active at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
