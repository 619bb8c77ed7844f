// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("only the named corners are round")
    func corners() {
        let radii = CGSize(width: 20, height: 20)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
        func isFilled(_ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }
        #expect(!isFilled(1, 1))
        #expect(isFilled(99, 1))
        #expect(!isFilled(99, 59))
        #expect(isFilled(1, 59))
        #expect(path.bounds == rect)
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 500, height: 500))
        #expect(Path(all.cgPath) == Path(ellipseIn: rect))
        let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: radii)
        #expect(none.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("an arc turns clockwise on screen")
    func arcs() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.bounds.maxY - 10) < 1e-9)
        #expect(abs(path.bounds.minY) < 1e-9)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.minY + 10) < 1e-9)
    }

    @Test("lines and curves are those of a path")
    func lines() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 20), controlPoint2: CGPoint(x: 1, y: 1))
        path.close()
        path.append(UIBezierPath(ovalIn: rect))
        path.apply(CGAffineTransform(translationX: 1, y: 2))
        let expected = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 10, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
            $0.addCurve(to: .zero, control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 1, y: 1))
            $0.closeSubpath()
            $0.addPath(Path(ellipseIn: rect))
        }
        #expect(Path(path.cgPath) == expected.offsetBy(dx: 1, dy: 2))
        path.removeAllPoints()
        #expect(path.isEmpty)
        path.cgPath = CGPath(rect: rect, transform: nil)
        #expect(path.bounds == rect)
    }

    private struct TopCorners: Shape {
        func path(in rect: CGRect) -> Path {
            Path(
                UIBezierPath(
                    roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
                    cornerRadii: CGSize(width: 24, height: 24)
                ).cgPath)
        }
    }

    @Test("a shape of such a path is drawn")
    @MainActor
    func drawing() {
        let screen = Screen { TopCorners().fill(.red) }
        #expect(screen.html.contains("d=\"M24 0L76 0C"))
    }
}
