// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Lines around shapes, as shapes")
struct StrokedShapeTests {
    private static let style = StrokeStyle(lineWidth: 4, lineCap: .round)

    @Test("the browser draws the line itself")
    func view() {
        #expect(
            Screen { Circle().stroke(style: Self.style) }.html
                == Screen { Circle().stroke(.foreground, style: Self.style) }.html)
        #expect(Screen { Circle().stroke() }.html == Screen { Circle().stroke(.foreground) }.html)
    }

    @Test("the path of the line is its outline")
    func path() {
        let line = Rectangle().inset(by: 10).stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(line.boundingRect == CGRect(x: 8, y: 8, width: 84, height: 34))
        #expect(line.contains(CGPoint(x: 9, y: 25)) && !line.contains(CGPoint(x: 50, y: 25)))
    }

    @Test("a change of the line is that of its outline")
    func changes() {
        let moved = Rectangle().stroke(lineWidth: 2).offset(x: 5, y: 0).scale(2, anchor: .topLeading)
        let rect = moved.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
        #expect(rect == CGRect(x: 8, y: -2, width: 24, height: 24))
    }
}
