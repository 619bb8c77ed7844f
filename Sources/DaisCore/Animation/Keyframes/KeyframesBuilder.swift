// SPDX-License-Identifier: Apache-2.0

/// A result builder for parallel tracks, or for the keyframes of a single animatable value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track, or keyframes without a track.
    public struct _Part {
        let track: _KeyframeTrack<Value>?
        /// Keyframes without a track, and a closure that joins successive ones to a track.
        var segments: [Any] = []
        var join: (@MainActor ([Any]) -> _KeyframeTrack<Value>)?
    }

    /// Returns the tracks.
    @MainActor public static func buildExpression<K: Keyframes>(_ keyframes: K) -> [_Part] where K.Value == Value {
        keyframes._tracks.map { _Part(track: $0) }
    }
    /// Returns keyframes that are joined to a track at the end.
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> [_Part]
    where K.Value == Value {
        let join: @MainActor ([Any]) -> _KeyframeTrack<Value> = { segments in
            _KeyframeTrack.along(\Value.self, segments.compactMap { $0 as? _KeyframeSegment<K.Value> })
        }
        return [_Part(track: nil, segments: keyframe._segments, join: join)]
    }
    /// Joins the parts of all statements.
    public static func buildBlock(_ parts: [_Part]...) -> [_Part] { Array(parts.joined()) }
    /// Returns the parts of an `if` without `else`.
    public static func buildOptional(_ parts: [_Part]?) -> [_Part] { parts ?? [] }
    /// Returns the parts of the first branch.
    public static func buildEither(first: [_Part]) -> [_Part] { first }
    /// Returns the parts of the second branch.
    public static func buildEither(second: [_Part]) -> [_Part] { second }
    /// Joins the parts of a loop.
    public static func buildArray(_ parts: [[_Part]]) -> [_Part] { Array(parts.joined()) }
    /// Returns the tracks, with keyframes outside of tracks joined to one.
    @MainActor public static func buildFinalResult(_ parts: [_Part]) -> _KeyframeTracks<Value> {
        var tracks = parts.compactMap(\.track)
        if let join = parts.compactMap(\.join).first { tracks.append(join(parts.flatMap(\.segments))) }
        return _KeyframeTracks(list: tracks)
    }
}

/// The result of a keyframes builder.
public struct _KeyframeTracks<Value>: Keyframes {
    let list: [_KeyframeTrack<Value>]
    /// The tracks of the animation.
    @MainActor public var _tracks: [_KeyframeTrack<Value>] { list }
}

/// A result builder for successive keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns the segments of a keyframe.
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(
        _ keyframe: K
    ) -> [_KeyframeSegment<Value>] where K.Value == Value { keyframe._segments }
    /// Joins the segments of all statements.
    public static func buildBlock(_ parts: [_KeyframeSegment<Value>]...) -> [_KeyframeSegment<Value>] {
        Array(parts.joined())
    }
    /// Returns the segments of an `if` without `else`.
    public static func buildOptional(_ parts: [_KeyframeSegment<Value>]?) -> [_KeyframeSegment<Value>] { parts ?? [] }
    /// Returns the segments of the first branch.
    public static func buildEither(first: [_KeyframeSegment<Value>]) -> [_KeyframeSegment<Value>] { first }
    /// Returns the segments of the second branch.
    public static func buildEither(second: [_KeyframeSegment<Value>]) -> [_KeyframeSegment<Value>] { second }
    /// Joins the segments of a loop.
    public static func buildArray(_ parts: [[_KeyframeSegment<Value>]]) -> [_KeyframeSegment<Value>] {
        Array(parts.joined())
    }
    /// Returns the sequence of segments.
    public static func buildFinalResult(_ parts: [_KeyframeSegment<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(list: parts)
    }
}

/// The result of a track content builder.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let list: [_KeyframeSegment<Value>]
    /// The segments of the track.
    @MainActor public var _segments: [_KeyframeSegment<Value>] { list }
}
