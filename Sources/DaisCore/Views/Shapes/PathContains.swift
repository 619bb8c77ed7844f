// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Path {
    /// Returns whether a point is inside the path. Open subpaths count as closed, and a curve as 24 lines.
    ///
    /// ```swift
    /// let disk = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// let isHit = disk.contains(CGPoint(x: 50, y: 50))
    /// ```
    /// - Parameters:
    ///   - p: The point, in the coordinates of the path.
    ///   - eoFill: A Boolean that is `true` if what an even number of subpaths encloses is outside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var turns = 0
        for line in polylines {
            for (a, b) in Polyline(points: line.points, isClosed: true).lines {
                // The ray from the point to the right crosses lines that begin above it and end below, or the reverse.
                // One end counts, so that a ray through a corner crosses one line.
                guard (a.y <= p.y) != (b.y <= p.y) else { continue }
                let side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
                if b.y > a.y, side > 0 { turns += 1 } else if b.y < a.y, side < 0 { turns -= 1 }
            }
        }
        return eoFill ? turns % 2 != 0 : turns != 0
    }
}
