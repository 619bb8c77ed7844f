// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The value of an animation with keyframes as a function of time.
@MainActor
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [(duration: Double, write: (inout Value, Double) -> Void)]

    /// Creates a timeline with tracks of keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks)
    }

    init(_ initial: Value, _ tracks: [_KeyframeTrack<Value>]) {
        self.initial = initial
        self.tracks = tracks.map { $0.begin(initial) }
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value at a time in seconds after the start.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.write(&value, time) }
        return value
    }

    /// Returns the value at a fraction of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Tracks of keyframes for a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// The tracks of the animation.
    @MainActor var _tracks: [_KeyframeTrack<Value>] { get }
}

/// Successive keyframes of one property.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
    /// The segments of the track.
    @MainActor var _segments: [_KeyframeSegment<Value>] { get }
}

/// One track, which can start at any value.
public struct _KeyframeTrack<Root> {
    let begin: @MainActor (Root) -> (duration: Double, write: (inout Root, Double) -> Void)
}

/// A track of keyframes for a property of the value, or for the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track for a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// The track itself.
    @MainActor public var _tracks: [_KeyframeTrack<Root>] { [.along(path, content._segments)] }
}

extension _KeyframeTrack {
    @MainActor static func along<Value: Animatable>(
        _ path: WritableKeyPath<Root, Value>, _ segments: [_KeyframeSegment<Value>]
    ) -> _KeyframeTrack {
        _KeyframeTrack { root in
            let curve = KeyframeCurve(from: root[keyPath: path], segments)
            return (curve.duration, { root, time in root[keyPath: path] = curve.value(at: time) })
        }
    }
}
