// SPDX-License-Identifier: Apache-2.0

/// A gesture that begins with its second part when the first has ended, such as a drag after a long press.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the two gestures.
    @frozen public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended. The second has a value once it has begun.
        case second(First.Value, Second.Value?)
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The gesture that has to end first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// Creates a gesture from two successive gestures.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.join(">")
        First._outline(gesture.first, &outline)
        Second._outline(gesture.second, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let first = First._read(gesture.first, input, memory.part(0))
        let second = Second._read(gesture.second, input, memory.part(1))
        switch (first, second, memory.kept as? First.Value) {
        case (.failed, _, nil), (_, .failed, _): return .failed
        case (.changed(let value), _, _): return .changed(.first(value))
        case (.ended(let value), _, _):
            memory.kept = value
            return .changed(.second(value, nil))
        case (_, .changed(let value), let began?): return .changed(.second(began, value))
        case (_, .ended(let value), let began?): return .ended(.second(began, value))
        default: return nil
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines the gesture with one that begins after this one has ended.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
