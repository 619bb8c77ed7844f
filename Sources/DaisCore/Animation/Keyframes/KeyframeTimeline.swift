// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The tracks of an animation with keyframes, as a function of time.
@MainActor
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [(duration: Double, write: (inout Value, Double) -> Void)]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks)
    }

    init(_ initial: Value, _ tracks: [_KeyframeTrack<Value>]) {
        self.initial = initial
        self.tracks = tracks.map { $0.begin(initial) }
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// - Parameter time: seconds from the start.
    public func value(time: Double) -> Value {
        var value = initial
        for track in tracks { track.write(&value, time) }
        return value
    }

    /// - Parameter progress: the fraction of the whole time.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// What moves along tracks of keyframes.
public protocol Keyframes<Value> {
    associatedtype Value
    @MainActor var _tracks: [_KeyframeTrack<Value>] { get }
}

/// The keyframes of one property, which come one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    @MainActor var _segments: [_KeyframeSegment<Value>] { get }
}

/// One track, from whatever value it begins with.
public struct _KeyframeTrack<Root> {
    let begin: @MainActor (Root) -> (duration: Double, write: (inout Root, Double) -> Void)
}

/// A sequence of keyframes for one property of the value, or for the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    @MainActor public var _tracks: [_KeyframeTrack<Root>] { [.along(path, content._segments)] }
}

extension _KeyframeTrack {
    @MainActor static func along<Value: Animatable>(
        _ path: WritableKeyPath<Root, Value>, _ segments: [_KeyframeSegment<Value>]
    ) -> _KeyframeTrack {
        _KeyframeTrack { root in
            let course = KeyframeCourse(from: root[keyPath: path], segments)
            return (course.duration, { root, time in root[keyPath: path] = course.value(at: time) })
        }
    }
}
