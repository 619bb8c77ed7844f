// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Observation
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

    /// Two squares in the same direction, one inside the other.
    struct Frame: Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addRects([rect, rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)]) }
        }
    }

    @Test("with the even-odd rule, a path, the cut of a gradient and a mask have a hole")
    func evenOdd() {
        let style = FillStyle(eoFill: true)
        #expect(Screen { Frame().fill(.red, style: style) }.styles.contains { $0["fill-rule"] == "evenodd" })
        #expect(!Screen { Frame().fill(.red) }.styles.contains { $0["fill-rule"] != nil })
        let cut = Screen { Frame().fill(.red.gradient, style: style) }.styles.compactMap { $0["mask"] }
        #expect(cut.first?.contains("%3Cpath fill-rule='evenodd' d='M0 0") == true)
        let mask = Screen { Color.red.mask(Frame().fill(.black, style: style)) }.styles.compactMap { $0["mask-image"] }
        #expect(mask.first?.contains("fill-rule='evenodd'") == true)
    }

    @Test("the background of a shape with the even-odd rule has a hole")
    func evenOddBackground() {
        let screen = Screen { Text("A").background(.red, in: Frame(), fillStyle: FillStyle(eoFill: true)) }
        #expect(screen.styles.contains { $0["fill-rule"] == "evenodd" })
    }

    @Test("shadows of a style follow the path, also if a gradient fills it")
    func shadows() {
        let drop = ShadowStyle.drop(color: .red, radius: 4, x: 1, y: 2)
        let plain = Screen { Corner().fill(.blue.shadow(drop)) }
        #expect(plain.styles.contains { $0["filter"] == "drop-shadow(1px 2px 4px var(--red))" })
        let html = Screen { Corner().fill(.blue.gradient.shadow(drop)) }.html
        // A mask would cut the shadow, so the drawing has both.
        #expect(html.contains("<mask x=\"0\"") && html.contains("<foreignObject"))
    }

    @Test("a foreground style with a gradient fills shapes without a style of their own, also around their frames")
    func foreground() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        for screen in [
            Screen { Rectangle().foregroundStyle(gradient) },
            Screen { Rectangle().frame(width: 40, height: 40).foregroundStyle(gradient) },
        ] {
            let style = screen.styles.first { $0["background-image"] != nil }
            #expect(style?["background-image"] == "linear-gradient(180deg,var(--red) 0%,var(--blue) 100%)")
            #expect(!screen.html.contains("paint"))
        }
        #expect(Screen { Corner().foregroundStyle(gradient) }.styles.contains { $0["mask"] != nil })
        let own = Screen { Rectangle().fill(.green).foregroundStyle(gradient) }
        #expect(!own.styles.contains { $0["background-image"] != nil })
    }

    @Test("a foreground style that changes from a color to a gradient draws the shape again")
    func changedForeground() {
        let model = Choice()
        let screen = Screen { Chosen(model: model) }
        #expect(screen.html.contains("<path"))
        model.isGradient = true
        screen.settle()
        #expect(!screen.html.contains("<path"))
        #expect(screen.styles.contains { $0["mask"] != nil })
    }

    @Test("a symbol with a gradient as foreground style cuts it out, and has a color again afterwards")
    func symbol() {
        let model = Choice()
        let screen = Screen { ChosenSymbol(model: model) }
        #expect(!screen.html.contains("<mask"))
        model.isGradient = true
        screen.settle()
        #expect(screen.html.contains("<mask") && screen.html.contains("<use"))
        #expect(screen.styles.contains { $0["color"] == "#fff" })
        model.isGradient = false
        screen.settle()
        #expect(!screen.html.contains("<mask") && !screen.styles.contains { $0["color"] == "#fff" })
    }

    struct ChosenSymbol: View {
        let model: Choice
        var body: some View {
            Image(systemName: "star.fill").frame(width: 40)
                .foregroundStyle(model.isGradient ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.red))
        }
    }

    @Observable final class Choice { var isGradient = false }
    struct Chosen: View {
        let model: Choice
        var body: some View {
            Corner().foregroundStyle(model.isGradient ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.red))
        }
    }

    @Test("dashes of boxes are drawn, so that their lengths and their phase are those that were asked for")
    func dashes() {
        let html = Screen {
            RoundedRectangle(cornerRadius: 10).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        }.html
        #expect(html.contains("<path") && html.contains("data-on=\"measure\""))
    }
}

extension Screen {
    /// The declarations of all elements.
    fileprivate var styles: [[String: String]] {
        settle()
        func all(_ element: Element) -> [[String: String]] {
            let own = element.style.declarations.map { ($0.property, $0.value) }
            return [Dictionary(own) { $1 }] + element.children.flatMap(all)
        }
        return tree.root.children.flatMap(all)
    }
}
