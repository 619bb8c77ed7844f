// SPDX-License-Identifier: Apache-2.0

/// Something the user does with fingers or a pointer.
///
/// The browser recognises it; what it means is decided here. A gesture of one's own is made of others:
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
    /// What the gesture says while it goes on and when it ends.
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// Describes to the browser what to recognise.
    static func _outline(_ gesture: Self, _ outline: inout _GestureOutline)
    /// Makes a value of what one recogniser has seen; `nil` if that does not concern this gesture.
    static func _read(_ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory) -> _GesturePhase<Value>?
}

extension Gesture where Value == Body.Value {
    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) {
        Body._outline(gesture.body, &outline)
    }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Body._read(gesture.body, input, memory)
    }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is recognised by the browser and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// Where a gesture is: it goes on, has ended, or will not be one.
public enum _GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
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

/// A gesture without its type.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    fileprivate let outline: (inout _GestureOutline) -> Void
    fileprivate let read: (_GestureInput, _GestureMemory) -> _GesturePhase<Value>?

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        outline = { T._outline(gesture, &$0) }
        read = { T._read(gesture, $0, $1) }
    }

    public static func _outline(_ gesture: Self, _ outline: inout _GestureOutline) { gesture.outline(&outline) }

    public static func _read(
        _ gesture: Self, _ input: _GestureInput, _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        gesture.read(input, memory)
    }
}
