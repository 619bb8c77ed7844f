// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Shapes that follow their container")
struct ContainerShapeTests {
    private static let corners = (1...4).map { "var(--corner-\($0),0px)" }.joined(separator: " ")

    @Test("a clip has the corners of the container")
    func clip() {
        let html = Screen { Text("A").clipShape(ContainerRelativeShape()) }.html
        #expect(html == Screen { Text("A").clipShape(.containerRelative) }.html)
        #expect(ContainerRelativeShape()._outline?.radius == Self.corners)
    }

    @Test("the inset of a shape makes the corners smaller, and a least radius limits them")
    func inset() {
        func first(_ shape: some Shape) -> String? {
            shape._outline?.radius.components(separatedBy: ") v").first?.components(separatedBy: " max").first
        }
        #expect(first(ContainerRelativeShape().inset(by: 2)) == "max(0px,var(--corner-1,0px) - 2px)")
        #expect(first(.rect(corners: .concentric(minimum: 12))) == "max(12px,var(--corner-1,0px))")
        #expect(
            first(ConcentricRectangle(corners: .concentric(minimum: .fixed(12))).inset(by: 2))
                == "max(0px,max(12px,var(--corner-1,0px)) - 2px)")
    }

    @Test("fixed corners ignore the container")
    func fixed() {
        let shape = ConcentricRectangle(topLeadingCorner: 8, bottomTrailingCorner: .fixed(4))
        #expect(shape._outline?.radius == "8px 0 4px 0")
        #expect(shape.inset(by: 3)._outline?.radius == "5px 0 1px 0")
    }

    @Test("the container tells the radii of its corners")
    func container() {
        func told(_ shape: some InsettableShape) -> [String] {
            let screen = Screen { Text("A").containerShape(shape) }
            let element = screen.tree.root.descendant { $0.style["--corner-1"] != nil }
            return (1...4).map { element?.style["--corner-\($0)"] ?? "" }
        }
        #expect(told(.rect(cornerRadius: 8)) == ["8px", "8px", "8px", "8px"])
        #expect(told(Rectangle()) == ["0px", "0px", "0px", "0px"])
        #expect(told(Circle()) == ["50%", "50%", "50%", "50%"])
        #expect(
            told(UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 4, topTrailingRadius: 2))
                == ["1px", "2px", "0px", "4px"])
    }

    @Test("a background around the view has the shape of the container outside")
    func outside() {
        let screen = Screen {
            Text("A").containerShape(Capsule()).background(.red, in: .containerRelative)
                .containerShape(.rect(cornerRadius: 8))
        }
        let inner = screen.tree.root.descendant { $0.style["--corner-1"] == "9999px" }
        let outer = screen.tree.root.descendant { $0.style["--corner-1"] == "8px" }
        #expect(inner?.style["border-radius"] == nil)
        #expect(outer?.style["border-radius"] == Self.corners)
    }

    @Test("a path knows no container")
    func path() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(ContainerRelativeShape().inset(by: 1).path(in: rect) == Rectangle().inset(by: 1).path(in: rect))
        #expect(
            ConcentricRectangle(corners: .fixed(4)).path(in: rect).boundingRect
                == RoundedRectangle(cornerRadius: 4).path(in: rect).boundingRect)
    }
}
