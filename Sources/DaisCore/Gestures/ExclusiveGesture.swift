// SPDX-License-Identifier: Apache-2.0

/// Two gestures of which only one can happen; the first comes first. A single tap after a double one waits for it to fail.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never
    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.join("|")
        First._outline(gesture.first, &outline)
        Second._outline(gesture.second, &outline)
    }

    @MainActor public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        let first = First._read(gesture.first, input, memory.part(0))
        let second = Second._read(gesture.second, input, memory.part(1))
        if let first, !first.hasFailed { return first.map { .first($0) } }
        if let second, !second.hasFailed { return second.map { .second($0) } }
        guard first != nil || second != nil else { return nil }
        // It is over when both are.
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
    /// Combines the gesture with one that can only happen if this one does not.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
