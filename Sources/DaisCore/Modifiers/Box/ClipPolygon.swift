// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape as a polygon of CSS, in which each length is a share of the box and a number of points. A curve becomes 24
/// lines.
nonisolated struct ClipPolygon {
    private struct Length {
        let share: CGFloat
        let points: CGFloat

        /// A distance from an edge never reaches beyond the middle, as radii that are too large for the box.
        var css: String {
            let percent = "\((share * 100).css)%"
            if abs(points) < 0.01 { return percent }
            if abs(share) < 1e-4, points > 0 { return "min(\(points.px),50%)" }
            if abs(share - 1) < 1e-4, points < 0 { return "max(100% - \((-points).px),50%)" }
            return "calc(\(percent) \(points < 0 ? "-" : "+") \(abs(points).px))"
        }
    }

    private let lines: [[(x: Length, y: Length)]]

    static func css(_ shape: some Shape, isEvenOdd: Bool) -> String {
        func lines(_ width: CGFloat, _ height: CGFloat) -> [[CGPoint]] {
            shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).polylines.map(\.points)
        }
        let small = lines(100, 100)
        let scaled = ClipPolygon(
            lines: small.map {
                $0.map { point in
                    (Length(share: point.x / 100, points: 0), Length(share: point.y / 100, points: 0))
                }
            })
        let square = lines(300, 300)
        if scaled.holds(square, 300, 300), scaled.holds(lines(500, 300), 500, 300) {
            return scaled.css(isEvenOdd: isEvenOdd)
        }
        // Two sizes tell how each length grows, and a third one tells whether that is all.
        let grown = zip(square, lines(500, 500)).map { small, large in
            zip(small, large).map { small, large in
                (length(small.x, large.x), length(small.y, large.y))
            }
        }
        let fitted = ClipPolygon(lines: grown)
        let isExact = fitted.holds(square, 300, 300) && fitted.holds(lines(460, 380), 460, 380)
        return (isExact ? fitted : scaled).css(isEvenOdd: isEvenOdd)
    }

    private static func length(_ small: CGFloat, _ large: CGFloat) -> Length {
        let share = (large - small) / 200
        return Length(share: share, points: small - 300 * share)
    }

    private func holds(_ seen: [[CGPoint]], _ width: CGFloat, _ height: CGFloat) -> Bool {
        guard seen.map(\.count) == lines.map(\.count) else { return false }
        return zip(seen, lines).allSatisfy { seen, line in
            zip(seen, line).allSatisfy { point, place in
                abs(place.x.share * width + place.x.points - point.x) < 0.05
                    && abs(place.y.share * height + place.y.points - point.y) < 0.05
            }
        }
    }

    private func css(isEvenOdd: Bool) -> String {
        guard let first = lines.first?.first else { return "polygon(0 0)" }
        // A polygon of CSS has one line. From the end of each part it goes back to the start of the first one, so that
        // every line between two parts is drawn in both directions and separates nothing.
        let points = lines.count == 1 ? lines[0] : lines.flatMap { $0 + [$0[0], first] }
        let list = points.map { "\($0.x.css) \($0.y.css)" }.joined(separator: ",")
        return "polygon(\(isEvenOdd ? "evenodd," : "")\(list))"
    }
}
