// SPDX-License-Identifier: Apache-2.0

/// The keyframes of one property with their times and velocities.
@MainActor
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData
    private struct Piece {
        let start: Double
        let duration: Double
        let from: Data
        let to: Data
        let startVelocity: Data
        let endVelocity: Data
        let kind: _KeyframeSegment<Value>.Kind
    }
    private let initial: Value
    private var pieces: [Piece] = []
    let duration: Double

    init(from initial: Value, _ segments: [_KeyframeSegment<Value>]) {
        self.initial = initial
        var time = 0.0
        var place = initial.animatableData
        var velocity = Data.zero
        for (index, segment) in segments.enumerated() {
            let target = segment.to.animatableData
            let seconds = Self.seconds(of: segment, from: place, velocity)
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            var start = velocity
            var end = Data.zero
            switch segment.kind {
            case .move: start = .zero
            case .linear(let curve):
                start = .zero
                end = Self.scaled(target - place, curve.velocity(at: 1) / max(seconds, 0.001))
            case .cubic(let first, let last):
                start = first?.animatableData ?? velocity
                end = last?.animatableData ?? Self.passing(place, target, seconds, next)
            case .spring(let spring, let first):
                start = first?.animatableData ?? velocity
                end = spring.velocity(target: target - place, initialVelocity: start, time: seconds)
            }
            pieces.append(
                Piece(
                    start: time, duration: seconds, from: place, to: target, startVelocity: start, endVelocity: end,
                    kind: segment.kind))
            time += seconds
            if case .spring(let spring, _) = segment.kind, segment.duration != nil {
                place = place + spring.value(target: target - place, initialVelocity: start, time: seconds)
            } else {
                place = target
            }
            velocity = end
        }
        duration = time
    }

    func value(at time: Double) -> Value {
        guard let piece = pieces.last(where: { $0.start <= time }) else { return initial }
        var value = initial
        value.animatableData = Self.place(in: piece, after: time - piece.start)
        return value
    }

    private static func place(in piece: Piece, after time: Double) -> Data {
        let change = piece.to - piece.from
        if case .spring(let spring, _) = piece.kind {
            let time = min(time, piece.duration)
            return piece.from + spring.value(target: change, initialVelocity: piece.startVelocity, time: time)
        }
        guard time < piece.duration, piece.duration > 0 else { return piece.to }
        let part = time / piece.duration
        switch piece.kind {
        case .linear(let curve): return piece.from + scaled(change, curve.value(at: part))
        case .cubic:
            let (square, cube) = (part * part, part * part * part)
            let pushed = scaled(piece.startVelocity, (cube - 2 * square + part) * piece.duration)
            let pulled = scaled(piece.endVelocity, (cube - square) * piece.duration)
            return piece.from + scaled(change, 3 * square - 2 * cube) + pushed + pulled
        case .move, .spring: return piece.to
        }
    }

    /// Returns the length of a segment, at most a day: a place on an endless track is no number.
    private static func seconds(of segment: _KeyframeSegment<Value>, from place: Data, _ velocity: Data) -> Double {
        if let duration = segment.duration { return duration.limited(to: 0...86_400) }
        guard case .spring(let spring, let first) = segment.kind else { return 0 }
        return spring.settlingDuration(
            target: segment.to.animatableData - place, initialVelocity: first?.animatableData ?? velocity
        ).limited(to: 0...86_400)
    }

    /// Returns the velocity of a smooth curve at a keyframe, or zero if the next keyframe is not of the same kind.
    private static func passing(
        _ place: Data, _ target: Data, _ seconds: Double, _ next: _KeyframeSegment<Value>?
    ) -> Data {
        guard let next, case .cubic = next.kind, let more = next.duration, seconds + more > 0 else { return .zero }
        return scaled(next.to.animatableData - place, 1 / (seconds + more))
    }

    private static func scaled(_ data: Data, _ factor: Double) -> Data {
        var copy = data
        copy.scale(by: factor)
        return copy
    }
}
