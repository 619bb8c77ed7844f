// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Fills of paths")
struct PathFillTests {
    struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: 0))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    @Test("a color fills the drawing itself")
    func color() {
        #expect(Screen { Corner().fill(.red) }.html.contains("<path"))
    }

    @Test("a gradient is painted by the box and cut out by the path")
    func gradient() {
        let screen = Screen {
            Corner().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        #expect(!screen.html.contains("<path"))
        #expect(screen.html.contains("class=\"shape"))
    }

    @Test("a gradient that strokes a path fills a box, and the path cuts its stroke out of that")
    func stroke() {
        let html = Screen {
            Corner().stroke(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 10)
        }.html
        #expect(html.contains("<mask x=\"0\" y=\"0\" width=\"110\" height=\"110\" id=\"dais-stroke-"))
        #expect(html.contains("d=\"M5 5") && html.contains("<foreignObject"))
    }

    @Test("dashes of boxes are drawn, so that their lengths and their phase are those that were asked for")
    func dashes() {
        let html = Screen {
            RoundedRectangle(cornerRadius: 10).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        }.html
        #expect(html.contains("<path") && html.contains("data-on=\"measure\""))
    }
}
