// SPDX-License-Identifier: Apache-2.0

/// Tracks side by side, or the keyframes of a value that is one number.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public struct _Part {
        let track: _KeyframeTrack<Value>?
        /// Keyframes without a track, and what makes one of those that come one after the other.
        var segments: [Any] = []
        var join: (@MainActor ([Any]) -> _KeyframeTrack<Value>)?
    }

    @MainActor public static func buildExpression<K: Keyframes>(_ keyframes: K) -> [_Part] where K.Value == Value {
        keyframes._tracks.map { _Part(track: $0) }
    }
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> [_Part]
    where K.Value == Value {
        let join: @MainActor ([Any]) -> _KeyframeTrack<Value> = { segments in
            _KeyframeTrack.along(\Value.self, segments.compactMap { $0 as? _KeyframeSegment<K.Value> })
        }
        return [_Part(track: nil, segments: keyframe._segments, join: join)]
    }
    public static func buildBlock(_ parts: [_Part]...) -> [_Part] { Array(parts.joined()) }
    public static func buildOptional(_ parts: [_Part]?) -> [_Part] { parts ?? [] }
    public static func buildEither(first: [_Part]) -> [_Part] { first }
    public static func buildEither(second: [_Part]) -> [_Part] { second }
    public static func buildArray(_ parts: [[_Part]]) -> [_Part] { Array(parts.joined()) }
    @MainActor public static func buildFinalResult(_ parts: [_Part]) -> _KeyframeTracks<Value> {
        var tracks = parts.compactMap(\.track)
        if let join = parts.compactMap(\.join).first { tracks.append(join(parts.flatMap(\.segments))) }
        return _KeyframeTracks(list: tracks)
    }
}

public struct _KeyframeTracks<Value>: Keyframes {
    let list: [_KeyframeTrack<Value>]
    @MainActor public var _tracks: [_KeyframeTrack<Value>] { list }
}

/// Keyframes that come one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(
        _ keyframe: K
    ) -> [_KeyframeSegment<Value>] where K.Value == Value { keyframe._segments }
    public static func buildBlock(_ parts: [_KeyframeSegment<Value>]...) -> [_KeyframeSegment<Value>] {
        Array(parts.joined())
    }
    public static func buildOptional(_ parts: [_KeyframeSegment<Value>]?) -> [_KeyframeSegment<Value>] { parts ?? [] }
    public static func buildEither(first: [_KeyframeSegment<Value>]) -> [_KeyframeSegment<Value>] { first }
    public static func buildEither(second: [_KeyframeSegment<Value>]) -> [_KeyframeSegment<Value>] { second }
    public static func buildArray(_ parts: [[_KeyframeSegment<Value>]]) -> [_KeyframeSegment<Value>] {
        Array(parts.joined())
    }
    public static func buildFinalResult(_ parts: [_KeyframeSegment<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(list: parts)
    }
}

public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let list: [_KeyframeSegment<Value>]
    @MainActor public var _segments: [_KeyframeSegment<Value>] { list }
}
