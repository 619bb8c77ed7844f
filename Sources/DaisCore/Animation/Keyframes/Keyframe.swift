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
    /// Seconds; a spring without takes as long as it needs.
    let duration: Double?
}

/// Goes to a value in equal steps, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// - Parameter duration: seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = _KeyframeSegment(to: to, kind: .linear(timingCurve), duration: duration)
    }
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// Goes to a value along a cubic curve, which joins those of its neighbours smoothly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// - Parameters:
    ///   - duration: seconds.
    ///   - startVelocity: per second; by default that of the keyframe before.
    ///   - endVelocity: per second; by default that of a smooth way through the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = _KeyframeSegment(to: to, kind: .cubic(start: startVelocity, end: endVelocity), duration: duration)
    }
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    /// - Parameters:
    ///   - duration: seconds until the next keyframe begins; by default until the spring stands still.
    ///   - startVelocity: per second; by default that of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segment = _KeyframeSegment(to: to, kind: .spring(spring, start: startVelocity), duration: duration)
    }
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: _KeyframeSegment<Value>

    public init(_ to: Value) { segment = _KeyframeSegment(to: to, kind: .move, duration: 0) }
    public var _segments: [_KeyframeSegment<Value>] { [segment] }
}
