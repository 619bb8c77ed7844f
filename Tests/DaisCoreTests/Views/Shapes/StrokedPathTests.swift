// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Outlines of strokes")
struct StrokedPathTests {
    /// Returns how often the outline goes around a point, by which the nonzero rule decides.
    private func winding(_ path: Path, _ x: Double, _ y: Double) -> Int {
        path.polylines.flatMap { Polyline(points: $0.points, isClosed: true).lines }.reduce(0) { sum, line in
            let (a, b) = line
            guard (a.y <= y) != (b.y <= y) else { return sum }
            let crossing = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
            return crossing > x ? sum + (b.y > a.y ? 1 : -1) : sum
        }
    }

    private func covers(_ path: Path, _ x: Double, _ y: Double) -> Bool { winding(path, x, y) != 0 }

    private let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)]) }
    private let corner = Path {
        $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    }

    @Test("a line becomes a rectangle of its width")
    func width() {
        let box = line.strokedPath(StrokeStyle(lineWidth: 8)).boundingRect
        #expect(box == CGRect(x: 10, y: 6, width: 40, height: 8))
    }

    @Test("caps go beyond the ends", arguments: [(CGLineCap.butt, 10.0), (.round, 6), (.square, 6)])
    func caps(cap: CGLineCap, left: Double) {
        let path = line.strokedPath(StrokeStyle(lineWidth: 8, lineCap: cap))
        #expect(abs(path.boundingRect.minX - left) < 0.05)
        #expect(covers(path, 6.5, 6.5) == (cap == .square))
    }

    @Test("corners are pointed, round or cut off", arguments: [CGLineJoin.miter, .round, .bevel])
    func joins(join: CGLineJoin) {
        let path = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
        #expect(covers(path, 54.5, 5.5) == (join == .miter))
        #expect(covers(path, 53.2, 6.8) == (join != .bevel))
        #expect(covers(path, 51, 9) && covers(path, 46, 13) && !covers(path, 40, 20))
    }

    @Test("a corner that is too sharp for a miter is cut off")
    func miterLimit() {
        let sharp = Path {
            $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10)])
        }
        #expect(sharp.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 10)).boundingRect.maxX < 106)
        #expect(sharp.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 100)).boundingRect.maxX > 150)
    }

    @Test("a closed path becomes a ring, whose inside is not covered")
    func ring() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(covers(path, 50, 1) && covers(path, 50, -4) && covers(path, 2, 50))
        #expect(!covers(path, 50, 50) && !covers(path, 50, 6) && !covers(path, 50, -6))
    }

    @Test("dashes are separate parts from the phase on, also around corners")
    func dashes() {
        let path = corner.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 5))
        #expect(covers(path, 12, 10) && !covers(path, 17, 10) && covers(path, 22, 10) && !covers(path, 33, 10))
        // The third dash goes from 10 points before the corner to 0, and the next one begins 5 after it.
        #expect(covers(path, 42, 10) && covers(path, 50, 18))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).boundingRect.width == 40)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-9])).boundingRect.width == 40)
    }

    @Test("a line without a width covers nothing, and one without a length only its caps")
    func nothing() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
        let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(
            dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: 3, y: 3, width: 4, height: 4))
    }
}
