// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One direction of a transition: the style of the surface while it is away, and its timing.
nonisolated struct PresentationMotion: Hashable, Sendable {
    /// CSS properties while it is away. The key `edge` names the edge of the window that it moves across.
    var away: [String: String] = [:]
    var milliseconds = 420
    var easing = Self.curve

    /// `CURVE` of `Client/start/numbers.js`, as the default duration is its `SHEET_MS`.
    private static let curve = "cubic-bezier(.32,.72,0,1)"

    mutating func join(_ other: PresentationMotion) {
        away.merge(other.away) { $1 }
        milliseconds = max(milliseconds, other.milliseconds)
    }

    mutating func last(_ seconds: Double) {
        // The server stops waiting for the end of an exit after four seconds.
        milliseconds = seconds.isFinite ? Int(clamping: (seconds * 1000).rounded(), in: 0...2000) : 0
    }

    mutating func follow(_ animation: Animation) {
        switch animation.curve {
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            easing = "cubic-bezier(\(x1.css),\(y1.css),\(x2.css),\(y2.css))"
            last(duration / animation.speed)
        case .points(let points, let duration):
            easing = "linear(0,\(points.map(\.css).joined(separator: ",")))"
            last(duration / animation.speed)
        case .spring(let response, let damping, _):
            // The overshoot of a spring with this damping, as a fraction of the distance.
            let overshoot = damping < 1 ? exp(-Double.pi * damping / (1 - damping * damping).squareRoot()) : 0
            easing = overshoot < 0.01 ? Self.curve : "cubic-bezier(.3,\((1 + 4 * overshoot).css),.5,1)"
            last(response / animation.speed)
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("[")
        writer.int(milliseconds)
        writer.raw(",")
        writer.string(easing)
        writer.raw(",{")
        for (index, entry) in away.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { writer.raw(",") }
            writer.string(entry.key)
            writer.raw(":")
            writer.string(entry.value)
        }
        writer.raw("}]")
    }
}
