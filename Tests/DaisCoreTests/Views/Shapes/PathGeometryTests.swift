// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Geometry of paths and shapes")
@MainActor
struct PathGeometryTests {
    private let rings = Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }

    private func near(_ a: CGPoint, _ b: CGPoint, _ limit: Double = 1e-6) -> Bool {
        hypot(a.x - b.x, a.y - b.y) < limit
    }

    // MARK: Points inside

    @Test("a point inside two subpaths of one direction is inside, and outside with the even-odd rule")
    func rules() {
        for (point, nonzero, evenOdd) in [
            (CGPoint(x: 10, y: 10), true, true), (CGPoint(x: 50, y: 50), true, false),
            (CGPoint(x: 110, y: 50), false, false), (CGPoint(x: -1, y: 50), false, false),
        ] {
            #expect(rings.contains(point) == nonzero)
            #expect(rings.contains(point, eoFill: true) == evenOdd)
        }
    }

    @Test("a ray through a corner counts the corner once")
    func corners() {
        let diamond = Path {
            $0.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 50)])
        }
        #expect(diamond.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!diamond.contains(CGPoint(x: -10, y: 50), eoFill: true))
        #expect(!diamond.contains(CGPoint(x: 0, y: 0)))
    }

    @Test("points of a circle are inside as their distance from its center says")
    func circle() {
        let disk = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<500 {
            let point = CGPoint(
                x: .random(in: -20...120, using: &generator), y: .random(in: -20...120, using: &generator))
            let distance = hypot(point.x - 50, point.y - 50)
            // A curve is 24 lines, which are at most 0.03 points away from the circle.
            guard abs(distance - 50) > 0.1 else { continue }
            #expect(disk.contains(point) == (distance < 50))
        }
    }

    // MARK: Corners and arcs

    @Test("each corner has its own radius, and radii that do not fit become smaller by one factor")
    func radii() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let path = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 20), style: .circular)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
        #expect(!path.contains(CGPoint(x: 98, y: 38)) && path.contains(CGPoint(x: 1, y: 39)))
        #expect(path.boundingRect == rect)
        var large = Path()
        large.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 60, bottomLeading: 20))
        // 60 and 20 share the height of 40, so both are halved.
        #expect(large.description.hasPrefix("M30 0L100 0"))
    }

    @Test("a rounded rectangle with equal radii is the same path as one with a corner size")
    func equalRadii() {
        let rect = CGRect(x: 5, y: 5, width: 90, height: 60)
        let uneven = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12))
        #expect(uneven.description == Path(roundedRect: rect, cornerSize: CGSize(width: 12, height: 12)).description)
    }

    @Test("an arc between two lines touches both of them")
    func tangents() {
        for end in [CGPoint(x: 60, y: 0), CGPoint(x: -60, y: 0), CGPoint(x: 40, y: -50)] {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 60))
            path.addArc(tangent1End: .zero, tangent2End: end, radius: 10)
            let points = path.polylines.flatMap(\.points)
            let length = hypot(end.x, end.y)
            // The last point is on the second line, and no point is on its far side.
            let last = points[points.count - 1]
            #expect(abs(last.x * end.y - last.y * end.x) / length < 1e-6)
            #expect(last.x * end.x + last.y * end.y > 0)
            #expect(abs(points[1].x) < 1e-6, "the line to the arc is the first one")
            // All points of the arc have the same distance from one center.
            let side: CGFloat = end.x > 0 ? 10 : -10
            let center = CGPoint(x: side, y: points[1].y)
            for point in points.dropFirst() { #expect(abs(hypot(point.x - center.x, point.y - center.y) - 10) < 0.02) }
        }
    }

    @Test("an arc between parallel lines is the line to their common point")
    func parallel() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 60))
        path.addArc(tangent1End: CGPoint(x: 0, y: 30), tangent2End: .zero, radius: 10)
        #expect(path.description == "M0 60L0 30")
        var empty = Path()
        empty.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 10)
        #expect(empty.description == "M3 4")
    }

    @Test("a transform moves the points of an arc between two lines, and not the current point")
    func transformedTangents() {
        let shift = CGAffineTransform(translationX: 100, y: 0)
        var path = Path()
        path.move(to: CGPoint(x: 100, y: 60))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 60, y: 0), radius: 10, transform: shift)
        #expect(near(path.polylines[0].points[1], CGPoint(x: 100, y: 10)))
        #expect(near(path.currentPoint ?? .zero, CGPoint(x: 110, y: 0)))
    }

    // MARK: Changed shapes

    @Test("a changed shape has the data of the shape and of the change")
    func animatableData() {
        var moved = RoundedRectangle(cornerRadius: 4).offset(x: 1, y: 2)
        moved.animatableData = moved.animatableData.scaled(by: 2)
        #expect(moved.offset == CGSize(width: 2, height: 4) && moved.shape.cornerSize.width == 8)
        var turned = Rectangle().rotation(.radians(1), anchor: UnitPoint(x: 0.25, y: 0.5))
        turned.animatableData = turned.animatableData.scaled(by: 2)
        #expect(turned.angle == .radians(2) && turned.anchor == UnitPoint(x: 0.5, y: 1))
        var scaled = Rectangle().scale(x: 2, y: 3)
        scaled.animatableData = scaled.animatableData.scaled(by: 0.5)
        #expect(scaled.scale == CGSize(width: 1, height: 1.5) && scaled.anchor == UnitPoint(x: 0.25, y: 0.25))
        var uneven = UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 3)
        uneven.animatableData = uneven.animatableData.scaled(by: 2)
        #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 2, bottomTrailing: 6))
    }

    @Test("changed shapes have the changed path")
    func changedPaths() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
        #expect(
            Rectangle().offset(x: 3).inset(by: 5).path(in: rect).boundingRect
                == CGRect(x: 8, y: 5, width: 90, height: 40))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(near(turned.origin, CGPoint(x: 25, y: -25)) && abs(turned.width - 50) < 1e-6)
        #expect(
            Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 50, height: 25))
    }

    @Test("a shape of a fixed size is placed by its anchor")
    func sizes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let size = CGSize(width: 20, height: 10)
        func place(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
        #expect(place(Rectangle().size(size)) == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(place(Rectangle().size(size, anchor: .center)) == CGRect(x: 40, y: 20, width: 20, height: 10))
        #expect(
            place(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing))
                == CGRect(x: 80, y: 40, width: 20, height: 10))
    }
}
