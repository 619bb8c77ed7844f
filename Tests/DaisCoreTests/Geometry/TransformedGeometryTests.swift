// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Testing

@Suite("Transformed geometry")
struct TransformedGeometryTests {
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test("a transform applies the last operation first, as in Core Graphics")
    func order() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 63))
        let scaled = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 23))
        let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(both == scaled)
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test("an inverse takes a point back, and a transform without an inverse stays as it is")
    func inverse() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let back = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-12 && abs(back.y - 8) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity && !flat.isIdentity)
    }

    @Test("a translation moves points and rectangles, and does not change sizes")
    func translation() {
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(rect.applying(move) == CGRect(x: 11, y: 22, width: 3, height: 4))
        #expect(rect.size.applying(move) == rect.size)
        #expect(rect.size.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGSize(width: 6, height: -4))
    }

    @Test("a transformed rectangle contains its transformed corners")
    func corners() {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(rect.applying(quarter) == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -4, y: 2, width: 3, height: 4))
        let negative = CGRect(x: 4, y: 6, width: -3, height: -4)
        #expect(negative.applying(.identity) == rect)
    }

    @Test("a rectangle without a size to transform stays as it is")
    func special() {
        let transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
        #expect(CGRect.zero.applying(transform) == .zero)
    }

    @Test("equal geometry is equal")
    func equality() {
        #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
        #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
    }

    @Test("line ends and corners have the numbers of Core Graphics")
    func lines() {
        #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
        #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    }
}

@Suite("Paths with transforms")
struct PathTransformTests {
    private let double = CGAffineTransform(scaleX: 2, y: 2)
    private let rect = CGRect(x: 1, y: 1, width: 2, height: 2)

    @Test("a shape that is added with a transform is drawn transformed, and the rest of the path is not")
    func shapes() {
        var path = Path(rect)
        path.addRect(rect, transform: double)
        #expect(path.description == "M1 1L3 1L3 3L1 3ZM2 2L6 2L6 6L2 6Z")
        var ellipse = Path()
        ellipse.addEllipse(in: rect, transform: double)
        #expect(ellipse == Path(ellipseIn: rect).applying(double))
        var rounded = Path()
        rounded.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1), transform: double)
        #expect(rounded == Path(roundedRect: rect, cornerRadius: 1).applying(double))
        var added = Path()
        added.addPath(Path(rect), transform: double)
        added.addRects([rect], transform: double)
        #expect(added.description == "M2 2L6 2L6 6L2 6ZM2 2L6 2L6 6L2 6Z")
    }

    @Test("an arc with a transform goes on from the current point, which is not transformed")
    func arcs() {
        var path = Path()
        path.move(to: CGPoint(x: 9, y: 9))
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false, transform: double)
        #expect(path.description.hasPrefix("M9 9L2 0C"))
        #expect(path.currentPoint.map { abs($0.x) < 1e-9 && abs($0.y - 2) < 1e-9 } == true)
        var first = Path()
        first.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false, transform: double)
        #expect(first.description.hasPrefix("M2 0C"))
    }

    @Test("a relative arc turns by its angle, in its direction")
    func relativeArcs() {
        for degrees in [90.0, -90, 270, -270] {
            var relative = Path()
            relative.addRelativeArc(center: .zero, radius: 2, startAngle: .degrees(10), delta: .degrees(degrees))
            var expected = Path()
            expected.addArc(
                center: .zero, radius: 2, startAngle: .degrees(10), endAngle: .degrees(10 + degrees),
                clockwise: degrees < 0)
            #expect(relative == expected)
        }
    }
}
