// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A press that is held for a minimum duration.
///
/// Its value is true during the press and when the duration has passed.
public struct LongPressGesture: Gesture {
    /// The value is always true.
    public typealias Value = Bool
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The distance, in points, beyond which a movement cancels the press.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture. By default it takes half a second.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        // Browsers limit timers to 2³¹ ms, and fire longer ones at once.
        let milliseconds = min(max(0, gesture.minimumDuration * 1000), 2_000_000_000).rounded()
        outline.add("l", milliseconds, min(max(0, Double(gesture.maximumDistance)), 1_000_000))
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Bool>? {
        input.take().map { $0.phase(true) }
    }
}

extension View {
    /// Performs an action when the view is pressed for a minimum duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration in seconds.
    ///   - maximumDistance: The distance in points beyond which a movement cancels the press.
    ///   - action: The action when the press has lasted long enough.
    ///   - onPressingChanged: A closure called with true when a press begins, and with false when it ends in any way.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressGesture(press: press, action: action, pressing: onPressingChanged))
    }

    /// Performs an action for a long press. It is an older form of the method.
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

/// Reports the end of a press that was too short, which `updating` and `onEnded` do not.
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
