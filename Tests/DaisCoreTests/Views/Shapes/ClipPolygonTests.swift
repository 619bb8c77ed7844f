// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Clipping to shapes of the app")
struct ClipPolygonTests {
    private struct Corners: Shape {
        let radius: CGFloat
        func path(in rect: CGRect) -> Path {
            let radii = CGSize(width: radius, height: radius)
            return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: radii).cgPath)
        }
    }

    private struct Tag: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX + 5, y: 0))
                path.addLine(to: CGPoint(x: rect.maxX - 12, y: rect.midY))
                path.addLine(to: CGPoint(x: 8, y: rect.maxY))
            }
        }
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            }
        }
    }

    private struct Diagonal: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.height, height: 20))
        }
    }

    @Test("a shape without lengths of its own is in percent")
    func proportional() {
        #expect(ClipPolygon.css(Triangle(), isEvenOdd: false) == "polygon(50% 0%,100% 100%,0% 100%)")
    }

    @Test("lengths in points stay as they are in a box of another size, and end in the middle of a smaller one")
    func points() {
        #expect(
            ClipPolygon.css(Tag(), isEvenOdd: true)
                == "polygon(evenodd,calc(50% + 5px) 0%,max(100% - 12px,50%) 50%,min(8px,50%) 100%)")
    }

    @Test("a round corner has its radius in points, also one that is larger than a small box")
    func corner() {
        let css = ClipPolygon.css(Corners(radius: 45), isEvenOdd: false)
        #expect(css.contains("min(45px,50%) 0%") && css.contains("0% min(45px,50%)"))
        #expect(css.contains("100% 0%") && css.contains("100% 100%"))
    }

    @Test("a shape whose width depends on the height scales with the box")
    func other() {
        #expect(ClipPolygon.css(Diagonal(), isEvenOdd: false) == "polygon(0% 0%,100% 0%,100% 20%,0% 20%)")
    }
}
