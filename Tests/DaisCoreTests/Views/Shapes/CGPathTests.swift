// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@Suite("Paths of Core Graphics")
struct CGPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test("a path of Core Graphics has the elements of the same path of SwiftUI")
    func elements() {
        #expect(Path(CGPath(rect: rect, transform: nil)) == Path(rect))
        #expect(Path(CGPath(ellipseIn: rect, transform: nil)) == Path(ellipseIn: rect))
        let rounded = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 4, transform: nil)
        #expect(Path(rounded) == Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4)))
        #expect(Path(Path(rect).cgPath) == Path(rect))
    }

    @Test("a transform moves all points")
    func transforms() {
        var move = CGAffineTransform(translationX: 5, y: 0)
        #expect(Path(CGPath(rect: rect, transform: &move)) == Path(rect.offsetBy(dx: 5, dy: 0)))
        #expect(CGPath(rect: rect, transform: nil).copy(using: &move)?.boundingBox == rect.offsetBy(dx: 5, dy: 0))
    }

    @Test("each call of a mutable path adds what the call of SwiftUI adds")
    func mutable() {
        let (a, b, c) = (CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4), CGPoint(x: 5, y: 60))
        let path = CGMutablePath()
        path.move(to: a)
        path.addLine(to: b)
        path.addQuadCurve(to: a, control: c)
        path.addCurve(to: b, control1: a, control2: c)
        path.addArc(center: c, radius: 9, startAngle: 0, endAngle: .pi, clockwise: true)
        path.addRelativeArc(center: a, radius: 3, startAngle: 1, delta: 2)
        path.addArc(tangent1End: a, tangent2End: b, radius: 4)
        path.closeSubpath()
        path.addLines(between: [a, c])
        path.addRects([rect])
        path.addEllipse(in: rect)
        path.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 3)
        path.addPath(CGPath(rect: rect, transform: nil), transform: CGAffineTransform(scaleX: 2, y: 2))
        let expected = Path {
            $0.move(to: a)
            $0.addLine(to: b)
            $0.addQuadCurve(to: a, control: c)
            $0.addCurve(to: b, control1: a, control2: c)
            $0.addArc(center: c, radius: 9, startAngle: .zero, endAngle: .radians(.pi), clockwise: true)
            $0.addRelativeArc(center: a, radius: 3, startAngle: .radians(1), delta: .radians(2))
            $0.addArc(tangent1End: a, tangent2End: b, radius: 4)
            $0.closeSubpath()
            $0.addLines([a, c])
            $0.addRects([rect])
            $0.addEllipse(in: rect)
            $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
            $0.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 2))
        }
        #expect(Path(path) == expected)
        #expect(path.currentPoint == expected.currentPoint)
    }

    @Test("a copy does not follow later changes")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(rect)
        let copy = try #require(path.copy())
        let shown = Path(path)
        path.addLine(to: .zero)
        #expect(copy.boundingBox == rect)
        #expect(shown == Path(rect))
        #expect(copy != path)
        #expect(copy == CGPath(rect: rect, transform: nil))
        #expect(Set([copy, CGPath(rect: rect, transform: nil)]).count == 1)
        #expect(CGMutablePath().isEmpty)
    }

    @Test("the box of a path has no control points, and the bounding box has them")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
        path.closeSubpath()
        path.addCurve(to: CGPoint(x: 0, y: -10), control1: CGPoint(x: -80, y: 0), control2: CGPoint(x: -80, y: -10))
        #expect(path.boundingBoxOfPath == CGRect(x: -60, y: -10, width: 160, height: 50))
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        let turned = Path(ellipseIn: rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.boundingRect.width - 50) < 0.1)
    }

    @Test("the rule decides about subpaths inside others")
    func containing() {
        let path = CGMutablePath()
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        let center = CGPoint(x: rect.midX, y: rect.midY)
        #expect(path.contains(center))
        #expect(!path.contains(center, using: .evenOdd))
        #expect(!path.contains(center, transform: CGAffineTransform(translationX: 500, y: 0)))
    }

    @Test("a closure receives each element with its points")
    func applying() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.addQuadCurve(to: CGPoint(x: 6, y: 6), control: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 7, y: 7))
        path.closeSubpath()
        var kinds: [CGPathElementType] = []
        var found: [CGFloat] = []
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
        ]
        path.applyWithBlock { element in
            kinds.append(element.pointee.type)
            for index in 0..<(counts[element.pointee.type] ?? 0) { found.append(element.pointee.points[index].x) }
        }
        #expect(kinds == [.moveToPoint, .addCurveToPoint, .addQuadCurveToPoint, .addLineToPoint, .closeSubpath])
        #expect(found == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test("a stroked copy is the outline of the line")
    func stroking() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        let outline = line.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBox == CGRect(x: 0, y: 7, width: 40, height: 6))
    }
}
