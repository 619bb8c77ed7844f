// SPDX-License-Identifier: Apache-2.0

/// A gesture that succeeds with one of two gestures, preferring the first. A single tap after a double tap waits for
/// the double tap to fail.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that succeeded.
    @frozen public enum Value {
        /// The first gesture succeeded.
        case first(First.Value)
        /// The second gesture succeeded.
        case second(Second.Value)
    }
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The preferred gesture.
    public var first: First
    /// The gesture that can only succeed if the first one fails.
    public var second: Second

    /// Creates a gesture from two gestures, the preferred one first.
    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Describes the gesture to the browser.
    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.join("|")
        First._outline(gesture.first, &outline)
        Second._outline(gesture.second, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let first = First._read(gesture.first, input, memory.part(0))
        let second = Second._read(gesture.second, input, memory.part(1))
        if let first, !first.hasFailed { return first.map { .first($0) } }
        if let second, !second.hasFailed { return second.map { .second($0) } }
        guard first != nil || second != nil else { return nil }
        // It fails when both have failed.
        var failed = memory.kept as? Set<Int> ?? []
        if first != nil { failed.insert(0) }
        if second != nil { failed.insert(1) }
        memory.kept = failed
        return failed.count == 2 ? .failed : nil
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension _GesturePhase {
    var hasFailed: Bool { if case .failed = self { true } else { false } }
}

extension Gesture {
    /// Combines the gesture with one that can only succeed if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
