// SPDX-License-Identifier: Apache-2.0

/// An interaction of the user with fingers or a pointer.
///
/// The browser recognizes the gesture, and the server interprets it. Custom gestures are composed of others:
/// ```swift
/// struct Flick: Gesture {
///     let action: () -> Void
///     var body: some Gesture<DragGesture.Value> {
///         DragGesture().onEnded { if $0.predictedEndTranslation.width > 200 { action() } }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value, which changes and the end deliver.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Gesture
    /// The gestures that this gesture is composed of.
    var body: Body { get }

    /// Describes the gesture to the browser.
    static func _outline(_ gesture: Self, _ outline: inout _GestureOutline)
    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    static func _read(_ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory) -> _GesturePhase<Value>?
}

extension Gesture where Value == Body.Value {
    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        Body._outline(gesture.body, &outline)
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Body._read(gesture.body, input, memory)
    }
}

extension Gesture where Body == Never {
    /// Fails, because the browser recognizes the gesture and it has no body.
    public var body: Never { fatalError("\(Self.self) is recognized by the browser and has no body") }
}

extension Never: Gesture {
    /// The gesture never has a value.
    public typealias Value = Never
}

/// A gesture that may be missing. Without one, the view recognizes nothing:
/// ```swift
/// Card(1).gesture(isLocked ? nil : DragGesture().onEnded { move($0.translation) })
/// ```
extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        if let gesture {
            Wrapped._outline(gesture, &outline)
        } else if outline.isCombined {
            // The signs for two gestures need both, so this one is a press that lasts longer than any page.
            outline.add("l", Double(Int32.max), 0)
        }
    }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard let gesture else { return input.take().map { _ in .failed } }
        return Wrapped._read(gesture, input, memory)
    }
}

/// The phase of a gesture: changed, ended or failed.
public enum _GesturePhase<Value> {
    /// The gesture continues with a value.
    case changed(Value)
    /// The gesture has ended with a value.
    case ended(Value)
    /// The gesture has failed or was canceled.
    case failed

    func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .changed(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    /// The gesture has no body, because the browser recognizes it.
    public typealias Body = Never
    fileprivate let outline: (inout _GestureOutline) -> Void
    fileprivate let read: (_GestureInput, _GestureMemory) -> _GesturePhase<Value>?

    /// Creates a type-erased gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        outline = { T._outline(gesture, &$0) }
        read = { T._read(gesture, $0, $1) }
    }

    /// Describes the gesture to the browser.
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) { gesture.outline(&outline) }

    /// Returns the gesture's phase for a report of the browser, or `nil` if the report does not concern it.
    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        gesture.read(input, memory)
    }
}
