// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Masks")
struct MaskTests {
    private func style<Mask: View>(_ mask: Mask, alignment: Alignment = .center) -> StyleSet {
        let screen = Screen { Text("A").mask(alignment: alignment) { mask } }
        return screen.elements(.span)[0].style
    }

    private func image<Mask: View>(_ mask: Mask) -> String {
        (style(mask)["mask-image"] ?? "").removingPercentEncoding ?? ""
    }

    @Test("a stack divides the box: known lengths stay, and the rest is shared")
    func stack() {
        let fade = LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        let style = style(
            VStack(spacing: 0) {
                fade.frame(height: 20)
                Color.black
                Color.black.opacity(0.5)
            })
        #expect(
            style["mask-image"]
                == "linear-gradient(180deg,transparent 0%,#000 100%),linear-gradient(#000 0 0),"
                + "linear-gradient(color-mix(in srgb,#000 50%,transparent) 0 0)")
        #expect(style["mask-size"] == "100% 20px,100% calc(50% + -10px),100% calc(50% + -10px)")
        // 100 % of what is beside an image of 50 % less 10 points is 50 % plus 10 points of the whole.
        #expect(
            style["mask-position"] == "0% 0%,0% 20px,0% calc(100% + 0px)"
                || style["mask-position"] == "0% 0%,0% 20px,0% 100%")
        #expect(style["mask-repeat"] == "no-repeat")
    }

    @Test("a frame has its place in the box; padding insets it")
    func places() {
        let framed = style(Rectangle().frame(width: 40, height: 10), alignment: .topLeading)
        #expect(framed["mask-size"] == "40px 10px")
        #expect(framed["mask-position"] == "0% 0%")
        let centered = style(Rectangle().frame(width: 40, height: 10))
        #expect(centered["mask-position"] == "50% 50%")
        let padded = style(Rectangle().padding(8))
        #expect(padded["mask-size"] == "calc(100% + -16px) calc(100% + -16px)")
        #expect(padded["mask-position"] == "8px 8px")
    }

    @Test("shapes, symbols and texts are images")
    func images() {
        #expect(image(Circle().padding(1)).contains("<circle cx='1' cy='1' r='1'/>"))
        #expect(image(RoundedRectangle(cornerRadius: 9).padding(1)).contains("rx='9'"))
        #expect(image(Circle().fill(.black.opacity(0.25))).contains("fill-opacity='0.25'"))
        #expect(image(Image(systemName: "star.fill").resizable()).contains("viewBox='0 0 24 24'"))
        let text = image(Text("A < B").font(.largeTitle).bold())
        #expect(text.contains("font:700 34px system-ui"))
        #expect(text.contains(">A &lt; B</text>"))
    }

    private struct Card: View {
        var body: some View { Rectangle().padding(4) }
    }

    @Test("a view without state masks with its body, also in a condition")
    func composites() {
        #expect(style(Card())["mask-position"] == "4px 4px")
        #expect(style(Group { if true { Card() } else { EmptyView() } })["mask-position"] == "4px 4px")
        #expect(style(AnyView(Card()))["mask-position"] == "4px 4px")
    }

    @Test("what no image can be leaves the view as it is, and says what can")
    func refused() async {
        let screen = Screen { Text("A").mask { Slider(value: .constant(0.5)) } }
        #expect(screen.elements(.span)[0].style["mask-image"] == nil)
        #expect(screen.text("A").exists)
        let reports = await screen.reports()
        #expect(reports.contains { $0.contains("cannot mask with Slider") && $0.contains("gradients") })
    }

    @Test("a mask without anything in it hides the view")
    func empty() {
        #expect(style(EmptyView())["visibility"] == "hidden")
    }

    @Test("text from a person does not end the image's address")
    func escaping() {
        let style = style(Text(verbatim: "\"'); } </svg>"))
        let css = style["mask-image"] ?? ""
        #expect(!css.dropFirst(5).dropLast(2).contains("\""))
        #expect(!css.contains("}") && !css.contains("<"))
    }

    @Test("what erases is cut out of the one view behind it")
    func erases() {
        let black = "linear-gradient(#000 0 0)"
        let fade = LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        let paint = "linear-gradient(180deg,transparent 0%,#000 100%)"
        let cut = style(Color.black.overlay { fade.blendMode(.destinationOut) })
        #expect(cut["mask-image"] == "\(black),\(paint)")
        #expect(cut["mask-composite"] == "subtract,add")
        let covered = style(
            ZStack {
                Color.black
                fade.blendMode(.destinationOut)
                Color.black.frame(width: 10)
            })
        #expect(covered["mask-image"] == "\(black),\(black),\(paint)")
        #expect(covered["mask-composite"] == "add,subtract,add")
        #expect(style(Color.black)["mask-composite"] == nil)
        #expect(style(Color.black.background { fade.blendMode(.destinationOut) })["mask-image"] == black)
    }

    @Test("two views behind what erases are more than a browser can, so the view has no mask")
    func erasesTwo() {
        let mask = ZStack {
            Color.black
            Circle()
            Color.black.frame(width: 10).blendMode(.destinationOut)
        }
        #expect(style(mask)["mask-image"] == nil)
    }

    @Test("an overlay has the size of the view behind it")
    func overlay() {
        let mask = Color.black.frame(width: 40, height: 20).overlay(alignment: .leading) {
            Color.black.frame(width: 10)
        }
        #expect(style(mask, alignment: .topLeading)["mask-size"] == "10px 20px,40px 20px")
    }
}
