// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One direction of a transition: the style of the surface while it is away, and its timing.
nonisolated struct PresentationMotion: Hashable, Sendable {
    /// CSS properties while it is away. The key `edge` names the edge of the window that it moves across.
    var away: [String: String] = [:]
    var milliseconds = 420
    var easing = Self.curve
    /// The poses on the way, by the fraction of the time.
    var passing: [Double: [String: String]] = [:]

    /// `CURVE` of `Client/start/numbers.js`, as the default duration is its `SHEET_MS`.
    private static let curve = "cubic-bezier(.32,.72,0,1)"

    mutating func join(_ other: PresentationMotion) {
        away.merge(other.away) { $1 }
        passing.merge(other.passing) { $0.merging($1) { $1 } }
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
            let spring = Spring(response: response, dampingRatio: damping)
            let seconds = min(spring.settlingDuration, 2 * animation.speed)
            easing = Self.linear { spring.value(target: 1.0, time: $0 * seconds) }
            last(seconds / animation.speed)
        }
    }

    /// Approximates a curve with few straight lines, none of which is further than half a percent from it.
    static func linear(_ curve: (Double) -> Double) -> String {
        var points: [(Double, Double)] = []
        func halve(_ a: Double, _ first: Double, _ b: Double, _ last: Double, _ depth: Int) {
            let isOff = [0.25, 0.5, 0.75].contains {
                abs(curve(a + (b - a) * $0) - first - (last - first) * $0) > 0.005
            }
            // The first cuts need no test, because an oscillation can cross its chord just there.
            guard depth < 3 || isOff && depth < 8 else { return points.append((b, last)) }
            let middle = (a + b) / 2, value = curve(middle)
            halve(a, first, middle, value, depth + 1)
            halve(middle, value, b, last, depth + 1)
        }
        halve(0, 0, 1, 1, 0)
        func short(_ value: Double, _ scale: Double) -> String { ((value * scale).rounded() / scale).css }
        return "linear(0,\(points.map { "\(short($1, 1000)) \(short($0 * 100, 100))%" }.joined(separator: ",")))"
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("[")
        writer.int(milliseconds)
        writer.raw(",")
        writer.string(easing)
        writer.raw(",{")
        Self.write(away, to: &writer)
        writer.raw("}]")
    }

    /// The poses on the way as keyframes: `[{"offset":0.7,"scale":"1.05"}]`. The exit passes them in reverse.
    func writePassing(isExit: Bool, to writer: inout JSONWriter) {
        writer.raw("[")
        let poses = passing.map { (isExit ? 1 - $0 : $0, $1) }.sorted { $0.0 < $1.0 }
        for (index, (offset, pose)) in poses.enumerated() {
            writer.raw(index > 0 ? ",{" : "{")
            writer.raw("\"offset\":")
            for byte in offset.css.utf8 { writer.raw(byte) }
            if !pose.isEmpty { writer.raw(",") }
            Self.write(pose, to: &writer)
            writer.raw("}")
        }
        writer.raw("]")
    }

    private static func write(_ pose: [String: String], to writer: inout JSONWriter) {
        for (index, entry) in pose.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { writer.raw(",") }
            writer.string(entry.key)
            writer.raw(":")
            writer.string(entry.value)
        }
    }
}
