// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One keyframe of a track.
public struct _KeyframeSegment<Value> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }
    let to: Value
    let kind: Kind
    /// The duration in seconds, or `nil` for a spring that takes as long as it settles.
    let duration: Double?
}

/// A keyframe that interpolates to a value with constant speed or a unit curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// Creates a keyframe with a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = _KeyframeSegment(to: to, kind: .linear(timingCurve), duration: duration)
    }
    /// The keyframe as a segment of a track.
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that interpolates to a value with a cubic curve, smoothly connected with adjacent cubic curves.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The duration in seconds.
    ///   - startVelocity: The velocity per second at the start. The default is that of the previous keyframe.
    ///   - endVelocity: The velocity per second at the end. The default continues smoothly to the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = _KeyframeSegment(to: to, kind: .cubic(start: startVelocity, end: endVelocity), duration: duration)
    }
    /// The keyframe as a segment of a track.
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that interpolates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: The time in seconds until the next keyframe. By default it is the time in which the spring settles.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity per second at the start. The default is that of the previous keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segment = _KeyframeSegment(to: to, kind: .spring(spring, start: startVelocity), duration: duration)
    }
    /// The keyframe as a segment of a track.
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that changes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// Creates a keyframe with a value.
    public init(_ to: Value) { segment = _KeyframeSegment(to: to, kind: .move, duration: 0) }
    /// The keyframe as a segment of a track.
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}
