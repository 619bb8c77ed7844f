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
}
