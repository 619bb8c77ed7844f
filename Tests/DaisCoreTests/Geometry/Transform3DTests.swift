// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Testing

@Suite("Transforms of three dimensions")
struct Transform3DTests {
    private func isNear(_ a: ProjectionTransform, _ b: ProjectionTransform) -> Bool {
        func cells(_ t: ProjectionTransform) -> [CGFloat] {
            [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
        }
        return zip(cells(a), cells(b)).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    @Test("a rotation around the axis that leaves the page is that of an affine transform")
    func plane() {
        let turned = ProjectionTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
        #expect(isNear(turned, ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(ProjectionTransform(CATransform3DMakeAffineTransform(affine)) == ProjectionTransform(affine))
    }

    @Test("a rotation around an axis of the page makes a view narrower, and perspective divides by its depth")
    func depth() {
        let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        #expect(abs(turned.m11 - 0.5) < 1e-12 && turned.m22 == 1 && turned.isAffine)
        var lens = CATransform3DIdentity
        lens.m34 = -1 / 500
        let tilted = ProjectionTransform(CATransform3DRotate(lens, .pi / 3, 0, 1, 0))
        #expect(abs(tilted.m13 - sin(.pi / 3) / 500) < 1e-12)
    }

    @Test("operations apply before the transform that they are given")
    func order() {
        let scaled = CATransform3DMakeScale(2, 3, 4)
        let moved = CATransform3DTranslate(scaled, 10, 20, 30)
        #expect([moved.m41, moved.m42, moved.m43] == [20, 60, 120])
        #expect(CATransform3DConcat(CATransform3DMakeTranslation(10, 20, 30), scaled) == moved)
        #expect(CATransform3DScale(CATransform3DIdentity, 2, 3, 4) == scaled)
        #expect(CATransform3DEqualToTransform(scaled, CATransform3DMakeScale(2, 3, 4)))
    }

    @Test("the identity changes nothing, and a rotation without an axis is one")
    func identity() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
    }
}
