// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A press that is held.
///
/// Its value is `true`: as long as it may become a long press, and when it has become one.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// Seconds.
    public var minimumDuration: Double
    /// Points that the finger may move before it is no press any more.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        // Browsers' timers end with 2³¹ ms, and begin at once beyond.
        let milliseconds = min(max(0, gesture.minimumDuration * 1000), 2_000_000_000).rounded()
        outline.add("l", milliseconds, min(max(0, Double(gesture.maximumDistance)), 1_000_000))
    }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Bool>? {
        input.take().map { $0.phase(true) }
    }
}

extension View {
    /// Runs an action when the view is pressed and held.
    ///
    /// - Parameters:
    ///   - minimumDuration: Seconds.
    ///   - maximumDistance: Points the finger may move meanwhile.
    ///   - onPressingChanged: Told when a press begins, and when it is over in whatever way.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressGesture(press: press, action: action, pressing: onPressingChanged))
    }

    /// The spelling of the first years.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// Tells the end of a press that never became a long one, which `updating` and `onEnded` do not.
nonisolated struct PressGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let press: LongPressGesture
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    nonisolated init(press: LongPressGesture, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
        self.press = press
        self.action = action
        self.pressing = pressing
    }

    @MainActor static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        outline.acts = true
        guard gesture.pressing != nil else { return LongPressGesture._outline(gesture.press, &outline) }
        outline.watching { LongPressGesture._outline(gesture.press, &$0) }
    }

    @MainActor static func _read(_ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory) -> _GesturePhase<
        Bool
    >? {
        guard let phase = LongPressGesture._read(gesture.press, input, memory.part(0)) else { return nil }
        if input.probe != nil { return phase }
        if case .changed = phase {
            memory.kept = true
            gesture.pressing?(true)
            return phase
        }
        if case .ended = phase { gesture.action() }
        if memory.kept != nil { gesture.pressing?(false) }
        memory.kept = nil
        return phase
    }
}
